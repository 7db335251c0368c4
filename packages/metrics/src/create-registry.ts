import { collectDefaultMetrics, Registry } from "prom-client";

/** Creates the registry of a process, with Node's own metrics: CPU, memory, event loop lag, garbage collection. */
export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

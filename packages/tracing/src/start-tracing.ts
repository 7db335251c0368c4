import type { Tracing } from "./tracing.ts";

let started: Tracing | undefined;

/** The tracing of this process; undefined where nothing is traced. */
export function getTracing(): Tracing | undefined {
  return started;
}

/**
 * Begins to trace this process. The SDK of OpenTelemetry is loaded only now, and reads its standard environment variables.
 *
 * @example
 * if (config.tracing) await startTracing("zodiac-api");
 */
export async function startTracing(serviceName: string): Promise<Tracing> {
  const { createTracing } = await import("./create-tracing.ts");
  started = createTracing(serviceName);
  return started;
}

import { createServer, type Server } from "node:http";
import type { PaymentIssues, Reconciliation } from "@zodiac-at-work/payments";
import { Counter, Gauge, Registry } from "prom-client";

/** Figures for Prometheus. */
export interface Metrics {
  registry: Registry;
  observe(reconciliation: Reconciliation, trouble: PaymentIssues): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const trouble = new Gauge({
    name: "payments_trouble",
    help: "Payments or users that somebody should look at, by kind; alert when above 0",
    labelNames: ["kind"],
    registers,
  });
  const done = new Counter({
    name: "payments_reconciled_total",
    help: "What the reconciler did, by kind",
    labelNames: ["kind"],
    registers,
  });
  const finishedAt = new Gauge({
    name: "payments_reconciled_at_seconds",
    help: "When the reconciler last finished, in seconds since 1970; alert when older than ten minutes",
    registers,
  });
  return {
    registry,
    observe(reconciliation, found) {
      for (const [kind, count] of Object.entries(found)) trouble.set({ kind }, count);
      for (const [kind, count] of Object.entries(reconciliation)) done.inc({ kind }, count);
      finishedAt.setToCurrentTime();
    },
  };
}

/** Serves the figures at every path; port 0 takes a free one. */
export async function serveMetrics(
  { registry }: Metrics,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer((_, response) => {
    void registry.metrics().then((text) => response.setHeader("content-type", registry.contentType).end(text));
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));
  return server;
}

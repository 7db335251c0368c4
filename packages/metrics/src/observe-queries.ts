import { Histogram, type Registry } from "prom-client";

/** Registers the duration of database queries by name. Returns what receives each query when it ends. */
export function createQueryDurations(registry: Registry): (name: string, seconds: number) => void {
  const duration = new Histogram({
    name: "database_query_duration_seconds",
    help: "Duration of database queries, by verb and first table",
    labelNames: ["query"],
    buckets: [0.001, 0.01, 0.1, 1, 10],
    registers: [registry],
  });
  return (query, seconds) => duration.observe({ query }, seconds);
}

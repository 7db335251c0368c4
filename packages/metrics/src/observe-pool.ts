import { Gauge, type Registry } from "prom-client";

/** The connections of a database pool at one time. */
export interface PoolCounts {
  active: number;
  idle: number;
  /** Queries that wait for a connection. */
  waiting: number;
}

/** Registers the metrics of a database pool. The counts are read at each scrape. */
export function observePool(registry: Registry, readCounts: () => PoolCounts): void {
  new Gauge({
    name: "database_pool_connections",
    help: "Open database connections by state",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      const { active, idle } = readCounts();
      this.set({ state: "active" }, active);
      this.set({ state: "idle" }, idle);
    },
  });
  new Gauge({
    name: "database_pool_waiting_queries",
    help: "Queries that wait for a database connection",
    registers: [registry],
    collect() {
      this.set(readCounts().waiting);
    },
  });
}

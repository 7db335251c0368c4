export { createRegistry } from "./create-registry.ts";
export { observePool, type PoolCounts } from "./observe-pool.ts";
export { type MetricsAddress, serveMetrics } from "./serve-metrics.ts";

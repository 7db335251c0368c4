export { createProviderErrors } from "./create-provider-errors.ts";
export { createRegistry } from "./create-registry.ts";
export { observePool, type PoolCounts } from "./observe-pool.ts";
export { createQueryDurations } from "./observe-queries.ts";
export { type MetricsAddress, serveMetrics } from "./serve-metrics.ts";

export { queryName } from "./query-name.ts";
export { getTracing, startTracing } from "./start-tracing.ts";
export type { RequestTrace, Tracing } from "./tracing.ts";

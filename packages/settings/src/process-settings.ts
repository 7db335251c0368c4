import type { SharedValues } from "./variables.ts";

/** What every process of the product reads from its environment. */
export interface ProcessSettings {
  databaseUrl: string;
  logLevel: string;
  /** Where Prometheus finds the metrics; null where they are not served. */
  metrics: { host: string; port: number } | null;
}

/** Reads the settings of a process from its checked variables. */
export function readProcessSettings(
  variables: SharedValues<"DATABASE_URL" | "LOG_LEVEL" | "METRICS_HOST" | "METRICS_PORT">,
): ProcessSettings {
  const { DATABASE_URL, LOG_LEVEL, METRICS_HOST, METRICS_PORT } = variables;
  return {
    databaseUrl: DATABASE_URL,
    logLevel: LOG_LEVEL,
    metrics: METRICS_PORT === undefined ? null : { host: METRICS_HOST, port: METRICS_PORT },
  };
}

import type { SharedValues } from "./variables.ts";

/** What every process of the product reads from its environment. */
export interface ProcessSettings {
  databaseUrl: string;
  logLevel: string;
  /** Where Prometheus finds the metrics; null where they are not served. */
  metrics: { host: string; port: number } | null;
  /** Whether there is a receiver of traces. */
  tracing: boolean;
}

/** Reads the settings of a process from its checked variables. */
export function readProcessSettings(
  variables: SharedValues<
    | "DATABASE_URL"
    | "LOG_LEVEL"
    | "METRICS_HOST"
    | "METRICS_PORT"
    | "OTEL_EXPORTER_OTLP_ENDPOINT"
    | "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"
    | "OTEL_SDK_DISABLED"
  >,
): ProcessSettings {
  const { DATABASE_URL, LOG_LEVEL, METRICS_HOST, METRICS_PORT, OTEL_SDK_DISABLED } = variables;
  const receiver = variables.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? variables.OTEL_EXPORTER_OTLP_ENDPOINT;
  return {
    databaseUrl: DATABASE_URL,
    logLevel: LOG_LEVEL,
    metrics: METRICS_PORT === undefined ? null : { host: METRICS_HOST, port: METRICS_PORT },
    tracing: receiver !== undefined && OTEL_SDK_DISABLED !== "true",
  };
}

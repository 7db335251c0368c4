import { z } from "zod";
import { databaseUrl, logLevel, portNumber } from "./variables.ts";

/** What every process of the product reads from its environment. */
export interface ProcessSettings {
  databaseUrl: string;
  logLevel: string;
  /** Where Prometheus finds the metrics; null where they are not served. */
  metrics: { host: string; port: number } | null;
}

/** The variables of `ProcessSettings`, for the schema of an app. */
export const processVariables = {
  NODE_ENV: z.enum(["production", "development", "test"], "is not production, development or test").optional(),
  DATABASE_URL: databaseUrl,
  LOG_LEVEL: logLevel,
  // Metrics are not for the public: loopback, unless the address of a private network is set.
  METRICS_HOST: z.string().default("127.0.0.1"),
  METRICS_PORT: portNumber.optional(),
};

/** Reads the settings of a process from its checked variables. */
export function readProcessSettings(variables: {
  DATABASE_URL: string;
  LOG_LEVEL: string;
  METRICS_HOST: string;
  METRICS_PORT?: number | undefined;
}): ProcessSettings {
  const { DATABASE_URL, LOG_LEVEL, METRICS_HOST, METRICS_PORT } = variables;
  return {
    databaseUrl: DATABASE_URL,
    logLevel: LOG_LEVEL,
    metrics: METRICS_PORT === undefined ? null : { host: METRICS_HOST, port: METRICS_PORT },
  };
}

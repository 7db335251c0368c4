import { type PaymentSettings, paymentProblems, paymentVariables, readPaymentSettings } from "@zodiac-at-work/payments";
import { databaseUrl, type Environment, logLevel, portNumber, readSettings } from "@zodiac-at-work/settings";
import { z } from "zod";

/** What the environment says, checked. This is the only file that reads it. */
export interface Config {
  databaseUrl: string;
  logLevel: string;
  /** Null where payments are not set up, which only a laptop may be. */
  payments: PaymentSettings | null;
  /** Where figures for Prometheus are served; null where they are not. */
  metrics: { host: string; port: number } | null;
}

/**
 * Reads the settings.
 *
 * @throws {SettingsError}
 */
export function readConfig(environment: Environment = process.env): Config {
  const { settings, env } = readSettings(environment, schema, paymentProblems);
  const { DATABASE_URL, LOG_LEVEL, METRICS_HOST, METRICS_PORT } = settings;
  return {
    databaseUrl: DATABASE_URL,
    logLevel: LOG_LEVEL,
    payments: readPaymentSettings(env),
    metrics: METRICS_PORT === undefined ? null : { host: METRICS_HOST, port: METRICS_PORT },
  };
}

const schema = z.object({
  DATABASE_URL: databaseUrl,
  LOG_LEVEL: logLevel,
  // Figures about the business are for whoever runs it: loopback, unless told to listen on a private network.
  METRICS_HOST: z.string().default("127.0.0.1"),
  METRICS_PORT: portNumber.optional(),
  ...paymentVariables,
});

import { createDb, type Db } from "@zodiac-at-work/db";
import { createStripe } from "@zodiac-at-work/payments";
import { type Logger, pino } from "pino";
import type Stripe from "stripe";
import type { Config } from "./config.ts";
import { createMetrics, type Metrics } from "./metrics.ts";

/** All that the tasks work with. */
export interface Surroundings {
  db: Db;
  /** The way to the payment provider, where payments are set up. */
  stripe: Stripe | null;
  logger: Logger;
  metrics: Metrics;
}

export function openSurroundings({ databaseUrl, logLevel, payments }: Config): Surroundings {
  const logger = pino({
    level: logLevel,
    formatters: { level: (label) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
    base: undefined,
    serializers: { err: errorInBrief },
  });
  const db = createDb(databaseUrl, {
    applicationName: "worker",
    onIdleConnectionLost: (err) => logger.warn({ err }, "lost an idle database connection"),
  });
  const stripe = payments && createStripe({ secretKey: payments.secretKey, apiBase: payments.sandboxUrl });
  return { db, stripe, logger, metrics: createMetrics() };
}

/** PostgreSQL puts a row's values into other fields of its errors. */
function errorInBrief(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  return {
    type: error.name,
    message: error.message,
    code: "code" in error ? error.code : undefined,
    stack: error.stack,
  };
}

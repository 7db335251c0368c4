import { createDb, type Db } from "@zodiac-at-work/db";
import { createLogger } from "@zodiac-at-work/log";
import { createStripe } from "@zodiac-at-work/payments";
import type { Logger } from "pino";
import type Stripe from "stripe";
import type { Config } from "./config.ts";
import { createMetrics, type Metrics } from "./metrics.ts";

/** The dependencies of the tasks. */
export interface Dependencies {
  db: Db;
  /** Null if payments are not configured. */
  stripe: Stripe | null;
  logger: Logger;
  metrics: Metrics;
}

export function createDependencies({ databaseUrl, logLevel, payments }: Config): Dependencies {
  const logger = createLogger(logLevel);
  const db = createDb(databaseUrl, {
    applicationName: "worker",
    onIdleConnectionLost: (err) => logger.warn({ err }, "lost an idle database connection"),
  });
  const stripe = payments && createStripe({ secretKey: payments.secretKey, apiBase: payments.sandboxUrl });
  return { db, stripe, logger, metrics: createMetrics(db) };
}

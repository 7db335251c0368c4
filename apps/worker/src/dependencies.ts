import { createDb, DatabaseUnavailableError, type Db, explainDatabaseError } from "@zodiac-at-work/db";
import { createLogger } from "@zodiac-at-work/log";
import { createStripe } from "@zodiac-at-work/payments";
import type { RetentionSettings } from "@zodiac-at-work/settings";
import { getTracing } from "@zodiac-at-work/tracing";
import type { Logger } from "pino";
import type Stripe from "stripe";
import { type ArticlesContext, chooseWriter } from "./articles/context.ts";
import { databaseMeter } from "./articles/model-meter.ts";
import { type Config, readConfig } from "./config.ts";
import { CommandError } from "./exit-code.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { systemClock } from "./openings/clock.ts";
import type { OpeningsContext } from "./openings/context.ts";
import { whyNotFetched } from "./openings/fetch/fetch-settings.ts";
import { createFetcher } from "./openings/fetch/fetcher.ts";

/** The dependencies of the tasks. */
export interface Dependencies {
  db: Db;
  /** Null if payments are not configured. */
  stripe: Stripe | null;
  /** Null if the settings do not say where openings are fetched from. */
  openings: OpeningsContext | null;
  articles: ArticlesContext;
  /** For how many days old records are kept. */
  retention: RetentionSettings;
  logger: Logger;
  metrics: Metrics;
}

export function createDependencies(config: Config): Dependencies {
  const { databaseUrl, logLevel, payments, fetching, articleModel, retention } = config;
  const tracing = getTracing();
  const logger = createLogger(logLevel, {
    context: tracing && (() => ({ traceId: tracing.current()?.id })),
  });
  const db = createDb(databaseUrl, {
    applicationName: "worker",
    onIdleConnectionLost: (err) => logger.warn({ err }, "lost an idle database connection"),
  });
  const metrics = createMetrics(db);
  const stripe =
    payments &&
    createStripe({
      secretKey: payments.secretKey,
      apiBase: payments.sandboxUrl,
      onFailure: (kind) => metrics.observeProviderError("stripe", kind),
    });
  const { target } = fetching;
  const canFetch = whyNotFetched(fetching) === null && target !== null;
  const openings = canFetch
    ? { db, fetcher: createFetcher({ db, ...fetching, target }), clock: systemClock, isSample: target !== "live" }
    : null;
  const now = () => new Date();
  const writing = chooseWriter(articleModel, databaseMeter(db, now), (kind) =>
    metrics.observeProviderError("model", kind),
  );
  return { db, stripe, openings, articles: { db, ...writing, now }, retention, logger, metrics };
}

/**
 * Returns what the checks of sources need.
 *
 * @throws {CommandError} if the settings do not say where openings are fetched from
 */
export function getOpenings({ openings }: Dependencies, { fetching }: Config): OpeningsContext {
  if (openings) return openings;
  throw new CommandError(whyNotFetched(fetching) ?? "Sources can't be fetched.");
}

/** Does the work of a command that ends by itself, with the dependencies of the tasks. */
export async function withDependencies(work: (dependencies: Dependencies, config: Config) => Promise<unknown>) {
  const config = readConfig();
  const dependencies = createDependencies(config);
  try {
    await work(dependencies, config);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
    throw new CommandError(explainDatabaseError(error, config.databaseUrl), { cause: error });
  } finally {
    await dependencies.db.destroy();
  }
}

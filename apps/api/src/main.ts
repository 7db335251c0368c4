import "@zodiac-at-work/settings/require-node";

import { setTimeout as sleep } from "node:timers/promises";
import { createDb, hasTimeLimit, ownsSchema } from "@zodiac-at-work/db";
import { serveMetrics } from "@zodiac-at-work/metrics";
import { createStripe } from "@zodiac-at-work/payments";
import { offerProblem, SettingsError, unservedLegalPages } from "@zodiac-at-work/settings";
import { getTracing, startTracing } from "@zodiac-at-work/tracing";
import closeWithGrace from "close-with-grace";
import { buildApp } from "./app.ts";
import { createFirebase } from "./auth/firebase.ts";
import { createCaches } from "./cache/caches.ts";
import { listenForChanges } from "./cache/listen-for-changes.ts";
import { type Config, readConfig } from "./config.ts";
import { createApiLogger } from "./http/log.ts";
import { createMetrics } from "./http/metrics.ts";
import { ownerRefused } from "./routes/system.ts";

const config = readConfigOrExit();
const logger = createApiLogger(config.logLevel);
if (config.tracing) await startTracing("zodiac-api");
const db = createDb(config.databaseUrl, {
  applicationName: "api",
  isPooled: config.listenDatabaseUrl !== null,
  onIdleConnectionLost: (err) => logger.warn({ err }, "lost an idle database connection"),
});
// If the database is unreachable now, `/api/ready` checks this later.
if (config.production && (await ownsSchema(db).catch(() => false))) exitWith(ownerRefused);
if (config.listenDatabaseUrl && !(await hasTimeLimit(db).catch(() => true))) {
  logger.warn("the database role has no statement_timeout, and a pooler refuses that of a connection");
}
const caches = createCaches();
const stopListening = listenForChanges(config.listenDatabaseUrl ?? config.databaseUrl, caches, logger);
const { payments } = config;
const metrics = config.metrics ? createMetrics({ db, caches }) : undefined;
const { verifyToken, deleteIdentity, findIdentity } = createFirebase({
  projectId: config.firebase.projectId,
  onFailure: (kind) => metrics?.observeProviderError("firebase", kind),
});
const stripe =
  payments &&
  createStripe({
    secretKey: payments.secretKey,
    apiBase: payments.sandboxUrl,
    onFailure: (kind) => metrics?.observeProviderError("stripe", kind),
  });
const metricsServer =
  config.metrics && metrics && (await serveMetrics(metrics.registry, config.metrics).catch(refusePort("METRICS_PORT")));
const app = await buildApp({
  config,
  db,
  verifyToken,
  deleteIdentity,
  findIdentity,
  caches,
  stripe,
  logger,
  metrics: metrics?.registry,
});

/** A slow request may take half a minute, and a connection without a request ends within 20 seconds. */
const longestCloseMs = 40_000;

closeWithGrace({ delay: config.drainMs + longestCloseMs, logger: false }, async ({ signal, err }) => {
  if (err) logger.fatal({ err }, "closing after an error");
  else logger.info({ signal, drainMs: config.drainMs }, "closing");
  app.drain();
  if (!err) await sleep(config.drainMs);
  await app.close();
  metricsServer?.close();
  await stopListening();
  await db.destroy();
  await getTracing()?.stop();
});

const address = await app.listen({ host: config.host, port: config.port }).catch(refusePort("PORT"));
if (config.production) warnAboutTexts();
logger.info({ address, metrics: metricsServer?.address() ?? null }, "listening");

function readConfigOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    exitWith(error.message);
  }
}

/** Ends the process with a sentence if the port of a setting is in use. */
function refusePort(setting: string): (error: NodeJS.ErrnoException & { address?: string; port?: number }) => never {
  return (error) => {
    if (error.code !== "EADDRINUSE") throw error;
    exitWith(`Port ${error.port} of ${error.address} is in use. Set ${setting} to a free one.`);
  };
}

/** The site works without these texts, but the law of the operator may require the legal pages. */
function warnAboutTexts(): void {
  for (const { page, missing } of unservedLegalPages(config.operator)) {
    logger.warn({ page: `/${page}`, missing }, "a legal page lacks settings and is not served");
  }
  const problem = offerProblem(config.operator, new Date().toISOString().slice(0, 10));
  if (problem) logger.warn({ problem }, "the limited offer has no end");
}

function exitWith(reason: string): never {
  console.error(reason);
  process.exit(1);
}

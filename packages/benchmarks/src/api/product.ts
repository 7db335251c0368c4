// The API as `main.ts` wires it, in its own process, with a stub for Firebase. Arguments: DATABASE_URL [MODE [WEB_DIR]].
//   cached     (default) caches responses and access
//   uncached   caches access only, and builds every response
//   cold       caches nothing, like a process that can't listen for database changes

import { buildApp } from "@zodiac-at-work/api/app";
import { createCaches } from "@zodiac-at-work/api/caches";
import { listenForChanges } from "@zodiac-at-work/api/listen-for-changes";
import { createApiLogger } from "@zodiac-at-work/api/log";
import { createDb } from "@zodiac-at-work/db";
import { serveMeasured } from "./serve-measured.ts";

const [databaseUrl = "", mode = "cached", webDir] = process.argv.slice(2);
const logger = createApiLogger("info");
const caches = createCaches();
if (mode === "uncached") caches.access.enable();
else if (mode === "cached") listenForChanges(databaseUrl, caches, logger);

const identity = { uid: "member", email: undefined, emailVerified: true, signedInAt: 0 };
const app = await buildApp({
  config: {
    production: true,
    host: "127.0.0.1",
    port: 0,
    logLevel: "info",
    metrics: null,
    tracing: false,
    databaseUrl,
    listenDatabaseUrl: null,
    webDir,
    siteUrl: "https://www.example.com",
    allowedOrigins: [],
    trustProxy: [],
    drainMs: 0,
    firebase: { projectId: "bench", apiKey: "bench", authDomain: null, appId: null },
    authEmulatorHost: null,
    operator: { name: null, address: null, email: null, law: null, refundDays: null, legalDate: null, offerEnds: null },
    readerQuotes: null,
    hasSampleOperator: false,
    payments: null,
    retention: {
      ...{ closedJobs: 180, checks: 365, generations: 365, revisions: 365, paymentEvents: 90, auditLog: 730 },
      browserReports: 90,
    },
    readerLimits: { freshMinutes: 30, checksPerHour: 4 },
  },
  db: createDb(databaseUrl),
  verifyToken: async () => ({ ...identity, expiresAt: Number.MAX_SAFE_INTEGER }),
  deleteIdentity: async () => {},
  findIdentity: async () => null,
  caches,
  stripe: null,
  logger,
});
await serveMeasured(app);

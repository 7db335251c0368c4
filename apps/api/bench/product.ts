// The API as main.ts wires it, in a process of its own; only the identity provider is left out, which is asked once in
// five minutes. With "deaf" it can't hear of changes and so remembers nothing; with "anew" it remembers who has access,
// and makes each answer anew.
import { createDb } from "@zodiac-at-work/db";
import { buildApp } from "../src/app.ts";
import { createCaches, listenForChanges } from "../src/caches.ts";
import { createApiLogger } from "../src/log.ts";
import { cacheTokens } from "../src/token-cache.ts";
import { serve } from "./serve.ts";

const [databaseUrl = "", mode] = process.argv.slice(2);
const logger = createApiLogger("info");
const caches = createCaches();
if (mode === "anew") caches.access.enable();
else if (mode !== "deaf") listenForChanges(databaseUrl, caches, logger);

const identity = { uid: "member", email: undefined, emailVerified: true, signedInAt: 0 };
const app = await buildApp({
  config: {
    production: true,
    host: "127.0.0.1",
    port: 0,
    logLevel: "info",
    databaseUrl,
    webDir: undefined,
    allowedOrigins: [],
    trustProxy: [],
    firebase: { projectId: "bench", apiKey: "bench", authDomain: null, appId: null },
    authEmulatorHost: null,
    payments: null,
  },
  db: createDb(databaseUrl),
  verifyToken: cacheTokens(async () => ({ ...identity, expiresAt: Number.MAX_SAFE_INTEGER })),
  deleteIdentity: async () => {},
  caches,
  stripe: null,
  logger,
});
await serve(app);

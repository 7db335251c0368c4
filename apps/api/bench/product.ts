// The API as main.ts wires it, in a process of its own; only the identity provider is left out, which is asked once in
// five minutes. With "deaf" it can't hear of changes and so remembers nothing; with "anew" it remembers who has access,
// and makes each answer anew.
import { createDb } from "@zodiac-at-work/db";
import { buildApp } from "../src/app.ts";
import { createApiLogger } from "../src/log.ts";
import { createMemories, followChanges } from "../src/memories.ts";
import { rememberTokens } from "../src/remember-tokens.ts";
import { serve } from "./serve.ts";

const [databaseUrl = "", mode] = process.argv.slice(2);
const logger = createApiLogger("info");
const memories = createMemories();
if (mode === "anew") memories.access.open();
else if (mode !== "deaf") followChanges(databaseUrl, memories, logger);

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
  verifyToken: rememberTokens(async () => ({ ...identity, expiresAt: Number.MAX_SAFE_INTEGER })),
  deleteIdentity: async () => {},
  memories,
  stripe: null,
  logger,
});
await serve(app);

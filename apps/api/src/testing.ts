import { randomUUID } from "node:crypto";
import type { Db } from "@zodiac-at-work/db";
import { createTestDb } from "@zodiac-at-work/db/testing";
import type { FastifyInstance } from "fastify";
import { buildApp, type Deps } from "./app.ts";
import type { VerifyToken } from "./auth.ts";
import type { Config } from "./config.ts";
import { ApiError } from "./errors.ts";
import { createLogger } from "./log.ts";

export interface TestApp {
  app: FastifyInstance;
  db: Db;
  /** For registering calls that only a test needs. */
  deps: Deps;
  /** Every line logged so far. */
  log: string[];
  /** Headers of a request by a user, who is recorded with this role and access unless `recorded` is false. */
  signIn(user: TestUser): Promise<{ authorization: string }>;
  /** From now on a check for revocation refuses the user's tokens. */
  revoke(uid: string): void;
  close(): Promise<void>;
}

interface TestUser {
  uid: string;
  email?: string;
  role?: "user" | "admin";
  hasPaidAccess?: boolean;
  recorded?: boolean;
}

/** The real app on a database of its own; only the identity provider is a stand-in. */
export async function buildTestApp(settings: Partial<Config> = {}): Promise<TestApp> {
  const { db, connectionString, drop } = await createTestDb();
  const log: string[] = [];
  const identities = createIdentities();
  const deps: Deps = {
    config: { ...testConfig, databaseUrl: connectionString, ...settings },
    db,
    verifyToken: identities.verifyToken,
    logger: createLogger("debug", { write: (line) => log.push(line) }),
  };
  const app = await buildApp(deps);
  return {
    app,
    db,
    deps,
    log,
    revoke: identities.revoke,
    async signIn({ uid, email, recorded = true, ...row }) {
      if (recorded) {
        await db
          .insertInto("users")
          .values({ id: uid, email: email ?? null, ...row })
          .execute();
      }
      return { authorization: `Bearer ${identities.createToken(uid, email)}` };
    },
    async close() {
      await app.close();
      await drop();
    },
  };
}

const testConfig: Config = {
  production: false,
  host: "127.0.0.1",
  port: 0,
  logLevel: "debug",
  databaseUrl: "",
  webDir: undefined,
  allowedOrigins: [],
  trustProxy: [],
  firebase: { projectId: "demo-test", apiKey: "demo-key", authDomain: null, appId: null },
  authEmulatorHost: "127.0.0.1:9099",
  stripePublishableKey: null,
};

function createIdentities() {
  const tokens = new Map<string, { uid: string; email: string | undefined }>();
  const revoked = new Set<string>();
  const verifyToken: VerifyToken = async (token, { checkRevoked }) => {
    const identity = tokens.get(token);
    if (!identity || (checkRevoked && revoked.has(identity.uid))) {
      throw new ApiError("not-signed-in", "Sign in first.");
    }
    return { ...identity, emailVerified: false, expiresAt: Number.MAX_SAFE_INTEGER };
  };
  return {
    verifyToken,
    createToken(uid: string, email: string | undefined): string {
      const token = randomUUID();
      tokens.set(token, { uid, email });
      return token;
    },
    revoke(uid: string): void {
      revoked.add(uid);
    },
  };
}

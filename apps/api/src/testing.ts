import { randomUUID } from "node:crypto";
import { price } from "@zodiac-at-work/contracts/price";
import type { Db } from "@zodiac-at-work/db";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { openTestLog } from "@zodiac-at-work/local/test-log";
import { recordPayment } from "@zodiac-at-work/payments/testing";
import type { PaymentSettings } from "@zodiac-at-work/settings";
import type { FastifyInstance } from "fastify";
import type Stripe from "stripe";
import { buildApp } from "./app.ts";
import type { VerifyToken } from "./auth/firebase.ts";
import { createCaches } from "./cache/caches.ts";
import type { Config } from "./config.ts";
import type { Dependencies } from "./dependencies.ts";
import { ApiError } from "./errors.ts";
import { createApiLogger } from "./http/log.ts";

export interface TestApp {
  app: FastifyInstance;
  db: Db;
  /** For mounting endpoints that only a test needs. */
  dependencies: Dependencies;
  /** The lines logged so far. */
  log: string[];
  /** Returns the headers of a user, who is recorded with this role and access unless `recorded` is false. */
  signIn(user: TestUser): Promise<{ authorization: string }>;
  /** Revokes the user's tokens: a check for revocation refuses them from now on. */
  revoke(uid: string): void;
  /** The ids of accounts deleted at the identity provider. */
  deleted: string[];
  close(): Promise<void>;
}

interface TestUser {
  uid: string;
  email?: string;
  /** False if omitted. */
  emailVerified?: boolean;
  /** Milliseconds since 1970; now if omitted. */
  signedInAt?: number;
  role?: "user" | "admin";
  hasPaidAccess?: boolean;
  recorded?: boolean;
}

/**
 * Builds the real app on a new database, with a stub of the identity provider.
 *
 * @param stripe the SDK, connected to a sandbox; without it, every call that needs Stripe fails
 */
export async function buildTestApp(settings: Partial<Config> = {}, stripe: Stripe | null = null): Promise<TestApp> {
  const { db, connectionString, drop } = await createTestDb();
  const log: string[] = [];
  const keep = openTestLog("api");
  const identities = createIdentities();
  const dependencies: Dependencies = {
    config: { ...testConfig, databaseUrl: connectionString, ...settings },
    db,
    verifyToken: identities.verifyToken,
    deleteIdentity: identities.deleteIdentity,
    findIdentity: identities.findIdentity,
    caches: createCaches(),
    stripe,
    // Other tests keep this process busy. The test of overload sets no limits of its own.
    overload: { maxTurnMs: Number.MAX_SAFE_INTEGER, maxWaitingQueries: Number.MAX_SAFE_INTEGER },
    logger: createApiLogger("debug", {
      write(line) {
        log.push(line);
        keep(line);
      },
    }),
  };
  const app = await buildApp(dependencies);
  return {
    app,
    db,
    dependencies,
    log,
    revoke: identities.revoke,
    deleted: identities.deleted,
    async signIn(user) {
      const { uid, email, role = "user", hasPaidAccess, recorded = true } = user;
      if (recorded) {
        await db
          .insertInto("users")
          .values({ id: uid, email: email ?? null, role })
          .execute();
      }
      if (hasPaidAccess) await recordPayment(db, gift(uid));
      return { authorization: `Bearer ${identities.createToken(user)}` };
    },
    async close() {
      await app.close();
      await drop();
    },
  };
}

/** The keys of the local sandbox, at an address where nothing listens. */
export const testPayments: PaymentSettings = {
  secretKey: "sk_test_sandbox_local",
  publishableKey: "pk_test_sandbox_local",
  webhookSecret: "whsec_sandbox_test",
  nextWebhookSecret: null,
  livemode: false,
  accountId: null,
  paymentLink: null,
  sandboxUrl: "http://127.0.0.1:1",
};

const testConfig: Config = {
  production: false,
  host: "127.0.0.1",
  port: 0,
  logLevel: "debug",
  databaseUrl: "",
  listenDatabaseUrl: null,
  webDir: undefined,
  siteUrl: null,
  allowedOrigins: [],
  trustProxy: [],
  drainMs: 0,
  firebase: { projectId: "demo-test", apiKey: "demo-key", authDomain: null, appId: null },
  metrics: null,
  tracing: false,
  authEmulatorHost: "127.0.0.1:9099",
  operator: { name: null, address: null, email: null, law: null, refundDays: null, legalDate: null, offerEnds: null },
  readerQuotes: null,
  hasSampleOperator: false,
  payments: testPayments,
  retention: {
    ...{ closedJobs: 180, checks: 365, generations: 365, revisions: 365, paymentEvents: 90, auditLog: 730 },
    browserReports: 90,
  },
  readerLimits: { freshMinutes: 30, checksPerHour: 4 },
};

function gift(userId: string) {
  const [asOf, createdAt] = [new Date(), new Date()];
  const amounts = { amount: price.cents, amountReceived: price.cents, currency: price.currency };
  const id = `demo-${userId}`;
  return { kind: "payment", provider: "demo", status: "succeeded", id, userId, asOf, createdAt, ...amounts } as const;
}

function createIdentities() {
  const tokens = new Map<string, TestUser>();
  const revoked = new Set<string>();
  const deleted: string[] = [];
  const verifyToken: VerifyToken = async (token, { checkRevoked }) => {
    const user = tokens.get(token);
    if (!user || (checkRevoked && (revoked.has(user.uid) || deleted.includes(user.uid)))) {
      throw new ApiError("not-signed-in", "Sign in first.");
    }
    const { uid, email, emailVerified = false, signedInAt = Date.now() } = user;
    return { uid, email, emailVerified, signedInAt, expiresAt: Number.MAX_SAFE_INTEGER };
  };
  return {
    verifyToken,
    deleted,
    async deleteIdentity(uid: string): Promise<void> {
      deleted.push(uid);
    },
    /** Knows everybody who was given a token. */
    async findIdentity(uid: string) {
      const user = [...tokens.values()].findLast((each) => each.uid === uid);
      if (!user || deleted.includes(uid)) return null;
      return { email: user.email, emailVerified: user.emailVerified ?? false };
    },
    createToken(user: TestUser): string {
      // Has the form of a token, because the log redacts those.
      const token = `eyJhbGciOiJub25lIn0.${randomUUID()}.`;
      tokens.set(token, user);
      return token;
    },
    revoke(uid: string): void {
      revoked.add(uid);
    },
  };
}

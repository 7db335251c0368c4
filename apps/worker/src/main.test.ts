import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { compileCache } from "@zodiac-at-work/local/compile-cache";
import { openTestLog } from "@zodiac-at-work/local/test-log";
import { startSandbox } from "@zodiac-at-work/payments/testing";
import { afterAll, expect, onTestFinished, test } from "vitest";

const { db, connectionString, drop } = await createTestDb();
afterAll(drop);

const main = fileURLToPath(new URL("./main.ts", import.meta.url));

function run(args: string[], env: Record<string, string>) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const child = execFile(process.execPath, [main, ...args], { env: { ...compileCache, ...env } }, (_, out, err) => {
      openTestLog("worker")(out + err);
      resolve({ code: child.exitCode ?? -1, out, err });
    });
  });
}

function check(databaseUrl: string, env: Record<string, string> = {}) {
  return run(["check"], { NODE_ENV: "development", DATABASE_URL: databaseUrl, ...env });
}

test("a migrated database passes, with a line for each check", async () => {
  const { code, out } = await check(connectionString, {
    OPERATOR_NAME: "Example Inc.",
    SUPPORT_EMAIL: "help@example.com",
    REFUND_DAYS: "14",
    LEGAL_DATE: "2026-11-01",
    OFFER_ENDS: "2999-12-31",
  });
  expect(code).toBe(0);
  expect(out.trimEnd().split("\n")).toEqual([
    "ok     Settings: complete.",
    "warns  Sources of jobs: not checked. JOB_SOURCES is missing: set it to live or to the address of a stand-in.",
    "ok     Articles: written by the built-in templates.",
    "warns  Legal pages: not complete. /terms needs OPERATOR_ADDRESS, OPERATOR_LAW; /privacy needs OPERATOR_ADDRESS.",
    "ok     Limited offer: until 2999-12-31.",
    "warns  Stripe: not configured, so nobody can pay.",
    "warns  Firebase: not tried, because only the API has its keys.",
    expect.stringMatching(/^ok {5}Database: PostgreSQL \d+(\.\d+)? at 127\.0\.0\.1:\d+\/zodiac_test_\w+\.$/),
    "ok     Migrations: all applied.",
  ]);
});

test("a limited offer without an end, or with one that is over, is a warning and no failure", async () => {
  const unsaid = await check(connectionString);
  expect(unsaid.out).toContain("warns  Limited offer: the site says Limited Time Offer and not until when.");
  expect(unsaid.code).toBe(0);
  const over = await check(connectionString, { OFFER_ENDS: "2001-12-31" });
  expect(over.out).toContain("warns  Limited offer: it is over.");
  expect(over.code).toBe(0);
});

test("a key that Stripe refuses is told from a Stripe that can't be reached, and both fail", async () => {
  const sandbox = await startSandbox();
  onTestFinished(() => sandbox.stop());
  const payments = {
    STRIPE_PUBLISHABLE_KEY: "pk_test_sandbox_local",
    STRIPE_WEBHOOK_SECRET: "whsec_sandbox_test",
    STRIPE_API_BASE: sandbox.origin,
  };
  const right = await check(connectionString, { ...payments, STRIPE_SECRET_KEY: "sk_test_sandbox_local" });
  expect(right.out).toContain("ok     Stripe: accepts the test key.");
  expect(right.code).toBe(0);
  const wrong = await check(connectionString, { ...payments, STRIPE_SECRET_KEY: "sk_test_sandbox_hunter2" });
  expect(wrong.out).toMatch(/^FAILED Stripe: refuses the key of STRIPE_SECRET_KEY \(.*401\)\.$/m);
  expect(wrong.out).not.toContain("hunter2");
  expect(wrong.code).toBe(1);
  const away = { ...payments, STRIPE_API_BASE: "http://127.0.0.1:1", STRIPE_SECRET_KEY: "sk_test_sandbox_local" };
  const unreachable = await check(connectionString, away);
  expect(unreachable.out).toContain("FAILED Stripe: not reachable (StripeConnectionError). The key was not tried.");
  expect(unreachable.code).toBe(1);
});

test("a missing migration fails and names the command to run", async () => {
  await db.deleteFrom("migrations").where("name", "=", "0002-accounts").execute();
  const { code, out } = await check(connectionString);
  expect(code).toBe(1);
  expect(out).toContain("FAILED Migrations: 0002-accounts not applied. Run db migrate.");
  await db.insertInto("migrations").values({ name: "0002-accounts" }).execute();
});

test("an unreachable database fails, and its password is not printed", async () => {
  const { code, out } = await check("postgres://me:hunter2@127.0.0.1:1/zodiac");
  expect(code).toBe(1);
  expect(out).toContain("FAILED Database: No PostgreSQL answers at 127.0.0.1:1");
  expect(out).not.toContain("hunter2");
});

test("missing settings fail before any other check", async () => {
  const { code, out } = await run(["check"], { NODE_ENV: "development" });
  expect(code).toBe(1);
  expect(out).toBe("FAILED Settings: DATABASE_URL is missing: postgres://user:password@host:port/database.\n");
});

test("without NODE_ENV, every command needs the settings of production", async () => {
  for (const command of ["check", "start", "reconcile"]) {
    const { code, out, err } = await run([command], { DATABASE_URL: connectionString });
    expect(code).toBe(command === "check" ? 1 : 2);
    expect(out + err).toMatch(/STRIPE_SECRET_KEY is missing.*STRIPE_WEBHOOK_SECRET is missing/s);
  }
});

test("an unknown command is wrong usage and mentions --help", async () => {
  const { code, err } = await run(["chekc"], {});
  expect(code).toBe(3);
  expect(err).toContain("--help");
});

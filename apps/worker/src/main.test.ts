import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { compileCache } from "@zodiac-at-work/local/compile-cache";
import { openTestLog } from "@zodiac-at-work/local/test-log";
import { afterAll, expect, test } from "vitest";

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
    "ok     Sources of jobs: not checked. JOB_SOURCES is missing: set it to live or to the address of a stand-in.",
    "ok     Articles: written by the built-in templates.",
    "ok     Legal pages: not complete. /terms needs OPERATOR_ADDRESS, OPERATOR_LAW; /privacy needs OPERATOR_ADDRESS.",
    "ok     Limited offer: until 2999-12-31.",
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

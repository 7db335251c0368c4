import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { openPayment } from "@zodiac-at-work/payments";
import { addUser, hasAccess, intentOf, startSandbox } from "@zodiac-at-work/payments/testing";
import { afterAll, afterEach, expect, test } from "vitest";
import { startWorkerProcess } from "../testing-process.ts";

const { db, connectionString, drop } = await createTestDb();
const sandbox = await startSandbox();
afterAll(() => Promise.all([drop(), sandbox.stop()]));

const env = {
  NODE_ENV: "development",
  DATABASE_URL: connectionString,
  ...sandbox.settings,
  METRICS_PORT: "0",
};

let children: ChildProcess[] = [];
// With SIGTERM, not SIGKILL: the task of a killed worker runs again only when its heartbeat is overdue.
afterEach(async () => {
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
  children = [];
  await Promise.all(running.map((child) => Promise.all([once(child, "exit"), child.kill("SIGTERM")])));
});

function start(command: string) {
  const worker = startWorkerProcess(env, command);
  children.push(worker.child);
  return worker;
}

async function payWithoutWebhook(): Promise<string> {
  const userId = await addUser(db);
  const payment = await openPayment({ db, stripe: sandbox.stripe }, { userId, email: "x@example.com" });
  if (payment.kind !== "open") throw new Error(payment.kind);
  await sandbox.pay(intentOf(payment.clientSecret), payment.clientSecret);
  return userId;
}

test("a starting worker grants a purchase whose webhook was lost, and exits with code 0 on SIGTERM", async () => {
  const userId = await payWithoutWebhook();
  const { child, ended, logged } = start("start");
  await logged("payments reconciled");
  expect(await hasAccess(db, userId)).toBe(true);
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
});

test("while Stripe fails, the failure is logged with its cause, and no success is reported", async () => {
  await sandbox.control("/faults", { kind: "error", path: "/v1/events", count: 50 });
  const { logged } = start("start");
  const working = await logged("working");
  expect(await logged("task failed")).toMatchObject({
    level: "error",
    err: { cause: { message: expect.stringMatching(/^Payments were reconciled in part\. .*Stripe failed: /) } },
  });
  const text = await (await fetch(`http://127.0.0.1:${working?.metrics?.port}/metrics`)).text();
  expect(text).not.toMatch(/^payment_reconciliation_last_success_timestamp_seconds \d/m);
  expect(text).toContain('payment_reconciliation_actions_total{action="failures"} 1');
  await fetch(`${sandbox.origin}/_sandbox/faults`, { method: "DELETE" });
});

test("the command reconcile grants it too, and ends", async () => {
  const userId = await payWithoutWebhook();
  const { ended } = start("reconcile");
  expect(await ended).toBe(0);
  expect(await hasAccess(db, userId)).toBe(true);
});

test("two workers run side by side", async () => {
  const userId = await payWithoutWebhook();
  const workers = [start("start"), start("start")];
  await Promise.all(workers.map(({ logged }) => logged("working")));
  await expect.poll(() => hasAccess(db, userId), { timeout: 20_000 }).toBe(true);
});

test("a payment issue is an error in the log and a metric above zero", async () => {
  const moment = new Date(Date.now() - 60 * 60_000);
  const paid = { status: "succeeded", amountReceived: 6200, currency: "usd", grantsAccess: true } as const;
  await db
    .insertInto("payments")
    .values({
      id: "pi_stranger",
      provider: "stripe",
      email: "s@example.com",
      statusAt: moment,
      createdAt: moment,
      ...paid,
    })
    .execute();
  const { logged } = start("start");
  const working = await logged("working");
  const line = await logged("payments need attention");
  expect(line).toMatchObject({ level: "error", paidByNobody: 1, paidWithoutAccess: 0 });
  const scrape = async () => (await fetch(`http://127.0.0.1:${working?.metrics?.port}/metrics`)).text();
  const completed = 'task_attempt_duration_seconds_count{task="reconcile-payments",result="completed"}';
  await expect.poll(scrape).toContain(completed);
  const text = await scrape();
  expect(text).toContain('payment_issues{kind="paid_by_nobody"} 1');
  expect(text).toContain('payment_issues{kind="paid_without_access"} 0');
  expect(text).toMatch(/payment_reconciliation_last_success_timestamp_seconds \d+/);
  expect(text).toContain("database_pool_waiting_queries 0");
  expect(text).not.toContain("s@example.com");
});

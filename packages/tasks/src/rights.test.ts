import { randomBytes } from "node:crypto";
import { createDb, seed } from "@zodiac-at-work/db";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { sql } from "kysely";
import { PgBoss } from "pg-boss";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { joinRun } from "./join-run.ts";
import { hastenRetry, isWorkerRunning, listTasks } from "./pg-boss-tables.ts";
import { openQueue } from "./queue.ts";
import { retryTask } from "./retry-task.ts";
import { runTasks } from "./run-tasks.ts";
import { changeSchedule } from "./schedules.ts";
import { handleTask } from "./task-handler.ts";
import { reconcilePayments } from "./tasks.ts";

const { db, connectionString, createApiRole, drop } = await createTestDb();
const api = createDb(await createApiRole());
afterAll(async () => {
  await api.destroy();
  await drop();
});

const outcome = { eventsRecovered: 1, paymentsChecked: 0, paymentsCanceled: 0, failures: 0 };

test("the migrations install exactly the tables that this version of pg-boss expects", async () => {
  const boss = new PgBoss({ connectionString, migrate: false, supervise: false, schedule: false });
  await boss.start();
  onTestFinished(() => boss.stop());
  expect(await boss.detectSchemaDrift()).toMatchObject({ ok: true });
});

test("the API's role can enqueue a task, in a transaction too, and read its outcome", async () => {
  const queue = openQueue(api);
  const { id } = await api.transaction().execute((trx) => queue.enqueue(reconcilePayments, {}, trx));
  expect(await queue.enqueue(reconcilePayments, {})).toEqual({ id, isNew: false });
  const handler = handleTask(reconcilePayments, { handle: async () => outcome });
  const runner = await runTasks([handler], { databaseUrl: connectionString, db, onError: console.error });
  onTestFinished(() => runner.stop());
  expect(await queue.waitForOutcome(reconcilePayments, id, { timeoutMs: 30_000 })).toMatchObject({ outcome });
});

test("the API's role can start, join and retry checks of sources, and change a schedule", async () => {
  await seed(db);
  const queue = openQueue(api);
  const limits = { freshMinutes: 30, checksPerHour: 4 };
  const request = { sign: "rat", trigger: "reader", requestedBy: "ann", limits, now: new Date() } as const;
  const joined = await joinRun(api, queue, request);
  expect(joined).toEqual({ runId: expect.any(Number) });
  expect(await joinRun(api, queue, request)).toEqual(joined);
  const [first, second] = await listTasks(api);
  await sql`update pgboss.job set state = 'retry', start_after = now() + interval '1 hour' where id = ${first?.id}`.execute(
    db,
  );
  expect(await hastenRetry(api, first?.id ?? "")).toBe(true);
  await sql`update pgboss.job set state = 'failed', completed_on = now() where id = ${second?.id}`.execute(db);
  const by = { requestedBy: "ada", now: new Date() };
  expect(await retryTask(api, queue, second?.id ?? "", by)).toMatchObject({ id: expect.any(String) });
  await sql`insert into pgboss.schedule (name, key, cron) values ('scrape-source', 'all', '0 3 * * *')`.execute(db);
  const change = { task: "scrape-source", cron: "0 4 * * *", timeZone: "UTC", isPaused: false, changedBy: "ada" };
  expect(await changeSchedule(api, change, new Date("2026-11-22T10:00:00Z"))).toMatchObject({
    cron: "0 4 * * *",
    nextAt: new Date("2026-11-23T04:00:00Z"),
  });
  expect(await isWorkerRunning(api)).toEqual(expect.any(Boolean));
  await sql`delete from pgboss.schedule`.execute(db);
  await sql`delete from pgboss.job`.execute(db);
});

test("a role that may only read and write rows can enqueue and run tasks", async () => {
  const role = `tasks_${randomBytes(6).toString("hex")}`;
  await sql`create role ${sql.id(role)} login password 'secret'`.execute(db);
  await sql`grant usage on schema pgboss, public to ${sql.id(role)}`.execute(db);
  const rights = sql`select, insert, update, delete`;
  await sql`grant ${rights} on all tables in schema pgboss, public to ${sql.id(role)}`.execute(db);
  const url = new URL(connectionString);
  url.username = role;
  url.password = "secret";
  const restricted = createDb(url.href);
  onTestFinished(async () => {
    await restricted.destroy();
    await sql`drop owned by ${sql.id(role)}`.execute(db);
    await sql`drop role ${sql.id(role)}`.execute(db);
  });
  const queue = openQueue(restricted);
  const { id } = await queue.enqueue(reconcilePayments, {});
  const errors: Error[] = [];
  const handler = handleTask(reconcilePayments, {
    schedules: [{ cron: "* * * * *", data: {} }],
    async handle({ progress }) {
      await progress({});
      return outcome;
    },
  });
  const runner = await runTasks([handler], {
    databaseUrl: url.href,
    db: restricted,
    onError: (error) => errors.push(error),
  });
  expect(await queue.waitForOutcome(reconcilePayments, id, { timeoutMs: 30_000 })).toMatchObject({ outcome });
  await runner.stop();
  expect(errors).toEqual([]);
  await expect(sql`create table pgboss.intruder (id integer)`.execute(restricted)).rejects.toThrow("permission denied");
});

test("a worker does not start on a database without migrations", async () => {
  await sql`drop schema pgboss cascade`.execute(db);
  const running = runTasks([], { databaseUrl: connectionString, db, onError: () => {} });
  await expect(running).rejects.toThrow("pg-boss is not installed");
});

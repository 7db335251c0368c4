import { randomBytes } from "node:crypto";
import { createDb } from "@zodiac-at-work/db";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { sql } from "kysely";
import { PgBoss } from "pg-boss";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { openQueue } from "./queue.ts";
import { runTasks } from "./run-tasks.ts";
import { handleTask } from "./task-handler.ts";
import { reconcilePayments } from "./tasks.ts";

const { db, connectionString, createApiRole, drop } = await createTestDb();
afterAll(drop);

const outcome = { eventsRecovered: 1, paymentsChecked: 0, paymentsCanceled: 0, failures: 0 };

test("the migrations install exactly the tables that this version of pg-boss expects", async () => {
  const boss = new PgBoss({ connectionString, migrate: false, supervise: false, schedule: false });
  await boss.start();
  onTestFinished(() => boss.stop());
  expect(await boss.detectSchemaDrift()).toMatchObject({ ok: true });
});

test("the API's role can enqueue a task, in a transaction too, and read its outcome", async () => {
  const api = createDb(await createApiRole());
  onTestFinished(() => api.destroy());
  const queue = openQueue(api);
  const { id } = await api.transaction().execute((trx) => queue.enqueue(reconcilePayments, {}, trx));
  expect(await queue.enqueue(reconcilePayments, {})).toEqual({ id, isNew: false });
  const handler = handleTask(reconcilePayments, { handle: async () => outcome });
  const runner = await runTasks([handler], { databaseUrl: connectionString, db, onError: console.error });
  onTestFinished(() => runner.stop());
  expect(await queue.waitForOutcome(reconcilePayments, id, { timeoutMs: 30_000 })).toMatchObject({ outcome });
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

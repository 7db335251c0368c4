import { setTimeout as sleep } from "node:timers/promises";
import { saveTaskSchedule } from "@zodiac-at-work/db";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { sql } from "kysely";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { runTasks } from "./run-tasks.ts";
import type { Schedule } from "./schedule.ts";
import { defineTask } from "./task.ts";
import { handleTask, type TaskHandler } from "./task-handler.ts";

const { db, connectionString: databaseUrl, drop } = await createTestDb();
afterAll(drop);

interface Sign {
  sign: string;
}

let tasks = 0;
function defineCheck() {
  tasks += 1;
  return defineTask({
    name: `check-${tasks}`,
    data: z.object({ sign: z.string() }),
    outcome: z.object({}),
    progress: z.object({}),
    key: ({ sign }) => sign,
  });
}

/** A handler that records what it handled. */
function checker(schedules: readonly Schedule<Sign>[] | (() => Promise<readonly Schedule<Sign>[]>)) {
  const handled: string[] = [];
  const task = defineCheck();
  const handler = handleTask(task, {
    schedules,
    async handle({ data: { sign } }) {
      handled.push(sign);
      return {};
    },
  });
  return { task, handler, handled };
}

async function startWorker(handler: TaskHandler, errors: string[] = []) {
  const runner = await runTasks([handler], {
    databaseUrl,
    db,
    onError: (error, name) => errors.push(`${name}: ${error.message}`),
    refreshSchedulesMs: 200,
  });
  onTestFinished(() => runner.stop());
  return runner;
}

function storedSchedules(name: string) {
  return sql<{ key: string; cron: string; timezone: string }>`
    select key, cron, timezone from pgboss.schedule where name = ${name} order by key`
    .execute(db)
    .then(({ rows }) => rows);
}

/** A cron expression for a minute that has just begun, waiting for the next one when this one is about to end. */
async function thisMinute(): Promise<string> {
  const seconds = new Date().getUTCSeconds();
  if (seconds > 25) await sleep((60 - seconds) * 1_000);
  const now = new Date();
  return `${now.getUTCMinutes()} ${now.getUTCHours()} * * *`;
}

const never = "0 0 29 2 *";

test("a schedule enqueues its task once for an occurrence, although two workers run", async () => {
  const { handler, handled } = checker([{ cron: await thisMinute(), data: { sign: "rat" } }]);
  await startWorker(handler);
  await startWorker(handler);
  await expect.poll(() => handled, { timeout: 25_000 }).toEqual(["rat"]);
  await sleep(12_000);
  expect(handled).toEqual(["rat"]);
}, 90_000);

test("after an outage a schedule enqueues its task once, however many occurrences passed", async () => {
  const hourly = { cron: "0 * * * *", data: { sign: "ox" } };
  const { task, handler, handled } = checker([hourly]);
  const first = await startWorker(handler);
  await first.stop();
  await sql`update pgboss.schedule set created_on = now() - interval '1 day' where name = ${task.name}`.execute(db);
  await sql`update pgboss.version set cron_on = now() - interval '5 hours'`.execute(db);
  await startWorker(handler);
  await expect.poll(() => handled, { timeout: 25_000 }).toEqual(["ox"]);
  await sleep(6_000);
  expect(handled).toEqual(["ox"]);
}, 90_000);

test("runAtStart enqueues the task each time a worker starts", async () => {
  const { handler, handled } = checker([
    { cron: never, data: { sign: "tiger" }, runAtStart: true },
    { cron: never, data: { sign: "rabbit" } },
  ]);
  const worker = await startWorker(handler);
  await expect.poll(() => handled, { timeout: 20_000 }).toEqual(["tiger"]);
  await worker.stop();
  await startWorker(handler);
  await expect.poll(() => handled, { timeout: 20_000 }).toEqual(["tiger", "tiger"]);
});

test("schedules from a table follow the table", async () => {
  let rows: Schedule<Sign>[] = [{ cron: never, data: { sign: "rat" } }];
  const { task, handler } = checker(async () => rows);
  await startWorker(handler);
  const stored = () => storedSchedules(task.name);
  expect(await stored()).toEqual([{ key: "rat", cron: never, timezone: "UTC" }]);
  rows = [
    { cron: "5 4 * * *", data: { sign: "rat" }, timeZone: "America/New_York" },
    { cron: never, data: { sign: "ox" }, key: "ox-yearly" },
  ];
  await expect.poll(stored, { timeout: 5_000 }).toEqual([
    { key: "ox-yearly", cron: never, timezone: "UTC" },
    { key: "rat", cron: "5 4 * * *", timezone: "America/New_York" },
  ]);
  rows = [];
  await expect.poll(stored, { timeout: 5_000 }).toEqual([]);
});

test("an operator's change of a schedule applies within seconds, a pause too, and without it the usual one returns", async () => {
  const { task, handler } = checker([{ cron: never, data: { sign: "rat" } }]);
  await startWorker(handler);
  const stored = () => storedSchedules(task.name);
  const change = { task: task.name, cron: "30 6 * * 1", timeZone: "Europe/Berlin", isPaused: false, changedBy: "ada" };
  await saveTaskSchedule(db, change);
  await expect
    .poll(stored, { timeout: 5_000 })
    .toEqual([{ key: "rat", cron: "30 6 * * 1", timezone: "Europe/Berlin" }]);
  await saveTaskSchedule(db, { ...change, isPaused: true });
  await expect.poll(stored, { timeout: 5_000 }).toEqual([]);
  await db.deleteFrom("taskSchedules").where("task", "=", task.name).execute();
  await expect.poll(stored, { timeout: 5_000 }).toEqual([{ key: "rat", cron: never, timezone: "UTC" }]);
});

test("an unchanged schedule is not written again", async () => {
  const rows = [{ cron: never, data: { sign: "rat" } }];
  const { task, handler } = checker(async () => rows);
  await startWorker(handler);
  const updatedOn = () => sql`select updated_on from pgboss.schedule where name = ${task.name}`.execute(db);
  const { rows: before } = await updatedOn();
  await sleep(700);
  expect((await updatedOn()).rows).toEqual(before);
});

test("a schedule that can't be used is reported, and the others apply", async () => {
  const errors: string[] = [];
  const { task, handler } = checker([
    { cron: "every day", data: { sign: "rat" } },
    { cron: never, data: { sign: 3 } as unknown as Sign },
    { cron: never, data: { sign: "ox" } },
  ]);
  await startWorker(handler, errors);
  expect(await storedSchedules(task.name)).toMatchObject([{ key: "ox" }]);
  expect(errors).toHaveLength(2);
});

test("a table that can't be read leaves the schedules as they are", async () => {
  const errors: string[] = [];
  let isReadable = true;
  const { task, handler } = checker(async () => {
    if (!isReadable) throw new Error("the table is locked");
    return [{ cron: never, data: { sign: "rat" } }];
  });
  await startWorker(handler, errors);
  isReadable = false;
  await expect.poll(() => errors, { timeout: 5_000 }).toContain(`${task.name}: the table is locked`);
  expect(await storedSchedules(task.name)).toMatchObject([{ key: "rat" }]);
});

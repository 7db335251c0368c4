import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { sql } from "kysely";
import { PgBoss } from "pg-boss";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { bringTimesBack, hastenRetry, isWorkerRunning, listTasks } from "./pg-boss-tables.ts";
import { openQueue } from "./queue.ts";
import { RetryableError } from "./retryable-error.ts";
import { type RunTasksOptions, runTasks } from "./run-tasks.ts";
import { defineTask, type TaskSettings } from "./task.ts";
import { handleTask, type TaskHandler } from "./task-handler.ts";

const { db, connectionString: databaseUrl, drop } = await createTestDb();
afterAll(drop);
const queue = openQueue(db);

let tasks = 0;
/** Defines a separate task for a test. The task counts to a number. */
function defineCount(settings: Partial<TaskSettings> = {}) {
  tasks += 1;
  return defineTask({
    name: `count-${tasks}`,
    data: z.object({ to: z.number() }),
    outcome: z.object({ counted: z.number() }),
    progress: z.object({ at: z.number() }),
    key: ({ to }) => `${to}`,
    ...settings,
  });
}

async function startWorker(handlers: TaskHandler[], options: Partial<RunTasksOptions> = {}) {
  const errors: string[] = [];
  const onError = (error: Error, name?: string) => errors.push(`${name}: ${error.message}`);
  const runner = await runTasks(handlers, { databaseUrl, db, onError, ...options });
  onTestFinished(() => runner.stop());
  return { ...runner, errors };
}

const within = { timeoutMs: 30_000 };

test("an enqueued task ends with its outcome", async () => {
  const count = defineCount();
  await startWorker([handleTask(count, { handle: async ({ data: { to } }) => ({ counted: to }) })]);
  const { id, isNew } = await queue.enqueue(count, { to: 3 });
  expect(isNew).toBe(true);
  expect(await queue.waitForOutcome(count, id, within)).toEqual({
    id,
    state: "completed",
    outcome: { counted: 3 },
    progress: null,
    retries: 0,
    enqueuedAt: expect.any(Date),
    startedAt: expect.any(Date),
    endedAt: expect.any(Date),
  });
});

test("a worker polls for each task once a second", async () => {
  const work = vi.spyOn(PgBoss.prototype, "work");
  onTestFinished(() => work.mockRestore());
  const count = defineCount();
  await startWorker([handleTask(count, { handle: async () => ({ counted: 0 }) })]);
  const options = expect.objectContaining({ pollingIntervalSeconds: 1 });
  expect(work).toHaveBeenCalledWith(count.name, options, expect.any(Function));
  const { id } = await queue.enqueue(count, { to: 1 });
  expect(await queue.waitForOutcome(count, id, within)).toMatchObject({ state: "completed" });
});

test("a task enqueued in a transaction exists only if the transaction commits", async () => {
  const count = defineCount();
  const handled: number[] = [];
  await startWorker([
    handleTask(count, {
      async handle({ data: { to } }) {
        handled.push(to);
        return { counted: to };
      },
    }),
  ]);
  const rolledBack = db.transaction().execute(async (trx) => {
    await queue.enqueue(count, { to: 1 }, trx);
    throw new Error("rolled back");
  });
  await expect(rolledBack).rejects.toThrow("rolled back");
  const { id } = await db.transaction().execute((trx) => queue.enqueue(count, { to: 2 }, trx));
  await queue.waitForOutcome(count, id, within);
  expect(handled).toEqual([2]);
});

test("tasks with one key are one task until it ends, and other keys are other tasks", async () => {
  const count = defineCount({ concurrency: 3 });
  const handled: number[] = [];
  const release = Promise.withResolvers<void>();
  const handler = handleTask(count, {
    async handle({ data: { to } }) {
      handled.push(to);
      await release.promise;
      return { counted: to };
    },
  });
  const queued = await Promise.all([1, 1, 1, 2].map((to) => queue.enqueue(count, { to })));
  expect(new Set(queued.map(({ id }) => id)).size).toBe(2);
  expect(queued.filter(({ isNew }) => isNew)).toHaveLength(2);
  await startWorker([handler]);
  await startWorker([handler]);
  await expect.poll(() => handled.toSorted(), { timeout: 30_000 }).toEqual([1, 2]);
  const again = await queue.enqueue(count, { to: 1 });
  expect(again).toEqual({ id: queued[0]?.id, isNew: false });
  release.resolve();
  await queue.waitForOutcome(count, again.id, within);
  expect(await queue.enqueue(count, { to: 1 })).toMatchObject({ isNew: true });
  await expect.poll(() => handled.toSorted(), { timeout: 30_000 }).toEqual([1, 1, 2]);
});

test("two workers on one queue run each task once", async () => {
  const count = defineCount({ concurrency: 2 });
  const handled: number[] = [];
  const handler = handleTask(count, {
    async handle({ data: { to } }) {
      handled.push(to);
      await sleep(20);
      return { counted: to };
    },
  });
  await startWorker([handler]);
  await startWorker([handler]);
  const numbers = Array.from({ length: 20 }, (_, to) => to);
  const enqueued = await Promise.all(numbers.map((to) => queue.enqueue(count, { to })));
  for (const { id } of enqueued) await queue.waitForOutcome(count, id, within);
  expect(handled.toSorted((a, b) => a - b)).toEqual(numbers);
});

test("a worker runs no more of a task at a time than its concurrency", async () => {
  const count = defineCount({ concurrency: 2 });
  let active = 0;
  let most = 0;
  await startWorker([
    handleTask(count, {
      async handle({ data: { to } }) {
        active += 1;
        most = Math.max(most, active);
        await sleep(300);
        active -= 1;
        return { counted: to };
      },
    }),
  ]);
  const enqueued = await Promise.all([1, 2, 3, 4, 5].map((to) => queue.enqueue(count, { to })));
  for (const { id } of enqueued) await queue.waitForOutcome(count, id, within);
  expect(most).toBe(2);
});

test("a task that throws a RetryableError is retried, and fails when its retries are used up", async () => {
  const count = defineCount({ retryLimit: 1, retryDelaySeconds: 1 });
  const attempts: string[] = [];
  const { errors } = await startWorker(
    [
      handleTask(count, {
        handle: async () => {
          throw Object.assign(new RetryableError("not now"), { detail: "Key (email)=(ada@example.com)" });
        },
      }),
    ],
    { onAttempt: ({ taskName, result }) => attempts.push(`${taskName} ${result}`) },
  );
  const { id } = await queue.enqueue(count, { to: 1 });
  const state = await queue.waitForOutcome(count, id, within);
  expect(state).toMatchObject({ state: "failed", retries: 1, failure: { name: "RetryableError", message: "not now" } });
  expect(errors).toEqual([`${count.name}: not now`, `${count.name}: not now`]);
  expect(attempts).toEqual([`${count.name} failed`, `${count.name} failed`]);
  const { rows } = await sql`select output::text from pgboss.job where id = ${id}`.execute(db);
  expect(JSON.stringify(rows)).not.toContain("ada@example.com");
});

test("a retry waits as long as the error asks, and the next one as long as the task says", async () => {
  const count = defineCount({ retryLimit: 2, retryDelaySeconds: 600 });
  const retries: number[] = [];
  await startWorker([
    handleTask(count, {
      handle: async ({ retries: before, retriesLeft }) => {
        retries.push(before, retriesLeft);
        throw new RetryableError("not now", { delayMs: before === 0 ? 1_000 : null });
      },
    }),
  ]);
  const { id } = await queue.enqueue(count, { to: 1 });
  await expect.poll(() => retries, { timeout: 30_000 }).toEqual([0, 2, 1, 1]);
  const stored = () =>
    sql<{ seconds: number }>`
      select extract(epoch from start_after - now())::float as seconds from pgboss.job where id = ${id} and state = 'retry'`
      .execute(db)
      .then(({ rows }) => rows[0]?.seconds);
  await expect.poll(stored, { timeout: 10_000 }).toBeGreaterThan(590);
});

test("queued tasks with a higher priority are taken first", async () => {
  const count = defineCount();
  const handled: number[] = [];
  await db.transaction().execute(async (trx) => {
    for (const to of [1, 3, 2]) await queue.enqueue(count, { to }, trx, { priority: to });
  });
  await startWorker([
    handleTask(count, {
      async handle({ data: { to } }) {
        handled.push(to);
        return { counted: to };
      },
    }),
  ]);
  await expect.poll(() => handled, { timeout: 30_000 }).toEqual([3, 2, 1]);
});

test("a task that waits for its next attempt is listed with it, and the attempt can be made due now", async () => {
  const count = defineCount();
  let attempts = 0;
  await startWorker([
    handleTask(count, {
      async handle({ data: { to }, progress }) {
        attempts += 1;
        await progress({ at: 1 });
        if (attempts === 1) throw new RetryableError("not now", { delayMs: 3_600_000 });
        return { counted: to };
      },
    }),
  ]);
  const { id } = await queue.enqueue(count, { to: 4 });
  const list = () => listTasks(db, { state: "retrying", name: count.name });
  await expect
    .poll(list, { timeout: 30_000 })
    .toMatchObject([{ id, key: "4", retries: 0, retryLimit: 3, progress: { at: 1 }, failure: { message: "not now" } }]);
  const [retrying] = await list();
  expect(retrying?.nextAt?.getTime()).toBeGreaterThan(Date.now() + 3_000_000);
  expect(await hastenRetry(db, id)).toBe(true);
  expect(await queue.waitForOutcome(count, id, within)).toMatchObject({ outcome: { counted: 4 }, retries: 1 });
  for (const other of [id, "01234567-89ab-4def-8123-456789abcdef", "1; drop table users"]) {
    expect(await hastenRetry(db, other)).toBe(false);
  }
});

test("a running worker is seen, and one that has been silent for a minute is not", async () => {
  const { stop } = await startWorker([]);
  await expect.poll(() => isWorkerRunning(db), { timeout: 30_000 }).toBe(true);
  await stop();
  await sql`update pgboss.version set cron_on = now() - interval '1 minute'`.execute(db);
  expect(await isWorkerRunning(db)).toBe(false);
});

test("a failed task is listed until a later task with its key replaces it, and can be enqueued again", async () => {
  const count = defineCount();
  let isBroken = true;
  await startWorker([
    handleTask(count, {
      async handle({ data: { to } }) {
        if (isBroken) throw new Error("broken");
        return { counted: to };
      },
    }),
  ]);
  const { id } = await queue.enqueue(count, { to: 4 });
  expect(await queue.waitForOutcome(count, id, within)).toMatchObject({ state: "failed", retries: 0 });
  const failed = () => listTasks(db, { state: "failed", name: count.name });
  const failure = { name: "Error", message: "broken" };
  expect(await failed()).toMatchObject([{ id, key: "4", data: { to: 4 }, failure, endedAt: expect.any(Date) }]);
  isBroken = false;
  const again = await queue.enqueueAgain(id);
  expect(await failed()).toEqual([]);
  expect(await queue.waitForOutcome(count, again?.id ?? "", within)).toMatchObject({ outcome: { counted: 4 } });
  for (const unknown of [again?.id ?? "", "01234567-89ab-4def-8123-456789abcdef", "1; drop table users"]) {
    expect(await queue.enqueueAgain(unknown)).toBeUndefined();
  }
});

test.each([
  ["throws an error of another type", () => new Error("no such sign")],
  ["returns an outcome of another shape", () => ({ counted: "three" })],
])("a handler that %s is not tried again", async (_, result) => {
  const count = defineCount({ retryDelaySeconds: 1 });
  let attempts = 0;
  await startWorker([
    handleTask(count, {
      async handle() {
        attempts += 1;
        const value = result();
        if (value instanceof Error) throw value;
        return value as unknown as { counted: number };
      },
    }),
  ]);
  const { id } = await queue.enqueue(count, { to: 1 });
  expect(await queue.waitForOutcome(count, id, within)).toMatchObject({ state: "failed", retries: 0 });
  expect(attempts).toBe(1);
});

test("data of another shape reaches neither the queue nor a handler", async () => {
  const count = defineCount();
  let attempts = 0;
  const wrong = { to: "three" } as unknown as { to: number };
  await expect(queue.enqueue(count, wrong)).rejects.toThrow(z.ZodError);
  const { id } = await queue.enqueue(count, { to: 1 });
  await sql`update pgboss.job set data = '{"to":"three"}' where id = ${id}`.execute(db);
  await startWorker([
    handleTask(count, {
      async handle() {
        attempts += 1;
        return { counted: 0 };
      },
    }),
  ]);
  expect(await queue.waitForOutcome(count, id, within)).toMatchObject({
    state: "failed",
    failure: { name: "ZodError" },
  });
  expect(attempts).toBe(0);
});

test("an attempt that takes too long is aborted and fails", async () => {
  const count = defineCount({ retryLimit: 0, expireInSeconds: 1 });
  await startWorker([
    handleTask(count, {
      async handle({ signal }) {
        await sleep(20_000, null, { signal });
        return { counted: 0 };
      },
    }),
  ]);
  const { id } = await queue.enqueue(count, { to: 1 });
  expect(await queue.waitForOutcome(count, id, within)).toMatchObject({ state: "failed" });
});

test("progress is readable while the task runs, and waiting ends at the timeout or when the caller aborts", async () => {
  const count = defineCount();
  const release = Promise.withResolvers<void>();
  await startWorker([
    handleTask(count, {
      async handle({ data: { to }, progress }) {
        await progress({ at: 1 });
        await progress({ at: 2 });
        await release.promise;
        return { counted: to };
      },
    }),
  ]);
  const { id } = await queue.enqueue(count, { to: 3 });
  await expect
    .poll(() => queue.findTask(count, id), { timeout: 30_000 })
    .toMatchObject({ state: "active", progress: { at: 2 } });
  expect(await queue.waitForOutcome(count, id, { timeoutMs: 300 })).toMatchObject({ state: "active" });
  const signal = AbortSignal.timeout(200);
  await expect(queue.waitForOutcome(count, id, { ...within, signal })).rejects.toThrow(/abort/i);
  release.resolve();
  expect(await queue.waitForOutcome(count, id, within)).toMatchObject({ state: "completed", progress: { at: 2 } });
});

test("an unknown id, a malformed id and another task's id have no state, and a canceled task has the state canceled", async () => {
  const [count, other] = [defineCount(), defineCount()];
  const { id } = await queue.enqueue(count, { to: 1 });
  expect(await queue.findTask(count, id)).toMatchObject({ state: "queued", startedAt: null, endedAt: null });
  for (const unknown of ["01234567-89ab-4def-8123-456789abcdef", "1; drop table users", ""]) {
    expect(await queue.findTask(count, unknown)).toBeUndefined();
    expect(await queue.waitForOutcome(count, unknown, within)).toBeUndefined();
  }
  expect(await queue.findTask(other, id)).toBeUndefined();
  await sql`update pgboss.job set state = 'cancelled', completed_on = now() where id = ${id}`.execute(db);
  expect(await queue.waitForOutcome(count, id, within)).toMatchObject({ state: "canceled" });
});

test("another worker takes over the task of a worker that was killed", async () => {
  const count = defineCount({ retryDelaySeconds: 1 });
  const script = fileURLToPath(new URL("./testing-worker.ts", import.meta.url));
  const { id } = await queue.enqueue(count, { to: 7 });
  const victim = spawn(process.execPath, [script, databaseUrl, count.name], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void victim.kill("SIGKILL"));
  await once(victim.stdout, "data");
  expect(await queue.findTask(count, id)).toMatchObject({ state: "active" });
  victim.kill("SIGKILL");
  await startWorker([handleTask(count, { handle: async ({ data: { to } }) => ({ counted: to }) })]);
  const state = await queue.waitForOutcome(count, id, { timeoutMs: 60_000 });
  expect(state).toMatchObject({ state: "completed", outcome: { counted: 7 }, retries: 1 });
}, 90_000);

test("a stopping worker finishes its task first", async () => {
  const count = defineCount();
  const started = Promise.withResolvers<void>();
  const { stop } = await startWorker([
    handleTask(count, {
      async handle({ data: { to } }) {
        started.resolve();
        await sleep(1_000);
        return { counted: to };
      },
    }),
  ]);
  const { id } = await queue.enqueue(count, { to: 1 });
  await started.promise;
  await stop();
  expect(await queue.findTask(count, id)).toMatchObject({ state: "completed" });
});

test("a starting worker deletes the old progress of deleted tasks", async () => {
  const count = defineCount();
  const { id } = await queue.enqueue(count, { to: 1 });
  const longAgo = new Date(Date.now() - 2 * 24 * 60 * 60_000);
  const rows = [id, "01234567-89ab-4def-8123-456789abcdef"].map((taskId) => ({
    taskId,
    value: {},
    updatedAt: longAgo,
  }));
  await db.insertInto("taskProgress").values(rows).execute();
  await startWorker([]);
  const left = await db.selectFrom("taskProgress").select("taskId").where("updatedAt", "=", longAgo).execute();
  expect(left).toEqual([{ taskId: id }]);
});

test("after the server's clock was a day ahead, schedules and waiting tasks go on at once", async () => {
  const count = defineCount();
  const waiting = await queue.enqueue(count, { to: 1 });
  await sql`update pgboss.version set cron_on = now() + interval '1 day'`.execute(db);
  await sql`update pgboss.job set start_after = now() + interval '1 day' where id = ${waiting.id}`.execute(db);
  expect(await isWorkerRunning(db)).toBe(false);

  const schedules = [{ cron: "* * * * *", data: { to: 2 } }];
  await startWorker([handleTask(count, { schedules, handle: async ({ data: { to } }) => ({ counted: to }) })]);
  expect(await queue.waitForOutcome(count, waiting.id, within)).toMatchObject({ state: "completed" });
  const { rows } = await sql<{ isAhead: boolean }>`
    select cron_on > now() as "isAhead" from pgboss.version`.execute(db);
  expect(rows).toEqual([{ isAhead: false }]);
  expect(await bringTimesBack(db)).toBe(0);
});

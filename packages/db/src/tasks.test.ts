import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { runTasks, type Task } from "./tasks.ts";
import { createTestDb } from "./testing.ts";

const { db, connectionString, drop } = await createTestDb();
afterAll(drop);

async function start(tasks: Task[], errors: string[] = []) {
  const runner = await runTasks(connectionString, tasks, {
    onError: (error, name) => errors.push(`${name}: ${error.message}`),
  });
  onTestFinished(() => runner.stop());
  return runner;
}

test("a task asked for in a transaction is done if the transaction is committed, and only then", async () => {
  const done: object[] = [];
  const runner = await start([{ name: "note", handle: async (data) => void done.push(data) }]);
  await expect(
    db.transaction().execute(async (trx) => {
      await runner.enqueue("note", { kept: false }, trx);
      throw new Error("rolled back");
    }),
  ).rejects.toThrow("rolled back");
  await db.transaction().execute((trx) => runner.enqueue("note", { kept: true }, trx));
  await expect.poll(() => done, { timeout: 10_000 }).toEqual([{ kept: true }]);
});

test("a task is done by one of the processes, and not asked for twice while it waits or is being done", async () => {
  let running = 0;
  let most = 0;
  let times = 0;
  const slow: Task = {
    name: "slow",
    async handle() {
      times += 1;
      running += 1;
      most = Math.max(most, running);
      await sleep(1500);
      running -= 1;
    },
  };
  const [first, second] = [await start([slow]), await start([slow])];
  await Promise.all([first, second, first, second].map((runner) => runner.enqueue("slow", {})));
  await expect.poll(() => times, { timeout: 10_000 }).toBe(1);
  await second.enqueue("slow", {});
  await sleep(3000);
  expect([times, most]).toEqual([1, 1]);
});

test("a task that fails is told of and done again", async () => {
  const errors: string[] = [];
  let times = 0;
  const runner = await start(
    [
      {
        name: "stumble",
        async handle() {
          times += 1;
          if (times === 1) throw new Error("not now");
        },
      },
    ],
    errors,
  );
  await runner.enqueue("stumble", {});
  await expect.poll(() => times, { timeout: 25_000 }).toBe(2);
  expect(errors).toEqual(["stumble: not now"]);
});

import { setTimeout as pause } from "node:timers/promises";
import { type Db, listRunChecks, listRuns } from "@zodiac-at-work/db";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { runTasks } from "@zodiac-at-work/tasks";
import { TestClock } from "@zodiac-at-work/tasks/testing";
import { afterAll, expect, test } from "vitest";
import { listOpeningsTasks } from "../tasks.ts";
import type { Clock } from "./clock.ts";
import type { OpeningsContext } from "./context.ts";
import { createFetcher } from "./fetch/fetcher.ts";
import { addSource, greenhouseBoard, greenhousePath, startTestBoards } from "./testing-boards.ts";

const { db, connectionString: databaseUrl, drop } = await createTestDb();
const boards = await startTestBoards();
afterAll(() => Promise.all([drop(), boards.close()]));

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Midnight after the real day. No row of the queue is from the future. */
const monday = Math.ceil(Date.now() / dayMs) * dayMs;
const clock = new TestClock(monday);

/** The clock of the checks: the queue's time, and what they have slept since. */
class SleepingClock implements Clock {
  #slept = 0;
  now() {
    return new Date(clock.now() + this.#slept);
  }
  async sleep(ms: number, signal?: AbortSignal) {
    signal?.throwIfAborted();
    this.#slept += ms;
  }
  after() {
    return () => {};
  }
  wake() {
    this.#slept = 0;
  }
}

const checkClock = new SleepingClock();
const context: OpeningsContext = {
  db,
  fetcher: createFetcher({ db, target: new URL(boards.origin), contact: null, clock: checkClock, random: () => 0 }),
  clock: checkClock,
  isSample: true,
};

function startWorker() {
  const onError = (error: Error, task?: string) => console.error(task, error);
  return runTasks(listOpeningsTasks(context), { databaseUrl, db, onError, clock, refreshSchedulesMs: dayMs });
}

/** Lets a second pass at a time until a promise settles or a condition holds. */
async function tickUntil(isDone: () => boolean | Promise<boolean>): Promise<void> {
  for (let second = 0; second < 300; second += 1) {
    if (await isDone()) return;
    await clock.tick(1_000);
    await pause(20);
  }
  throw new Error("nothing happened within five minutes of the virtual clock");
}

async function endedRuns(of: Db): Promise<number> {
  return (await listRuns(of, { limit: 100 })).filter(({ endedAt }) => endedAt !== null).length;
}

/** Jumps to a moment of a day and waits for the run that begins there. */
async function passRun(day: number, hour: number): Promise<void> {
  checkClock.wake();
  const before = await endedRuns(db);
  await clock.setTime(monday + day * dayMs + hour * hourMs - 5_000);
  await tickUntil(async () => (await endedRuns(db)) > before);
}

test("a week of two workers: each run's report says what happened, through a downtime and a board that is blocked for two days", async () => {
  const [steady, moody, shrinking] = ["steady", "moody", "shrinking"];
  const ids = new Map<string, number>();
  for (const address of [steady, moody, shrinking]) {
    ids.set(address, (await addSource(db, { kind: "greenhouse", address })).sourceId);
    boards.answers.set(greenhousePath(address).jobs, { body: greenhouseBoard(address, [1, 2, 3]) });
  }
  let workers = [await startWorker(), await startWorker()];

  await passRun(0, 5);
  // The page of the job stays, so only the snapshots tell that it has gone.
  boards.answers.set(greenhousePath(shrinking).jobs, { body: greenhouseBoard(shrinking, [1, 2]) });
  boards.answers.set(greenhousePath(shrinking).job(3), { body: { id: 3 } });
  await passRun(1, 5);

  // No worker runs from the second evening to the fourth morning, and two runs are missed. One is made up for.
  for (const worker of workers) await worker.stop();
  await clock.setTime(monday + 3 * dayMs + 9 * hourMs);
  checkClock.wake();
  const beforeCatchUp = await endedRuns(db);
  workers = [await startWorker(), await startWorker()];
  await tickUntil(async () => (await endedRuns(db)) > beforeCatchUp);

  boards.answers.set(greenhousePath(moody).jobs, { status: 403, body: "Access denied" });
  await passRun(4, 5);
  await passRun(5, 5);
  boards.answers.set(greenhousePath(moody).jobs, { body: greenhouseBoard(moody, [1, 2, 3, 4]) });
  await passRun(6, 5);
  for (const worker of workers) await worker.stop();

  const runs = (await listRuns(db, { limit: 100 })).toReversed();
  const begun = runs.map(({ startedAt }) => {
    const hours = Math.floor((startedAt.getTime() - monday) / hourMs);
    return `day ${Math.floor(hours / 24)}, ${hours % 24} o'clock`;
  });
  expect(begun).toEqual([
    ...["day 0, 5 o'clock", "day 1, 5 o'clock"],
    "day 3, 9 o'clock",
    ...["day 4, 5 o'clock", "day 5, 5 o'clock", "day 6, 5 o'clock"],
  ]);
  expect(
    runs.every(({ trigger, sign, sources, checked }) => trigger === "schedule" && sign === null && sources === checked),
  ).toBe(true);
  const reports = await Promise.all(runs.map(({ id }) => listRunChecks(db, id)));
  const reportsOf = (address: string) =>
    reports.map((sources) => {
      const source = sources.find(({ sourceId }) => sourceId === ids.get(address));
      return `${source?.outcome}: ${source?.found} found, ${source?.new} new, ${source?.closed} closed`;
    });
  const unchanged = "complete: 3 found, 0 new, 0 closed";
  expect(reportsOf(steady)).toEqual(["complete: 3 found, 3 new, 0 closed", ...Array(5).fill(unchanged)]);
  expect(reportsOf(moody)).toEqual([
    ...["complete: 3 found, 3 new, 0 closed", unchanged, unchanged],
    ...Array(2).fill("blocked: 0 found, 0 new, 0 closed"),
    "complete: 4 found, 1 new, 0 closed",
  ]);
  expect(reportsOf(shrinking)).toEqual([
    ...["complete: 3 found, 3 new, 0 closed", "complete: 2 found, 0 new, 0 closed"],
    "complete: 2 found, 0 new, 1 closed",
    ...Array(3).fill("complete: 2 found, 0 new, 0 closed"),
  ]);
  const fetches = boards.requests.filter((path) => path === greenhousePath(steady).jobs);
  expect(fetches).toHaveLength(runs.length);
  const closed = await db
    .selectFrom("jobs")
    .select(["closedAt", "closedReason"])
    .where("closedAt", "is not", null)
    .execute();
  expect(closed).toEqual([{ closedAt: runs[2]?.startedAt, closedReason: "missing" }]);
}, 180_000);

import { type Db, listRunChecks, listRuns } from "@zodiac-at-work/db";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { sql } from "kysely";
import { afterAll, beforeEach, expect, test } from "vitest";
import { listTasks } from "./pg-boss-tables.ts";
import { openQueue } from "./queue.ts";
import { resumeWaitingRuns } from "./resume-runs.ts";
import { retryTask } from "./retry-task.ts";
import { startRun } from "./start-run.ts";
import { checkSource } from "./tasks.ts";
import { addSource, endCheck } from "./testing-sources.ts";

const { db, drop } = await createTestDb();
afterAll(drop);
const queue = openQueue(db);
const now = new Date("2026-11-22T12:00:00Z");

beforeEach(async () => {
  await sql`truncate companies, job_sources, runs, pgboss.job cascade`.execute(db);
});

/** The addresses of the queued checks. Workers take the first one first. */
async function queuedAddresses(of: Db): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select address from pgboss.job join job_sources on job_sources.id = singleton_key::integer
    where job.name = ${checkSource.name} and state = 'created' order by priority desc, created_on, address desc`.execute(
    of,
  );
  return rows.map(({ address }) => address);
}

function failTask(sourceId: number) {
  return sql`
    update pgboss.job set state = 'failed', completed_on = now() + interval '1 day', output = '{"name":"Error","message":"broken"}'
    where singleton_key = ${`${sourceId}`}`.execute(db);
}

test("the longest unseen sources come first, and well-known companies first among equals", async () => {
  const [yesterday, lastWeek] = [new Date("2026-11-21T12:00:00Z"), new Date("2026-11-15T12:00:00Z")];
  await addSource(db, "a-yesterday", { lastAttemptAt: yesterday });
  await addSource(db, "b-yesterday-known", { lastAttemptAt: yesterday, logoUrl: "/logos/b.svg" });
  await addSource(db, "c-last-week", { lastAttemptAt: lastWeek });
  await addSource(db, "d-never");
  const { sources } = await startRun(db, queue, { trigger: "schedule", now });
  const order = ["d-never", "c-last-week", "b-yesterday-known", "a-yesterday"];
  expect(sources.map(({ address }) => address)).toEqual(order);
  expect(await queuedAddresses(db)).toEqual(order);
});

test("only active sources that match are checked, unless they are named", async () => {
  const rat = await addSource(db, "rat");
  await addSource(db, "ox", { zodiacSign: "ox" });
  const paused = await addSource(db, "paused", { status: "paused" });
  const ofRat = await startRun(db, queue, { trigger: "reader", sign: "rat", requestedBy: "ada", now });
  expect(ofRat.sources.map(({ id }) => id)).toEqual([rat]);
  expect(await listRuns(db, { limit: 1 })).toMatchObject([
    { trigger: "reader", sign: "rat", requestedBy: "ada", sources: 1 },
  ]);
  const named = await startRun(db, queue, { trigger: "operator", sourceIds: [paused], now });
  expect(named.sources.map(({ id }) => id)).toEqual([paused]);
});

test("a source that is queued already is joined, and its check answers both runs", async () => {
  const source = await addSource(db, "joined");
  const first = await startRun(db, queue, { trigger: "schedule", now });
  const second = await startRun(db, queue, { trigger: "reader", sign: "rat", now });
  expect(await listTasks(db, { name: checkSource.name })).toHaveLength(1);
  await endCheck(db, source, now);
  for (const { runId } of [first, second]) {
    expect(await listRunChecks(db, runId)).toMatchObject([{ outcome: "empty" }]);
  }
});

test("a source that a run waits for without a task is enqueued again, and one with a task is left alone", async () => {
  const [lost, queued] = [await addSource(db, "lost"), await addSource(db, "queued")];
  await startRun(db, queue, { trigger: "schedule", now });
  await sql`delete from pgboss.job where singleton_key = ${`${lost}`}`.execute(db);
  expect(await resumeWaitingRuns(db, queue, now)).toEqual({ enqueued: 1, ended: 0 });
  expect((await queuedAddresses(db)).toSorted()).toEqual(["lost", "queued"]);
  expect(queued).not.toBe(lost);
});

test("the check of a task that gave up ends as failed with its error, and its run ends", async () => {
  const source = await addSource(db, "broken");
  const { runId } = await startRun(db, queue, { trigger: "schedule", now });
  await failTask(source);
  expect(await resumeWaitingRuns(db, queue, now)).toEqual({ enqueued: 0, ended: 1 });
  expect(await listRunChecks(db, runId)).toMatchObject([
    { outcome: "failed", reason: expect.stringContaining("broken") },
  ]);
  expect(await listRuns(db, { limit: 1 })).toMatchObject([{ endedAt: expect.any(Date) }]);
});

test("a failed check that is run again gets a run of its own", async () => {
  const source = await addSource(db, "retried");
  await startRun(db, queue, { trigger: "schedule", now });
  await failTask(source);
  await resumeWaitingRuns(db, queue, now);
  const [dead] = await listTasks(db, { state: "failed" });
  expect(await retryTask(db, queue, dead?.id ?? "", { requestedBy: "ada", now })).toMatchObject({ isNew: false });
  expect(await queuedAddresses(db)).toEqual(["retried"]);
  expect(await listRuns(db, { limit: 1 })).toMatchObject([{ trigger: "operator", requestedBy: "ada", endedAt: null }]);
  expect(
    await retryTask(db, queue, "0b8e2f6e-89ab-4def-8123-456789abcdef", { requestedBy: "ada", now }),
  ).toBeUndefined();
});

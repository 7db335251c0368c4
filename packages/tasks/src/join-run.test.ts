import { findRun, listRunChecks, replaceSource } from "@zodiac-at-work/db";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { type SignId, signIds } from "@zodiac-at-work/zodiac";
import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { joinRun } from "./join-run.ts";
import { openQueue } from "./queue.ts";
import { startRun } from "./start-run.ts";
import { checkSource } from "./tasks.ts";
import { addSource, endCheck } from "./testing-sources.ts";

const { db, drop } = await createTestDb();
afterAll(drop);
const queue = openQueue(db);
const noon = new Date("2026-11-22T12:00:00Z");

beforeEach(async () => {
  await sql`truncate companies, job_sources, runs, pgboss.job cascade`.execute(db);
});

/** A moment after noon. */
function at(minutes: number, ms = 0): Date {
  return new Date(noon.getTime() + minutes * 60_000 + ms);
}

function ask(sign: SignId, now: Date, limits = { freshMinutes: 30, checksPerHour: 4 }, requestedBy = "ada") {
  return joinRun(db, queue, { sign, trigger: "reader", requestedBy, limits, now });
}

/** Ends every check that waits, as workers would, and returns the sources. */
async function work(endedAt: Date): Promise<number[]> {
  const { rows } = await sql<{ sourceId: number }>`
    select singleton_key::integer as source_id from pgboss.job
    where name = ${checkSource.name} and state = 'created' order by 1`.execute(db);
  for (const { sourceId } of rows) await endCheck(db, sourceId, endedAt);
  await sql`delete from pgboss.job`.execute(db);
  return rows.map(({ sourceId }) => sourceId);
}

async function runIdOf(joined: ReturnType<typeof ask>): Promise<number> {
  const found = await joined;
  if (!found || !("runId" in found)) throw new Error("no run started");
  return found.runId;
}

/** The sources of the checks that stand. */
async function standingOf(joined: ReturnType<typeof ask>): Promise<number[]> {
  const found = await joined;
  if (!found || !("checkIds" in found)) throw new Error("a run started or goes on");
  const checks = await db.selectFrom("runSources").select("sourceId").where("id", "in", found.checkIds).execute();
  return checks.map(({ sourceId }) => sourceId).toSorted((a, b) => a - b);
}

describe("a board", () => {
  test("is checked once by twenty requests of one member for one sign after another", async () => {
    for (const [index, zodiacSign] of signIds.entries()) {
      const possibleSign = signIds[(index + 1) % signIds.length] ?? null;
      await addSource(db, `${zodiacSign}-1`, { zodiacSign });
      await addSource(db, `${zodiacSign}-2`, { zodiacSign, possibleSign });
    }
    const checked: number[] = [];
    for (let request = 0; request < 20; request += 1) {
      const now = at(0, request * 2_500);
      await ask(signIds[request % signIds.length] ?? "rat", now);
      checked.push(...(await work(now)));
    }
    expect(checked).toHaveLength(24);
    expect(new Set(checked).size).toBe(24);
    expect(await db.selectFrom("runs").select("id").execute()).toHaveLength(12);
  });

  test("is checked by the sign of its company only, if the founding may have another sign", async () => {
    const source = await addSource(db, "between", { zodiacSign: "rat", possibleSign: "ox" });
    await addSource(db, "ox", { zodiacSign: "ox" });
    await ask("rat", at(0));
    expect(await work(at(0))).toEqual([source]);
    await ask("ox", at(1));
    expect(await work(at(1))).not.toContain(source);
  });

  test("is asked again once its last check is as old as the setting says, and not before", async () => {
    const source = await addSource(db, "a");
    await ask("rat", at(0));
    await work(at(1));
    expect(await standingOf(ask("rat", at(31, -1)))).toEqual([source]);
    expect(await work(at(31))).toEqual([]);
    await runIdOf(ask("rat", at(31)));
    expect(await work(at(31))).toEqual([source]);
  });

  test("counts as checked whoever asked", async () => {
    const source = await addSource(db, "a");
    await startRun(db, queue, { trigger: "schedule", now: at(0) });
    await work(at(0));
    expect(await standingOf(ask("rat", at(10)))).toEqual([source]);
  });

  test("is checked again if it got another address", async () => {
    const source = await addSource(db, "a");
    await ask("rat", at(0));
    await work(at(0));
    await replaceSource(db, source, { kind: "lever", address: "a" });
    await runIdOf(ask("rat", at(1)));
    expect(await work(at(1))).toEqual([source]);
  });
});

describe("a run", () => {
  test("leaves out the boards that were checked recently, and their results count", async () => {
    const recent = await addSource(db, "recent");
    await startRun(db, queue, { trigger: "operator", sourceIds: [recent], now: at(0) });
    await work(at(1));
    const due = await addSource(db, "due");
    const runId = await runIdOf(ask("rat", at(10)));
    expect(await listRunChecks(db, runId)).toMatchObject([
      { sourceId: recent, outcome: "empty", endedAt: at(1), sameAs: expect.any(Number), requests: 0 },
      { sourceId: due, outcome: null },
    ]);
    expect(await runIdOf(ask("rat", at(10)))).toBe(runId);
    expect(await work(at(11))).toEqual([due]);
    expect(await findRun(db, runId)).toMatchObject({ endedAt: at(11), sources: 2, checked: 2, outcomes: { empty: 2 } });
  });

  test("joins the checks that wait, even beyond the limit, because it causes none", async () => {
    const source = await addSource(db, "a");
    const limits = { freshMinutes: 0, checksPerHour: 1 };
    await ask("rat", at(0), limits);
    await work(at(0));
    await startRun(db, queue, { trigger: "schedule", now: at(1) });
    const runId = await runIdOf(ask("rat", at(2), limits));
    expect(await work(at(3))).toEqual([source]);
    expect(await findRun(db, runId)).toMatchObject({ endedAt: at(3) });
    // The reader joined the schedule's check. It does not count as a check that a reader started.
    await runIdOf(ask("rat", at(60, 1), limits));
  });

  test("of an operator is not limited, and counts for no reader", async () => {
    const source = await addSource(db, "a");
    const byOperator = { sign: null, trigger: "operator", requestedBy: "grace", limits: null } as const;
    for (let minute = 0; minute < 6; minute += 1) {
      await joinRun(db, queue, { ...byOperator, now: at(minute) });
      expect(await work(at(minute))).toEqual([source]);
    }
    await runIdOf(ask("rat", at(6), { freshMinutes: 0, checksPerHour: 1 }));
  });
});

describe("the limit of an hour", () => {
  const limits = { freshMinutes: 5, checksPerHour: 2 };

  test("holds over all members, and ends an hour after the first check", async () => {
    const source = await addSource(db, "a");
    await ask("rat", at(0), limits, "ada");
    await work(at(0));
    await ask("rat", at(20), limits, "grace");
    await work(at(20));
    expect(await standingOf(ask("rat", at(40), limits, "edith"))).toEqual([source]);
    expect(await standingOf(ask("rat", at(60, -1), limits, "ada"))).toEqual([source]);
    await runIdOf(ask("rat", at(60), limits, "ada"));
    expect(await work(at(60))).toEqual([source]);
    expect(await standingOf(ask("rat", at(70), limits, "grace"))).toEqual([source]);
  });

  test("holds for members who ask at once", async () => {
    await addSource(db, "a");
    for (let round = 0; round < 5; round += 1) {
      const now = at(round * 10);
      await Promise.all(["ada", "grace", "edith", "mary"].map((member) => ask("rat", now, limits, member)));
      await work(now);
    }
    expect(await db.selectFrom("runSources").select("id").execute()).toHaveLength(2);
  });
});

test("two members who ask for a sign at once share one run, and its end keeps both from another", async () => {
  await addSource(db, "a");
  const [first, second] = await Promise.all([
    runIdOf(ask("rat", at(0), undefined, "ada")),
    runIdOf(ask("rat", at(0), undefined, "grace")),
  ]);
  expect(second).toBe(first);
  await work(at(1));
  const again = await Promise.all([ask("rat", at(2), undefined, "ada"), ask("rat", at(2), undefined, "grace")]);
  expect(again).toEqual([{ checkIds: [expect.any(Number)] }, { checkIds: [expect.any(Number)] }]);
  expect(await db.selectFrom("runs").select("id").execute()).toHaveLength(1);
});

test("there is nothing to join without a source", async () => {
  expect(await ask("rat", noon)).toBeNull();
});

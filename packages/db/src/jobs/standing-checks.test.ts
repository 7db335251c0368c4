import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { createTestDb } from "../testing.ts";
import { beginCheck } from "./begin-check.ts";
import { listRunChecks } from "./checks.ts";
import { finishCheck } from "./finish-check.ts";
import { insertRun } from "./insert-run.ts";
import { listStandingChecks } from "./standing-checks.ts";

const { db, drop } = await createTestDb();
afterAll(drop);

const now = new Date("2026-11-22T12:00:00Z");
const request = { trigger: "reader", startedAt: now } as const;

async function insertSource(): Promise<number> {
  const company = { name: "A", location: "Here", industry: "Energy", description: "D", zodiacSign: "rat" } as const;
  const { id: companyId } = await db.insertInto("companies").values(company).returning("id").executeTakeFirstOrThrow();
  const source = { companyId, kind: "ashby", address: "a", status: "active" } as const;
  const { id } = await db.insertInto("jobSources").values(source).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Waits until a query of another connection waits for a lock, or until a promise is settled. */
async function untilBlocked(other: Promise<unknown>): Promise<void> {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  void other.then(settle, settle);
  await expect
    .poll(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      return isSettled || rows.length > 0;
    })
    .toBe(true);
}

test("a check that ends while a run starts answers that run, too", async () => {
  const source = await insertSource();
  await insertRun(db, { ...request, sourceIds: [source] });
  const check = await beginCheck(db, source, now);
  if (!check) throw new Error("no run waits for the source");
  const counts = { unreadable: 0, requests: 1, bytes: 1 };
  const result = { outcome: "empty", reason: null, ...counts, details: null, validators: null, endedAt: now } as const;
  const { runId, ending } = await db.transaction().execute(async (trx) => {
    expect(await listStandingChecks(trx, [source], { freshMinutes: 30, checksPerHour: 4, now })).toEqual([]);
    const ending = finishCheck(db, check, result);
    await untilBlocked(ending);
    const run = await insertRun(trx, { ...request, sourceIds: [source] });
    return { runId: run.id, ending: { result: ending } };
  });
  expect(await ending.result).toMatchObject({ outcome: "empty" });
  expect(await listRunChecks(db, runId)).toMatchObject([{ outcome: "empty", sameAs: expect.any(Number) }]);
});

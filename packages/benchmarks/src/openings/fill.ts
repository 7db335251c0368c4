import {
  beginCheck,
  type Check,
  type CheckResult,
  type Db,
  finishCheck,
  insertRun,
  saveJobs,
} from "@zodiac-at-work/db";
import { insertGeneratedCompanies } from "@zodiac-at-work/db/testing-companies";
import { generatePostings } from "@zodiac-at-work/db/testing-jobs";
import { sql } from "kysely";

export const boards = 200;

/** The moments of the two runs that fill a database. The second finds a hundredth of the postings. */
export const runTimes = [new Date("2026-11-20T06:00:00Z"), new Date("2026-11-22T06:00:00Z")] as const;

/** Inserts 200 companies, each with a verified source, and returns the ids of the sources. */
export async function insertBoards(db: Db): Promise<number[]> {
  await insertGeneratedCompanies(db, boards);
  const { rows } = await sql<{ id: number }>`
    insert into job_sources (company_id, kind, address, status, verified_at)
    select id, 'greenhouse', 'board-' || row_number() over (order by id), 'active', now() from companies
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Begins the checks of a run over all boards. */
export async function beginChecks(db: Db, sourceIds: readonly number[], startedAt: Date): Promise<Check[]> {
  await db.transaction().execute((trx) => insertRun(trx, { trigger: "operator", sourceIds, startedAt }));
  const checks: Check[] = [];
  for (const id of sourceIds) {
    const check = await beginCheck(db, id, startedAt);
    if (!check) throw new Error(`No run waits for the source ${id}.`);
    checks.push(check);
  }
  return checks;
}

/** Ends a check with all that the source lists. */
export async function completeCheck(db: Db, check: Check): Promise<void> {
  const result: CheckResult = {
    ...{ outcome: "complete", reason: null, unreadable: 0, requests: 1, bytes: 0, details: null, validators: null },
    endedAt: new Date(check.observedAt.getTime() + 1_000),
  };
  await finishCheck(db, check, result);
}

/** Fills a database with open jobs: most in one run, a hundredth in another two days later. */
export async function fillJobs(db: Db, count: number): Promise<void> {
  const sourceIds = await insertBoards(db);
  const perBoard = count / boards;
  const later = Math.max(1, Math.round(perBoard / 100));
  for (const [run, startedAt] of runTimes.entries()) {
    const checks = await beginChecks(db, sourceIds, startedAt);
    for (const [board, check] of checks.entries()) {
      await saveJobs(db, check, generatePostings(board, run === 0 ? perBoard - later : perBoard));
      await completeCheck(db, check);
    }
  }
  await sql`vacuum analyze`.execute(db);
}

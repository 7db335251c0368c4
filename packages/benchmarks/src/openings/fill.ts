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

/** How many boards are read and saved at the same time, in one process. */
export const concurrency = 4;

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

/** How fast the first of the two runs that fill a database saved its postings. */
export interface Filling {
  postings: number;
  ms: number;
  /** Of the last tenth of the boards, into a table that has nine tenths of the rows. */
  last: { postings: number; ms: number };
}

/** Fills a database with open jobs: most in one run, a hundredth in another two days later. */
export async function fillJobs(db: Db, count: number): Promise<Filling> {
  const sourceIds = await insertBoards(db);
  const perBoard = count / boards;
  const first = perBoard - Math.max(1, Math.round(perBoard / 100));
  const [before, after] = runTimes;
  const start = performance.now();
  await runAll(db, sourceIds.slice(0, -lastBoards), before, first, 0);
  const nine = performance.now();
  await runAll(db, sourceIds.slice(-lastBoards), new Date(before.getTime() + 60_000), first, boards - lastBoards);
  const ten = performance.now();
  await runAll(db, sourceIds, after, perBoard, 0);
  await sql`vacuum analyze`.execute(db);
  const last = { postings: lastBoards * first, ms: ten - nine };
  return { postings: boards * first, ms: ten - start, last };
}

const lastBoards = boards / 10;

/** Saves the postings of some boards, in batches as a check does. */
async function runAll(db: Db, sourceIds: readonly number[], startedAt: Date, postings: number, firstBoard: number) {
  const left = (await beginChecks(db, sourceIds, startedAt)).entries();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const [board, check] of left) {
        const all = generatePostings(firstBoard + board, postings);
        for (let start = 0; start < all.length; start += batchSize)
          await saveJobs(db, check, all.slice(start, start + batchSize));
        await completeCheck(db, check);
      }
    }),
  );
}

const batchSize = 500;

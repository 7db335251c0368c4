import { type Db, saveJobs } from "@zodiac-at-work/db";
import { generatePostings } from "@zodiac-at-work/db/testing-jobs";
import { readResponse } from "@zodiac-at-work/worker/sources";
import { sql } from "kysely";
import { beginChecks, boards, completeCheck, concurrency } from "./fill.ts";

export const postingsPerBoard = 500;

/** The boards of one round. COPY writes the rows of a round after they were saved. */
const boardsPerRound = 50;

export interface SaveResult {
  postings: number;
  /** Milliseconds for parsing and saving, and of them for parsing. */
  saveMs: number;
  parseMs: number;
  copyMs: number;
  /** The heap after garbage collection, in bytes, when this many postings were saved. */
  heap: { postings: number; bytes: number }[];
}

/**
 * Parses the responses of 200 boards and saves them, and lets PostgreSQL copy the same rows into the same tables of another
 * database.
 *
 * @param other a database with the same companies and sources
 */
export async function measureSaving(db: Db, other: Db, sourceIds: readonly number[]): Promise<SaveResult> {
  const bodies = Array.from({ length: 8 }, (_, board) => greenhouseBody(board));
  const checks = await beginChecks(db, sourceIds, new Date("2026-11-22T06:00:00Z"));
  const result: SaveResult = { postings: 0, saveMs: 0, parseMs: 0, copyMs: 0, heap: [] };
  for (let start = 0; start < boards; start += boardsPerRound) {
    const first = await findLastId(db);
    const left = checks.splice(0, boardsPerRound).entries();
    const began = performance.now();
    await Promise.all(Array.from({ length: concurrency }, work));
    result.saveMs += performance.now() - began;
    result.copyMs += await copyRows(db, other, first);

    async function work(): Promise<void> {
      for (const [board, check] of left) {
        const parsing = performance.now();
        const response = { url: "https://boards-api.greenhouse.io/", status: 200, contentType: "application/json" };
        const source = { kind: "greenhouse", address: check.address, isVerified: true, settings: null } as const;
        const page = readResponse({ ...response, body: bodies[board % bodies.length] ?? "" }, source);
        result.parseMs += performance.now() - parsing;
        if (page.postings.length !== postingsPerBoard) throw new Error(`The board was read as ${page.outcome}.`);
        const rejected = await saveJobs(db, check, page.postings);
        if (rejected.length > 0) throw new Error(`A posting was rejected: ${rejected[0]?.reason}`);
        await completeCheck(db, check);
        check.seen.clear();
        result.postings += page.postings.length;
        if (result.postings % 10_000 === 0 || result.postings === 1_000) measureHeap(result);
      }
    }
  }
  return result;
}

function measureHeap({ heap, postings }: SaveResult): void {
  globalThis.gc?.();
  heap.push({ postings, bytes: process.memoryUsage().heapUsed });
}

async function findLastId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from jobs`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Copies the rows after an id through a file of the server. Returns the milliseconds of the copy into the table. */
async function copyRows(db: Db, other: Db, after: number): Promise<number> {
  const { rows } = await sql<{ file: string; columns: string }>`
    select current_setting('data_directory') || '/openings-bench.copy' as file,
      string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
    from information_schema.columns
    where table_schema = 'public' and table_name = 'jobs' and is_generated = 'NEVER'`.execute(db);
  const { file = "", columns = "" } = rows[0] ?? {};
  const selected = sql`select ${sql.raw(columns)} from jobs where id > ${sql.lit(after)} order by id`;
  await sql`copy (${selected}) to ${sql.lit(file)}`.execute(db);
  const start = performance.now();
  await sql`copy jobs (${sql.raw(columns)}) from ${sql.lit(file)}`.execute(other);
  return performance.now() - start;
}

/** Returns a response of Greenhouse. Its descriptions are HTML whose entities are escaped once more. */
function greenhouseBody(board: number): string {
  const jobs = generatePostings(board, postingsPerBoard).map((posting, index) => ({
    id: board * 100_000 + index,
    internal_job_id: index,
    title: posting.title,
    absolute_url: posting.url,
    location: { name: posting.locations.join("; ") },
    first_published: posting.postedDate && `${posting.postedDate}T09:00:00-05:00`,
    updated_at: "2026-11-20T09:00:00-05:00",
    content: posting.description?.html.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;") ?? "",
    departments: posting.department ? [{ id: 1, name: posting.department }] : [],
    offices: posting.locations.map((name) => ({ id: 1, name, location: name })),
    metadata: [],
  }));
  return JSON.stringify({ jobs, meta: { total: jobs.length } });
}

import { setTimeout as sleep } from "node:timers/promises";
import type { SourceKind } from "@zodiac-at-work/catalog";
import { type Db, seed } from "@zodiac-at-work/db";
import { createTestDb, type TestDb } from "@zodiac-at-work/db/testing";
import { openQueue, startRun } from "@zodiac-at-work/tasks";
import { startWorkerProcess, type WorkerProcess } from "@zodiac-at-work/worker/testing-process";
import { sql } from "kysely";
import { killProcess } from "../kill-process.ts";
import { type StatementProxy, startStatementProxy } from "../statement-proxy.ts";
import { boardName, largeBoard } from "./board-server.ts";

/** A database with the boards as sources, and workers on it that can be killed. */
export interface OpeningsEnvironment {
  db: Db;
  /** The way of the workers to PostgreSQL, if their statements can be cut. */
  statements: StatementProxy | undefined;
  /** Creates a role with the rights of the API. Returns the address of its logins. */
  createApiRole(): Promise<string>;
  /** @param settings what is added to the worker's usual settings */
  startWorker(settings?: Readonly<Record<string, string>>): WorkerProcess;
  /** Starts a run over all boards. Returns its id. */
  startRun(): Promise<number>;
  isEnded(runId: number): Promise<boolean>;
  close(): Promise<void>;
}

interface EnvironmentOptions {
  readonly hasLargeBoard?: boolean;
  readonly hasCatalog?: boolean;
  /** Whether the statements of the workers can be cut. */
  readonly cuts?: boolean;
  /** A new one on the server of the tests, if omitted. */
  readonly database?: TestDb;
}

export async function createEnvironment(
  boards: number,
  origin: string,
  { hasLargeBoard = false, hasCatalog = false, cuts = false, database }: EnvironmentOptions = {},
): Promise<OpeningsEnvironment> {
  const { db, connectionString, createApiRole, drop } = database ?? (await createTestDb());
  const statements = cuts ? await startStatementProxy(connectionString) : undefined;
  const workers: WorkerProcess[] = [];
  if (hasCatalog) {
    await seed(db);
    // Only the boards of the campaign are checked.
    await db.deleteFrom("jobSources").execute();
  }
  for (let board = 1; board <= boards; board += 1) await addBoard(db, "recruitee", boardName(board));
  if (hasLargeBoard) await addBoard(db, "workday", largeBoard);
  return {
    db,
    statements,
    createApiRole,
    startWorker(settings = {}) {
      const worker = startWorkerProcess({
        NODE_ENV: "development",
        DATABASE_URL: statements?.url ?? connectionString,
        JOB_SOURCES: origin,
        LOG_LEVEL: "info",
        ...settings,
      });
      workers.push(worker);
      return worker;
    },
    async startRun() {
      const { runId } = await startRun(db, openQueue(db), { trigger: "operator", now: new Date() });
      return runId;
    },
    async isEnded(runId) {
      const run = await db.selectFrom("runs").select("endedAt").where("id", "=", runId).executeTakeFirstOrThrow();
      return run.endedAt !== null;
    },
    async close() {
      await Promise.all(workers.map(killProcess));
      await statements?.close();
      await drop();
    },
  };
}

async function addBoard(db: Db, kind: SourceKind, address: string): Promise<void> {
  const { id: companyId } = await db
    .insertInto("companies")
    .values({
      name: `Company of ${address}`,
      location: "Lisbon, Portugal",
      industry: "Technology",
      description: "A company of the campaign.",
      zodiacSign: "rat",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("jobSources")
    .values({ companyId, kind, address, status: "active", verifiedAt: new Date(0) })
    .execute();
}

/** Waits until a run has ended. */
export async function waitForEnd(environment: OpeningsEnvironment, runId: number): Promise<void> {
  while (!(await environment.isEnded(runId))) await sleep(200);
}

/**
 * Returns every job and how every source ended, as lines of text that are equal in two databases if and only if the runs
 * wrote the same. A time is told as the number of the run at whose start it is.
 */
export async function describeRows(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with numbered as (select id as run_id, started_at as moment, row_number() over (order by id) as number from runs),
    described as (
      select (to_jsonb(jobs) - 'id' - 'company_id' - 'source_id' - 'repost_of' - 'search_words' - 'listed_on')
        || jsonb_build_object(
          'source', job_sources.address,
          'first_seen_at', coalesce((select number from numbered where moment = jobs.first_seen_at)::text, jobs.first_seen_at::text),
          'scraped_at', coalesce((select number from numbered where moment = jobs.scraped_at)::text, jobs.scraped_at::text),
          'last_seen_at', coalesce((select number from numbered where moment = jobs.last_seen_at)::text, jobs.last_seen_at::text),
          'closed_at', coalesce((select number from numbered where moment = jobs.closed_at)::text, jobs.closed_at::text)
        ) as line
      from jobs join job_sources on job_sources.id = source_id
      union all
      select jsonb_build_object(
        'run', number, 'source', address, 'outcome', outcome, 'found', found, 'new', "new", 'changed', changed,
        'closed', closed, 'unchanged', unchanged, 'unreadable', unreadable)
      from run_sources join job_sources on job_sources.id = source_id join numbered using (run_id)
    )
    select line::text from described order by 1`.execute(db);
  return rows.map(({ line }) => line);
}

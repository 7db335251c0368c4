import { keywords } from "@zodiac-at-work/articles";
import {
  addMissingBlogKeywords,
  type Db,
  defaultBlogSettings,
  listUnendedGenerations,
  saveBlogSettings,
  seed,
} from "@zodiac-at-work/db";
import { createTestDb, type TestDb } from "@zodiac-at-work/db/testing";
import { openQueue, type Queue, startGeneration } from "@zodiac-at-work/tasks";
import { startWorkerProcess, type WorkerProcess } from "@zodiac-at-work/worker/testing-process";
import { sql } from "kysely";
import { killProcess } from "../kill-process.ts";
import { type StatementProxy, startStatementProxy } from "../statement-proxy.ts";

/** A database with the catalog, the default keywords and a schedule, and workers on it that can be killed. */
export interface BlogEnvironment {
  db: Db;
  /** The way of the workers to PostgreSQL, if their statements can be cut. */
  statements: StatementProxy | undefined;
  startWorker(): WorkerProcess;
  /** Requests an article, for the next keyword or for one that fails the checks, as a draft or published. */
  request(number: number): Promise<void>;
  /** Moves the schedule: the next worker finds a slot that no article was written for. */
  passSlot(number: number): Promise<void>;
  countUnended(): Promise<number>;
  /** Whether an attempt at an article of this trigger is under way, or was when its worker died. */
  isWriting(trigger: "admin" | "schedule"): Promise<boolean>;
  /** The median time of the articles that have ended in one attempt. */
  medianWritingMs(assumed: number): Promise<number>;
  close(): Promise<void>;
}

interface EnvironmentOptions {
  /** Whether the statements of the workers can be cut. */
  readonly cuts?: boolean;
  /** A new one on the server of the tests, if omitted. */
  readonly database?: TestDb;
}

export async function createEnvironment({ cuts = false, database }: EnvironmentOptions = {}): Promise<BlogEnvironment> {
  const { db, connectionString, drop } = database ?? (await createTestDb());
  const statements = cuts ? await startStatementProxy(connectionString) : undefined;
  const workers: WorkerProcess[] = [];
  const queue = openQueue(db);
  await seed(db);
  await addMissingBlogKeywords(
    db,
    keywords.map(({ keyword, category, intent }) => ({ keyword, category, searchIntent: intent })),
  );
  const settings = { ...defaultBlogSettings, generationFrequency: "daily", targetWordCount: 1200 } as const;
  await saveBlogSettings(db, settings, { updatedBy: "campaign", now: new Date() });
  return {
    db,
    statements,
    startWorker() {
      const worker = startWorkerProcess({
        NODE_ENV: "development",
        DATABASE_URL: statements?.url ?? connectionString,
        LOG_LEVEL: "info",
      });
      workers.push(worker);
      return worker;
    },
    request: (number) => request(db, queue, number),
    async passSlot(number) {
      await sql`
        update blog_settings set auto_publish = ${number % 2 === 0},
          created_at = now() - interval '40 days' - ${number} * interval '10 minutes',
          scheduled_from = now() - interval '40 days'`.execute(db);
    },
    async isWriting(trigger) {
      const { rows } = await sql`
        select from blog_generations where state = 'running' and "trigger" = ${trigger}`.execute(db);
      return rows.length > 0;
    },
    async medianWritingMs(assumed) {
      const { rows } = await sql<{ ms: number | null }>`
        select percentile_cont(0.5) within group (order by 1000 * extract(epoch from ended_at - started_at))::float8 as ms
        from blog_generations where state = 'done'`.execute(db);
      return rows[0]?.ms ?? assumed;
    },
    countUnended: async () => (await listUnendedGenerations(db)).length,
    async close() {
      await Promise.all(workers.map(killProcess));
      await statements?.close();
      await drop();
    },
  };
}

async function request(db: Db, queue: Queue, number: number): Promise<void> {
  // The writer has no matter for every third keyword, and refuses it.
  const keyword =
    number % 3 === 0 ? { text: `year of the ${number % 2 === 0 ? "ox" : "rat"} ${2010 + number} forecast` } : "next";
  const settings = { autoPublish: number % 2 === 0, targetWordCount: 900 + (number % 7) * 100 };
  await startGeneration(db, queue, { trigger: "admin", requestedBy: "campaign", keyword, settings, seed: `${number}` });
}

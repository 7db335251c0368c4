import { setTimeout as sleep } from "node:timers/promises";
import { createDb, type Db, migrate, outsideTransaction, pendingMigrations } from "@zodiac-at-work/db";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { sql } from "kysely";
import { type StatementProxy, startStatementProxy } from "../statement-proxy.ts";
import { describeSchema } from "./describe-schema.ts";

/** What kills at each statement did. The last three must be 0. */
export interface MigrationFigures {
  /** Statements of all migrations, and of what stands around them. */
  readonly statements: number;
  readonly kills: number;
  readonly seconds: number;
  /** Databases in a state that no release had, after a kill. */
  readonly halfDone: number;
  /** Kills after which the next attempt failed. */
  readonly stuck: number;
  /** Lines of the schema that differ from an undisturbed one at the end. */
  readonly different: number;
}

/**
 * Migrates an empty database again and again, each time with the connection cut at the next statement, until an attempt
 * comes to its end. What was done before a kill stays, so a database passes through every state that a kill can leave.
 *
 * @param every which statements are killed: every one, or every third
 */
export async function killMigrations({ every = 1 } = {}): Promise<MigrationFigures> {
  const parts = new AsyncDisposableStack();
  try {
    const calm = await createTestDb();
    parts.defer(() => calm.drop());
    const expected = await describeSchema(calm.db);
    const disturbed = await createTestDb();
    parts.defer(() => disturbed.drop());
    await empty(disturbed.db);
    const proxy = await startStatementProxy(disturbed.connectionString);
    parts.defer(() => proxy.close());

    const began = performance.now();
    let [statements, kills, halfDone, stuck] = [0, 0, 0, 0];
    let applied = await countApplied(disturbed.db);
    const states = new Map([[applied, await describeState(disturbed.db)]]);
    for (let cut = 1; ; cut += every) {
      const error = await migrateCut(proxy, cut);
      if (!proxy.isCut) {
        if (error !== undefined) throw error;
        statements += proxy.points;
        break;
      }
      kills += 1;
      await waitForEnd(disturbed.db);
      const now = await countApplied(disturbed.db);
      const state = await describeState(disturbed.db);
      if ((states.get(now) ?? state) !== state) halfDone += 1;
      states.set(now, states.get(now) ?? state);
      // Applied migrations are not sent again, so the count of statements restarts at 1.
      if (now > applied) {
        statements += cut;
        applied = now;
        cut = 1 - every;
      }
      if (kills > mostKills) {
        stuck += 1;
        break;
      }
    }
    const actual = await describeSchema(disturbed.db);
    const different = [...new Set([...expected, ...actual])].filter(
      (line) => expected.includes(line) !== actual.includes(line),
    ).length;
    if ((await pendingMigrations(disturbed.db)).length > 0) stuck += 1;
    return { statements, kills, seconds: Math.round((performance.now() - began) / 1_000), halfDone, stuck, different };
  } finally {
    await parts.disposeAsync();
  }
}

const mostKills = 20_000;

/** Migrates with the connection cut at a statement. Returns what went wrong. */
async function migrateCut(proxy: StatementProxy, cut: number): Promise<unknown> {
  proxy.cutAt(cut);
  const db = createDb(proxy.url, { maxConnections: 1, onIdleConnectionLost: () => {} });
  try {
    await migrate(db);
    return undefined;
  } catch (error) {
    return error;
  } finally {
    await db.destroy();
  }
}

async function empty(db: Db): Promise<void> {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await sql`drop schema if exists pgboss cascade`.execute(db);
}

/** Waits until the server has noticed that its client is gone. */
async function waitForEnd(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(db);
    if (rows[0]?.count === 0) return;
    await sleep(5);
  }
}

async function countApplied(db: Db): Promise<number> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('migrations') is not null as exists`.execute(db);
  if (!rows[0]?.exists) return 0;
  const { count } = await db
    .selectFrom("migrations")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * What no kill may leave different while the same migrations are applied. A migration outside of a transaction makes its indexes
 * again, so until it is recorded these may be missing, invalid or complete.
 */
async function describeState(db: Db): Promise<string> {
  const [next = ""] = await pendingMigrations(db);
  const ignored = outsideTransaction.has(next) ? / migrations(?:_| |$)|^index / : / migrations(?:_| |$)/;
  return (await describeSchema(db)).filter((line) => !ignored.test(line)).join("\n");
}

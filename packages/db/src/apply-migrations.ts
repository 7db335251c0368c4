import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, type QueryExecutorProvider, sql } from "kysely";
import type { Db } from "./platform/client.ts";
import type { Database } from "./platform/schema.ts";

export type Migration = (db: QueryExecutorProvider) => Promise<void>;

export interface MigrationList {
  /** In order, by name. */
  readonly migrations: Readonly<Record<string, Migration>>;
  /**
   * The names of those that run outside of a transaction, as `create index concurrently` must. Such a migration can run again
   * after it failed halfway.
   */
  readonly outsideTransaction: ReadonlySet<string>;
}

/**
 * The longest that a statement waits for a lock. While it waits, every later query of the table waits behind it, so a
 * migration gives up before readers notice.
 */
const lockTimeout = "5s";

/**
 * Applies the migrations that the database lacks. Those that follow each other run in one transaction; one that runs outside
 * of a transaction runs between two. Several processes may call it at once; one applies them and the others wait.
 *
 * @returns the names of the migrations that this call applied
 * @throws if a newer release has migrated the database, or if a lock is not free within five seconds
 */
export async function applyMigrations(db: Db, { migrations, outsideTransaction }: MigrationList): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    // Waiting for another process may take longer than a statement may.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set lock_timeout = ${sql.lit(lockTimeout)}`.execute(connection);
    await waitForTurn(connection);
    try {
      await sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
        connection,
      );
      const applied = await appliedMigrations(connection);
      const unknown = applied.filter((name) => !(name in migrations));
      if (unknown.length > 0) {
        throw new Error(`The database has migrations that this release does not know: ${unknown.join(", ")}.`);
      }
      const missing = Object.keys(migrations).filter((name) => !applied.includes(name));
      for (const group of groupsOf(missing, outsideTransaction)) await applyGroup(connection, group);
      return missing;
    } finally {
      await sql`select pg_advisory_unlock(${turn})`.execute(connection);
      await sql`reset lock_timeout`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });

  async function applyGroup(connection: Kysely<Database>, names: readonly string[]): Promise<void> {
    const [first = ""] = names;
    if (outsideTransaction.has(first)) return applyAll(connection, names);
    await connection.transaction().execute((trx) => applyAll(trx, names));
  }

  async function applyAll(connection: Kysely<Database>, names: readonly string[]): Promise<void> {
    for (const name of names) {
      await migrations[name]?.(connection.withoutPlugins()).catch((error: unknown) => {
        throw isLockTimeout(error) ? new Error(explainLock(name), { cause: error }) : error;
      });
      await connection.insertInto("migrations").values({ name }).execute();
    }
  }
}

/** Returns the names of the applied migrations, in order. */
export async function appliedMigrations(
  db: Kysely<Database>,
  options: { signal?: AbortSignal } = {},
): Promise<readonly string[]> {
  const rows = await db.selectFrom("migrations").select("name").orderBy("name").execute(options);
  return rows.map(({ name }) => name);
}

const turn = sql`hashtext('zodiac-at-work migrations')`;
const turnPollMs = 100;

/**
 * Waits without an open query: `create index concurrently` of the process whose turn it is waits for the end of every query
 * that began before it, so a query that waits for the lock would hold up both for ever.
 */
async function waitForTurn(connection: Kysely<Database>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ isOurs: boolean }>`select pg_try_advisory_lock(${turn}) as "isOurs"`.execute(
      connection,
    );
    if (rows[0]?.isOurs) return;
    await sleep(turnPollMs);
  }
}

/** Returns runs of migrations that share a transaction, and each of the others alone. */
function groupsOf(names: readonly string[], outside: ReadonlySet<string>): string[][] {
  const groups: string[][] = [];
  for (const [index, name] of names.entries()) {
    const before = names[index - 1];
    const isAlone = before === undefined || outside.has(name) || outside.has(before);
    if (isAlone) groups.push([name]);
    else groups.at(-1)?.push(name);
  }
  return groups;
}

function explainLock(name: string): string {
  return (
    `The migration ${name} waited ${lockTimeout} for a lock that another session holds, and gave up before it held up ` +
    "readers. Run the command again. If it fails again, docs/runbook.md says how to find the session (DatabasePoolExhausted)."
  );
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "55P03";
}

import { execFile } from "node:child_process";
import { appendFile, chown, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { createDb, type Db, migrate, seed } from "@zodiac-at-work/db";
import { startPostgres } from "@zodiac-at-work/local/postgres";
import { sql } from "kysely";
import { Client } from "pg";

/** What a recovery to a moment brought back. `lost` and `tooMuch` must be 0. */
export interface RecoveryFigures {
  /** Members who had registered by the moment, and those who registered after it. */
  readonly before: number;
  readonly after: number;
  readonly lost: number;
  readonly tooMuch: number;
  /** Whether the tables that the mistake emptied have their rows again. */
  readonly hasCatalog: boolean;
  readonly baseSeconds: number;
  readonly recoverySeconds: number;
}

/** The folder of a cluster, inside the folder of its server. */
const cluster = "18";

/**
 * Archives the write-ahead log of a server while members register, makes a mistake that empties tables, loses the server, and
 * recovers a new one to the moment before the mistake.
 */
export async function recoverToMoment({ members }: { members: number }): Promise<RecoveryFigures> {
  const parts = new AsyncDisposableStack();
  try {
    const root = await mkdtemp(join(tmpdir(), "zodiac-recovery-"));
    parts.defer(() => rm(root, { recursive: true, force: true }));
    const [archive, base, first, second] = ["archive", "base", "first", "second"].map((name) => join(root, name));
    if (!archive || !base || !first || !second) throw new Error("A folder has no name.");

    // The settings of archiving need a restart.
    const setUp = await startPostgres({ dataDir: first });
    const { uid, gid } = await stat(join(first, cluster));
    await mkdir(archive);
    await chown(archive, uid, gid);
    // The server may run as another user.
    await promisify(execFile)("chmod", ["755", root]);
    await withDb(setUp.url, async (db) => {
      await sql`alter system set archive_mode = 'on'`.execute(db);
      await sql`alter system set archive_command = ${sql.lit(`cp "%p" "${archive}/%f"`)}`.execute(db);
      await migrate(db);
      await seed(db);
    });
    await setUp.stop();

    const lost = await startPostgres({ dataDir: first });
    const began = performance.now();
    await copyCluster(lost.url, join(first, cluster), base);
    const baseSeconds = (performance.now() - began) / 1_000;
    const { moment, after } = await withDb(lost.url, async (db) => {
      await register(db, "before", members);
      await sleep(200);
      const { rows } = await sql<{ moment: string }>`select clock_timestamp()::text as moment`.execute(db);
      await sleep(200);
      await register(db, "after", members);
      await sql`truncate companies cascade`.execute(db);
      await archiveAll(db);
      return { moment: String(rows[0]?.moment), after: members };
    });
    await lost.stop();
    await rm(first, { recursive: true });

    const recovering = performance.now();
    await mkdir(second);
    await promisify(execFile)("cp", ["-a", base, join(second, cluster)]);
    await appendFile(
      join(second, cluster, "postgresql.auto.conf"),
      [
        "archive_mode = off",
        `restore_command = 'cp "${archive}/%f" "%p"'`,
        `recovery_target_time = '${moment}'`,
        "recovery_target_action = promote\n",
      ].join("\n"),
    );
    await writeFile(join(second, cluster, "recovery.signal"), "");
    await chown(join(second, cluster, "recovery.signal"), uid, gid);
    const recovered = await startPostgres({ dataDir: second });
    parts.defer(() => recovered.stop());
    return await withDb(recovered.url, async (db) => {
      await waitForPromotion(db);
      const recoverySeconds = (performance.now() - recovering) / 1_000;
      const found = await countRegistered(db);
      const companies = await db.selectFrom("companies").select("id").execute();
      return {
        before: members,
        after,
        lost: members - found.before,
        tooMuch: found.after,
        hasCatalog: companies.length > 0,
        baseSeconds,
        recoverySeconds,
      };
    });
  } finally {
    await parts.disposeAsync();
  }
}

/** Each registration commits by itself, as at the API. */
async function register(db: Db, kind: string, members: number): Promise<void> {
  for (let number = 1; number <= members; number += 1) {
    await db
      .insertInto("users")
      .values({ id: `${kind}-${number}`, email: null })
      .execute();
  }
}

async function countRegistered(db: Db): Promise<{ before: number; after: number }> {
  const users = await db.selectFrom("users").select("id").execute();
  const count = (kind: string) => users.filter(({ id }) => id.startsWith(`${kind}-`)).length;
  return { before: count("before"), after: count("after") };
}

/** Copies the files of a running server between the two calls that make the copy whole, as pg_basebackup does. */
async function copyCluster(url: string, from: string, to: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_backup_start('base', true)");
    await promisify(execFile)("cp", ["-a", from, to]);
    const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop()");
    await rm(join(to, "postmaster.pid"), { force: true });
    await promisify(execFile)("find", [join(to, "pg_wal"), "-type", "f", "-delete"]);
    await writeFile(join(to, "backup_label"), String(rows[0]?.labelfile));
    const { uid, gid } = await stat(to);
    await chown(join(to, "backup_label"), uid, gid);
  } finally {
    await client.end();
  }
}

/** Waits until everything that was written is in the archive. */
async function archiveAll(db: Db): Promise<void> {
  const { rows } = await sql<{ file: string }>`select pg_walfile_name(pg_current_wal_lsn()) as file`.execute(db);
  await sql`select pg_switch_wal()`.execute(db);
  const wanted = String(rows[0]?.file);
  for (;;) {
    const { rows: archived } = await sql<{ file: string | null; failures: string }>`
      select last_archived_wal as file, failed_count::text as failures from pg_stat_archiver`.execute(db);
    if (archived[0]?.failures !== "0") throw new Error("The server could not archive its log.");
    if ((archived[0]?.file ?? "") >= wanted) return;
    await sleep(50);
  }
}

async function waitForPromotion(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ isRecovering: boolean }>`select pg_is_in_recovery() as "isRecovering"`.execute(db);
    if (rows[0]?.isRecovering === false) return;
    await sleep(50);
  }
}

async function withDb<Result>(url: string, use: (db: Db) => Promise<Result>): Promise<Result> {
  const db = createDb(url, { maxConnections: 1, statementTimeoutMs: 0 });
  return use(db).finally(() => db.destroy());
}

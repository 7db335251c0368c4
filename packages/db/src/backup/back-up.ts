import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { appliedMigrations } from "../apply-migrations.ts";
import type { Db } from "../platform/client.ts";
import { getServerVersion } from "../platform/server-version.ts";
import { writeBackupFile } from "./backup-file.ts";
import { connectionEnvironment, findPostgresClient } from "./postgres-client.ts";
import { sumTables, type TableSums } from "./table-sums.ts";

/** What a backup consists of. It stands beside the backup, in a file of the same name that ends with `.json`. */
export interface Manifest {
  readonly madeAt: string;
  /** The major versions of PostgreSQL. */
  readonly server: number;
  readonly client: number;
  /** The last migration that the database had. */
  readonly migration: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly tables: TableSums;
}

export interface BackupOptions {
  readonly databaseUrl: string;
  /** The folder for the file. It is created if necessary. */
  readonly folder: string;
  readonly key: Buffer | undefined;
  /** Where pg_dump is; found if omitted. */
  readonly clientFolder: string | undefined;
  readonly now: Date;
}

/**
 * Dumps the database with pg_dump, and counts and sums up every table as of the same moment. A failure leaves no file.
 *
 * @returns the file of the backup
 */
export async function backUp(db: Db, options: BackupOptions): Promise<{ file: string; manifest: Manifest }> {
  const { databaseUrl, folder, key, clientFolder, now } = options;
  const server = Number.parseInt(await getServerVersion(db), 10);
  const client = await findPostgresClient(server, clientFolder === undefined ? undefined : [clientFolder]);
  await mkdir(folder, { recursive: true });
  const name = `zodiac-${now.toISOString().replaceAll(/[:.]/g, "-")}.dump${key ? ".enc" : ""}`;
  const file = join(folder, name);
  const part = `${file}.part`;
  try {
    const manifest = await db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(async (trx): Promise<Manifest> => {
        // The snapshot lasts as long as this transaction, which waits for pg_dump.
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
        const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(trx);
        const dump = startDump(client.folder, databaseUrl, String(rows[0]?.snapshot));
        const [written, tables, migrations] = await Promise.all([
          writeBackupFile(dump.output, part, key),
          sumTables(trx),
          appliedMigrations(trx),
          dump.ended,
        ]).catch((error: unknown) => {
          // After a success, pg_dump still closes its connection when its output has ended.
          dump.stop();
          throw error;
        });
        const migration = migrations.at(-1) ?? "none";
        return { madeAt: now.toISOString(), server, client: client.major, migration, ...written, tables };
      });
    await writeFile(`${file}.json`, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    await rename(part, file);
    return { file, manifest };
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** @throws if the file has no manifest */
export async function readManifest(file: string): Promise<Manifest> {
  return JSON.parse(await readFile(`${file}.json`, "utf8"));
}

function startDump(clientFolder: string, databaseUrl: string, snapshot: string) {
  const child = spawn(join(clientFolder, "pg_dump"), ["--format=custom", "--no-password", `--snapshot=${snapshot}`], {
    env: connectionEnvironment(databaseUrl),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const reason = text(child.stderr);
  const ended = once(child, "close").then(async ([code]) => {
    if (code !== 0) throw new Error(`pg_dump failed (${code}): ${(await reason).trim()}`);
  });
  ended.catch(() => {});
  return { output: child.stdout, ended, stop: () => void child.kill() };
}

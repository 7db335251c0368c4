import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { sql } from "kysely";
import type { Db } from "../platform/client.ts";
import { getServerVersion } from "../platform/server-version.ts";
import { readManifest } from "./back-up.ts";
import { checkBackupFile, readBackupFile } from "./backup-file.ts";
import { connectionEnvironment, findPostgresClient } from "./postgres-client.ts";
import { compareSums, sumTables } from "./table-sums.ts";

export interface RestoreOptions {
  /** The empty database. */
  readonly databaseUrl: string;
  /** A file that `backUp` wrote, with its manifest beside it. */
  readonly file: string;
  readonly key: Buffer | undefined;
  /** Where pg_restore is; found if omitted. */
  readonly clientFolder: string | undefined;
}

/**
 * Restores a backup into an empty database, and compares every table with the backup's counts and sums. The database must then
 * be migrated, and the deletions since the backup applied, before anything serves from it.
 *
 * @throws with a message for the operator if the file is not sound, the database is not empty, or a table differs
 */
export async function restore(db: Db, { databaseUrl, file, key, clientFolder }: RestoreOptions): Promise<void> {
  const manifest = await readManifest(file);
  await checkBackupFile(file, manifest.sha256, key);
  const existing = await listRelations(db);
  if (existing.length > 0) {
    throw new Error(`The database is not empty: it has ${existing.slice(0, 3).join(", ")}. Restore into a new one.`);
  }
  const server = Number.parseInt(await getServerVersion(db), 10);
  const major = Math.max(server, manifest.client);
  const client = await findPostgresClient(major, clientFolder === undefined ? undefined : [clientFolder]);
  await load(client.folder, databaseUrl, await readBackupFile(file, key));
  const found = await db.transaction().execute(sumTables);
  const differences = compareSums(manifest.tables, found);
  if (differences.length > 0) throw new Error(`The restored database differs: ${differences.join("; ")}.`);
  await sql`analyze`.execute(db);
}

async function load(clientFolder: string, databaseUrl: string, dump: NodeJS.ReadableStream): Promise<void> {
  const environment = connectionEnvironment(databaseUrl);
  // The API's rights come from `db migrate`: its role may have another name here.
  const options = ["--no-owner", "--no-privileges", "--single-transaction", "--exit-on-error", "--no-password"];
  const child = spawn(join(clientFolder, "pg_restore"), [...options, `--dbname=${environment.PGDATABASE}`], {
    env: environment,
    stdio: ["pipe", "ignore", "pipe"],
  });
  const reason = text(child.stderr);
  const ended = once(child, "close");
  // A program that ends early closes its input. Its own message says why.
  const sending = pipeline(dump, child.stdin).catch(() => {});
  const [code] = await ended;
  await sending;
  if (code !== 0) throw new Error(`pg_restore failed (${code}): ${(await reason).trim()}`);
}

/** Names the tables, views and sequences that somebody has made. */
async function listRelations(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind in ('r', 'p', 'v', 'm', 'S') and relnamespace::regnamespace::text !~ '^(pg_|information_schema$)'
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

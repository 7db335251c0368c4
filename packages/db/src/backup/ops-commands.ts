import { randomBytes } from "node:crypto";
import type { Command } from "commander";
import { sql } from "kysely";
import { applyDeletions, listDeletions } from "../accounts/deletions.ts";
import { readDeletions, writeDeletions } from "../accounts/deletions-file.ts";
import { createDb, type Db } from "../platform/client.ts";
import { apiRoleOption, migrateAndGrant, print, withDb } from "../run-command.ts";
import { backUp } from "./back-up.ts";
import { restore } from "./restore.ts";

/** Adds the commands that back up the database and bring it back. */
export function addOps(program: Command): void {
  const ops = program.command("ops").description("back up the database, restore a backup, and verify one");

  ops
    .command("backup")
    .argument("<folder>", "where the backup goes")
    .option("--deletions <file>", "also add the deletions of accounts to this file, which no restore replaces")
    .description("dump the database, with the counts and sums of every table; encrypted if BACKUP_KEY is set")
    .action((folder: string, { deletions }: { deletions?: string }) =>
      withDb(async (db, { databaseUrl, backupKey: key, postgresBin: clientFolder }) => {
        const seconds = stopwatch();
        const { file, manifest } = await backUp(db, { databaseUrl, folder, key, clientFolder, now: new Date() });
        const tables = Object.values(manifest.tables);
        const rows = tables.reduce((sum, { rows }) => sum + rows, 0);
        const size = `${(manifest.bytes / 1e6).toFixed(1)} MB`;
        print(`${file}: ${size}, ${tables.length} tables, ${rows} rows, ${seconds()} s.`);
        if (!key) print("It is not encrypted. Set BACKUP_KEY to encrypt backups.");
        if (deletions) await saveDeletions(db, deletions);
      }),
    );

  ops
    .command("restore")
    .argument("<file>", "a backup, with its .json beside it")
    .requiredOption("--deletions <file>", "the file of ops backup --deletions or deletions save")
    .addOption(apiRoleOption())
    .description("restore a backup into the empty database of DATABASE_URL, compare, migrate, delete accounts again")
    .action((file: string, { deletions, apiRole }: { deletions: string; apiRole?: string }) =>
      withDb(async (db, config) => {
        const { databaseUrl, backupKey: key, postgresBin: clientFolder } = config;
        // A file that can't be read must not be found out after an hour.
        const kept = await readDeletions(deletions);
        const seconds = stopwatch();
        await restore(db, { databaseUrl, file, key, clientFolder });
        print(`Restored in ${seconds()} s. Every table has the counts and sums of the backup.`);
        await migrateAndGrant(db, apiRole ?? config.apiRole);
        const { deletedAgain, recorded } = await applyDeletions(db, kept);
        print(`Deleted ${deletedAgain} accounts again and recorded ${recorded} deletions that the backup lacked.`);
        print(
          "Now run worker check and worker reconcile, which fetches later payments. Then start the API and the workers.",
        );
      }),
    );

  ops
    .command("verify")
    .argument("<file>", "a backup, with its .json beside it")
    .description("restore a backup into a new database on the server of DATABASE_URL, compare, migrate, and drop it")
    .action((file: string) =>
      withDb(async (server, { databaseUrl, backupKey: key, postgresBin: clientFolder }) => {
        const seconds = stopwatch();
        await withScratchDatabase(server, databaseUrl, async (db, scratchUrl) => {
          await restore(db, { databaseUrl: scratchUrl, file, key, clientFolder });
          await migrateAndGrant(db, undefined);
        });
        print(`${file} can be restored: every table has the counts and sums of the backup. ${seconds()} s.`);
      }),
    );
}

export async function saveDeletions(db: Db, file: string): Promise<void> {
  print(`${file} has ${await writeDeletions(file, await listDeletions(db))} deletions.`);
}

/** Creates a database beside the one of the settings, and drops it afterwards. */
async function withScratchDatabase(
  server: Db,
  databaseUrl: string,
  use: (db: Db, url: string) => Promise<void>,
): Promise<void> {
  const name = `zodiac_verify_${randomBytes(6).toString("hex")}`;
  await sql`create database ${sql.id(name)}`.execute(server).catch((cause: unknown) => {
    throw new Error(
      `No database could be created for the test (${(cause as Error).message}). Use a role with createdb.`,
      {
        cause,
      },
    );
  });
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const db = createDb(url.href, { applicationName: "db ops verify", maxConnections: 1, statementTimeoutMs: 0 });
  try {
    await use(db, url.href);
  } finally {
    await db.destroy();
    await sql`drop database ${sql.id(name)} with (force)`.execute(server);
  }
}

/** Returns a function that tells how many seconds have passed. */
function stopwatch(): () => string {
  const start = performance.now();
  return () => ((performance.now() - start) / 1_000).toFixed(1);
}

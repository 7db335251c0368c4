#!/usr/bin/env node
import { join } from "node:path";
import { findInstance } from "./instance.ts";
import { startPostgres } from "./postgres.ts";
import { runCommand } from "./run-command.ts";
import { build, defaultDataDir, loadDotEnv } from "./workspace.ts";

/**
 * `with-database COMMAND …` runs a command with DATABASE_URL set: to what it is set to already, else to the database of
 * the product that runs from this folder, else to the same database started for as long as the command takes.
 */
loadDotEnv();
const command = process.argv.slice(2);
await build("@zodiac-at-work/zodiac");
const databaseUrl = process.env.DATABASE_URL || (await findInstance(defaultDataDir()))?.databaseUrl;
if (databaseUrl) {
  process.exitCode = await runWith(databaseUrl);
} else {
  const postgres = await startPostgres({ dataDir: join(defaultDataDir(), "postgres") });
  try {
    process.exitCode = await runWith(postgres.url);
  } finally {
    await postgres.stop();
  }
}

function runWith(url: string): Promise<number> {
  return runCommand(command, { env: { ...process.env, DATABASE_URL: url } });
}

#!/usr/bin/env node
import { join } from "node:path";
import { build } from "./build.ts";
import { readVariable } from "./config.ts";
import { findInstance, lockDataDir } from "./instance.ts";
import { startPostgres } from "./postgres.ts";
import { runCommand } from "./run-command.ts";
import { defaultDataDir, loadDotEnv } from "./workspace.ts";

/**
 * `with-local COMMAND …` runs a command with the settings of the product that runs from this folder. If none runs, it
 * starts the database for the duration of the command and sets DATABASE_URL only. Variables of the environment and of
 * `.env` take precedence; if they set DATABASE_URL, it starts nothing.
 *
 * `with-local --except=NAMES node SCRIPT NAME …` runs the script at once, without any of this, if NAME is one of NAMES.
 */
try {
  process.exitCode = await start(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function start([first = "", ...others]: string[]): Promise<number> {
  const exceptions = /^--except=(.+)$/.exec(first)?.[1]?.split(",");
  const command = exceptions ? others : [first, ...others];
  const name = command[2];
  if (name !== undefined && exceptions?.includes(name)) return await runCommand(command);
  loadDotEnv();
  await build("@zodiac-at-work/zodiac");
  return await run(command);
}

async function run(command: readonly string[]): Promise<number> {
  const dataDir = defaultDataDir();
  const settings = readVariable("DATABASE_URL") ? {} : (await findInstance(dataDir))?.settings;
  if (settings) return runWith(settings, command);
  // The lock fails for a product that is starting. Without it, startPostgres would stop that product's database.
  const lock = await lockDataDir(dataDir);
  try {
    const postgres = await startPostgres({ dataDir: join(dataDir, "postgres") });
    return await runWith({ DATABASE_URL: postgres.url }, command).finally(() => postgres.stop());
  } finally {
    lock.release();
  }
}

function runWith(settings: NodeJS.ProcessEnv, command: readonly string[]): Promise<number> {
  // An empty variable counts as missing.
  const own = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value));
  return runCommand(command, { env: { NODE_ENV: "development", ...settings, ...own } });
}

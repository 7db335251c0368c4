#!/usr/bin/env node
import { join } from "node:path";
import { claimDataDir, findInstance } from "./instance.ts";
import { startPostgres } from "./postgres.ts";
import { runCommand } from "./run-command.ts";
import { build, defaultDataDir, loadDotEnv } from "./workspace.ts";

/**
 * `with-local COMMAND …` runs a command with the settings of this laptop: those of the product that runs from this
 * folder, else only a DATABASE_URL to the same database, started for as long as the command takes. What the environment
 * or `.env` sets already stays as it is; with a DATABASE_URL of one's own nothing is looked for or started.
 */
try {
  loadDotEnv();
  await build("@zodiac-at-work/zodiac");
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function run(command: readonly string[]): Promise<number> {
  const settings = process.env.DATABASE_URL ? {} : (await findInstance(defaultDataDir()))?.settings;
  if (settings) return runWith(settings, command);
  // A product that is just starting has no settings yet, and its database must not be taken for one left behind.
  const claim = await claimDataDir(defaultDataDir());
  try {
    const postgres = await startPostgres({ dataDir: join(defaultDataDir(), "postgres") });
    return await runWith({ DATABASE_URL: postgres.url }, command).finally(() => postgres.stop());
  } finally {
    await claim.release();
  }
}

function runWith(local: NodeJS.ProcessEnv, command: readonly string[]): Promise<number> {
  // An empty setting is a missing one.
  const own = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value));
  return runCommand(command, { env: { NODE_ENV: "development", ...local, ...own } });
}

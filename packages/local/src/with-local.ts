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
loadDotEnv();
const command = process.argv.slice(2);
await build("@zodiac-at-work/zodiac");
const settings = process.env.DATABASE_URL ? {} : (await findInstance(defaultDataDir()))?.settings;
if (settings) {
  process.exitCode = await runWith(settings);
} else {
  // A product that is just starting has no settings yet, and its database must not be taken for one left behind.
  const claim = await claimDataDir(defaultDataDir());
  const postgres = await startPostgres({ dataDir: join(defaultDataDir(), "postgres") });
  try {
    process.exitCode = await runWith({ DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
    await claim.release();
  }
}

function runWith(local: NodeJS.ProcessEnv): Promise<number> {
  return runCommand(command, { env: { NODE_ENV: "development", ...local, ...process.env } });
}

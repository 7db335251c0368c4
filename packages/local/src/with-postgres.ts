#!/usr/bin/env node
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readVariable } from "./config.ts";
import { startPostgres } from "./postgres.ts";
import { runCommand } from "./run-command.ts";

/**
 * `with-postgres COMMAND …` runs a command next to a throwaway PostgreSQL and sets TEST_DATABASE_URL. If
 * TEST_DATABASE_URL is set already, it starts nothing.
 */
const command = process.argv.slice(2);
if (readVariable("TEST_DATABASE_URL")) {
  process.exitCode = await runCommand(command);
} else {
  const dataDir = await mkdtemp(join(tmpdir(), "zodiac-postgres-"));
  const postgres = await startPostgres({ dataDir, throwaway: true });
  try {
    process.exitCode = await runCommand(command, { env: { ...process.env, TEST_DATABASE_URL: postgres.url } });
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

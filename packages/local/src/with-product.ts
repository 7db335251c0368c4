#!/usr/bin/env node
import { existsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findHeadlessBrowser } from "./browser.ts";
import { startProduct } from "./product.ts";
import { runCommand } from "./run-command.ts";
import { scanFolder } from "./scan-logs.ts";
import { browserTestLogs } from "./workspace.ts";

/**
 * `with-product COMMAND …` runs a command, such as the browser tests, against the whole product with an empty database.
 * It sets E2E_BASE_URL, E2E_DATABASE_URL and CHROMIUM_PATH, and fails if a log contains a secret. It pauses the schedules that
 * check job boards: the openings do not change while the command runs.
 */
const command = process.argv.slice(2);
const browser = findHeadlessBrowser();
const dataDir = await mkdtemp(join(tmpdir(), "zodiac-product-"));
const logs = join(dataDir, "logs");
const product = startProduct({ dataDir, port: 4300, print: () => {} });
void product.failed.then((reason) => console.error(reason));
try {
  const { url, databaseUrl } = await product.ready;
  await pauseSchedules(databaseUrl);
  const env = { ...process.env, E2E_BASE_URL: url, E2E_DATABASE_URL: databaseUrl, CHROMIUM_PATH: browser };
  process.exitCode = await runCommand(command, { env });
} finally {
  await product.stop();
  await checkAndKeepLogs();
  await rm(dataDir, { recursive: true, force: true });
}

async function pauseSchedules(databaseUrl: string): Promise<void> {
  const { createDb, saveTaskSchedule } = await import("@zodiac-at-work/db");
  const db = createDb(databaseUrl);
  try {
    for (const task of ["scrape-sign", "discover-sources"]) {
      const paused = { cron: "0 5 * * *", timeZone: "UTC", isPaused: true, changedBy: "with-product" };
      await saveTaskSchedule(db, { task, ...paused });
    }
  } finally {
    await db.destroy();
  }
}

async function checkAndKeepLogs(): Promise<void> {
  const { findings } = await scanFolder(logs);
  for (const finding of findings) console.error(finding.replace(logs, browserTestLogs));
  if (findings.length > 0) process.exitCode = 1;
  if (existsSync(logs)) await cp(logs, browserTestLogs, { recursive: true });
}

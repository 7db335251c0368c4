#!/usr/bin/env node
import { existsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./browser.ts";
import { startProduct } from "./product.ts";
import { runCommand } from "./run-command.ts";
import { findSecretsInLogs } from "./secret-patterns.ts";
import { browserTestLogs } from "./workspace.ts";

/**
 * `with-product COMMAND …` runs a command, the browser tests for one, beside the whole product with an empty database.
 * The command finds the site in E2E_BASE_URL and a browser in CHROMIUM_PATH.
 */
const command = process.argv.slice(2);
const browser = findBrowser();
const dataDir = await mkdtemp(join(tmpdir(), "zodiac-product-"));
const product = startProduct({ dataDir, port: 4300, say: () => {} });
void product.broken.then((reason) => console.error(reason));
try {
  const { url, databaseUrl } = await product.ready;
  const env = { ...process.env, E2E_BASE_URL: url, E2E_DATABASE_URL: databaseUrl, CHROMIUM_PATH: browser };
  process.exitCode = await runCommand(command, { env });
} finally {
  await product.stop();
  await keepLogs();
  await rm(dataDir, { recursive: true, force: true });
}

/** Every line of the run is looked at: one that holds a secret fails it. */
async function keepLogs(): Promise<void> {
  const { found } = await findSecretsInLogs(join(dataDir, "logs"));
  for (const line of found) console.error(line.replace(join(dataDir, "logs"), browserTestLogs));
  if (found.length > 0) process.exitCode = 1;
  if (existsSync(join(dataDir, "logs"))) await cp(join(dataDir, "logs"), browserTestLogs, { recursive: true });
}

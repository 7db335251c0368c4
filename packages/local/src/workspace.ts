import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { readVariable } from "./config.ts";

/** The folder of the repository, with a trailing slash. */
export const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Returns the data folder of this machine: DATA_DIR, or `.data` in the repository. */
export function defaultDataDir(): string {
  return resolve(root, readVariable("DATA_DIR") ?? ".data");
}

/** Where the logs of the last browser tests are kept. */
export const browserTestLogs = `${root}apps/web/test-results/logs`;

/** Loads the repository's `.env` if it exists. A variable that is already set keeps its value. */
export function loadDotEnv(): void {
  if (existsSync(`${root}.env`)) process.loadEnvFile(`${root}.env`);
}

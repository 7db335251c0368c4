import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** The repository's folder, with a slash at its end. */
export const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Where the laptop's data lies: `.data` in the repository, or DATA_DIR. */
export function defaultDataDir(): string {
  return resolve(root, process.env.DATA_DIR || ".data");
}

/** Where the logs of the last browser tests are kept. */
export const browserTestLogs = `${root}apps/web/test-results/logs`;

/** Reads the repository's `.env`, if there is one. A variable that is set already keeps its value. */
export function loadDotEnv(): void {
  if (existsSync(`${root}.env`)) process.loadEnvFile(`${root}.env`);
}

/**
 * Builds a workspace and what it needs, where that is not built yet. What the build prints is kept for its failure.
 *
 * @example await build("@zodiac-at-work/web");
 */
export async function build(workspace: string, signal?: AbortSignal): Promise<void> {
  const args = ["run", "build", `--filter=${workspace}`, "--output-logs=errors-only", "--log-order=grouped"];
  const env = { ...process.env, DO_NOT_TRACK: "1", TURBO_NO_UPDATE_NOTIFIER: "1" };
  try {
    await promisify(execFile)("turbo", args, { cwd: root, env, signal, maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`${workspace} could not be built.\n${stdout}${stderr}`, { cause: error });
  }
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { signalGroup } from "./managed-process.ts";

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
 * @param signal stops it; the promise settles when nothing of it runs any more
 * @example await build("@zodiac-at-work/web");
 */
export async function build(workspace: string, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  const args = ["run", "build", `--filter=${workspace}`, "--output-logs=errors-only", "--log-order=grouped"];
  const env = { ...process.env, DO_NOT_TRACK: "1", TURBO_NO_UPDATE_NOTIFIER: "1" };
  // In a group of its own, which is stopped as one: the command is a script in front of the program.
  const turbo = spawn("turbo", args, { cwd: root, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  const stop = () => turbo.pid && signalGroup(turbo.pid, "SIGTERM");
  signal?.addEventListener("abort", stop);
  let output = "";
  for (const stream of [turbo.stdout, turbo.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text));
  try {
    const [exitCode] = await once(turbo, "close");
    signal?.throwIfAborted();
    if (exitCode !== 0) throw new Error(`${workspace} could not be built.\n${output}`);
  } finally {
    signal?.removeEventListener("abort", stop);
  }
}

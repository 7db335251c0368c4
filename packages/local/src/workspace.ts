import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { runCommand } from "./run-command.ts";

/** The repository's folder, with a slash at its end. */
export const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Where the laptop's data lies: `.data` in the repository, or DATA_DIR. */
export function defaultDataDir(): string {
  return resolve(root, process.env.DATA_DIR || ".data");
}

/** Reads the repository's `.env`, if there is one. A variable that is set already keeps its value. */
export function loadDotEnv(): void {
  if (existsSync(`${root}.env`)) process.loadEnvFile(`${root}.env`);
}

/**
 * Builds a workspace and what it needs, where that is not built yet. Prints only failures.
 *
 * @example await build("@zodiac-at-work/web");
 */
export async function build(workspace: string): Promise<void> {
  const turbo = `turbo run build --filter=${workspace} --output-logs=errors-only --log-order=grouped`;
  const env = { ...process.env, DO_NOT_TRACK: "1", TURBO_NO_UPDATE_NOTIFIER: "1" };
  if ((await runCommand(turbo.split(" "), { env, cwd: root })) !== 0) {
    throw new Error(`${workspace} could not be built; the messages above say why.`);
  }
}

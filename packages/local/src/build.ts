import { spawn } from "node:child_process";
import { once } from "node:events";
import { signalGroup } from "./managed-process.ts";
import { root } from "./workspace.ts";

/**
 * Builds a workspace and its dependencies, unless they are up to date.
 *
 * @param signal cancels the build; the promise settles when no process of it is left
 * @throws with the output of a failed build
 * @example await build("@zodiac-at-work/web");
 */
export async function build(workspace: string, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  const args = ["run", "build", `--filter=${workspace}`, "--output-logs=errors-only", "--log-order=grouped"];
  const env = { ...process.env, DO_NOT_TRACK: "1", TURBO_NO_UPDATE_NOTIFIER: "1" };
  // The command is a script that starts the program: only a signal to the group reaches both.
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

import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import pWaitFor, { TimeoutError } from "p-wait-for";
import { compileCache } from "./compile-cache.ts";

/** A program that runs beside the launcher and never outlives it. */
export interface ManagedProcess {
  readonly name: string;
  /** Resolves with the last output when the program has exited, for any reason. */
  readonly exited: Promise<string>;
  /** Resolves with the program's first message: it is ready. Rejects if it exits before. */
  readonly ready: Promise<unknown>;
  /** Stops the program and everything it started: SIGINT first, SIGKILL after ten seconds. Safe to call twice. */
  stop(): Promise<void>;
  /** Sends SIGKILL to the program and everything it started, as a crash ends them. */
  kill(): Promise<void>;
}

export interface ProcessOptions {
  name: string;
  /** A file for Node to run, and its arguments. */
  nodeArgs: readonly string[];
  /** A command that starts Node, for example `setpriv`. */
  wrapper?: readonly string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  uid?: number;
  gid?: number;
  /** Receives the output. An existing file is overwritten. */
  logFile?: string;
  onOutput?: (text: string) => void;
}

const exitWithParent = new URL("./exit-with-parent.ts", import.meta.url).href;
const keptCharacters = 4000;
const graceMs = 10_000;

/**
 * Starts a program in its own process group, so that Ctrl-C in the terminal reaches the launcher only and `stop` reaches
 * the program's children too.
 */
export function startProcess(options: ProcessOptions): ManagedProcess {
  const { name, nodeArgs, wrapper = [], env = process.env, cwd, uid, gid } = options;
  const [command = "", ...args] = [...wrapper, process.execPath, "--import", exitWithParent, ...nodeArgs];
  const child = spawn(command, args, {
    cwd,
    env: { ...compileCache, ...env },
    uid,
    gid,
    detached: true,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const log = options.logFile === undefined ? undefined : createWriteStream(options.logFile);
  let lastOutput = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      lastOutput = (lastOutput + text).slice(-keptCharacters);
      log?.write(text);
      options.onOutput?.(text);
    });
  }
  const exited = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("close", () => resolve(lastOutput));
  });
  const ready = new Promise<unknown>((resolve, reject) => {
    child.once("message", resolve);
    void exited.then((output) => reject(new Error(`${name} exited before it was ready.\n${output}`)));
  });
  ready.catch(() => {}); // Not every caller waits for the report.
  return {
    name,
    exited,
    ready,
    stop: () => stopGroup(child),
    async kill() {
      if (child.pid !== undefined) signalGroup(child.pid, "SIGKILL");
      await exited;
    },
  };
}

/** Waits for the whole group: what a program started may still run after the program was killed. */
async function stopGroup({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined || !signalGroup(pid, "SIGINT")) return;
  try {
    await pWaitFor(() => !signalGroup(pid, 0), { interval: 20, timeout: graceMs });
  } catch (error) {
    if (!(error instanceof TimeoutError)) throw error;
    // Don't wait any longer: where process 1 doesn't reap, killed processes stay in the list.
    signalGroup(pid, "SIGKILL");
  }
}

/** Sends a signal to a process group; 0 only checks it. Returns false if the group has no process left. */
export function signalGroup(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}

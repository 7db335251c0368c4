import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

/** A program that runs beside the launcher and never outlives it. */
export interface Service {
  readonly name: string;
  /** Settles with the last lines that the program printed when it has ended, whoever ended it. */
  readonly ended: Promise<string>;
  /** The first message that the program sends to its parent: its report that it is ready. Rejects if it ends before. */
  readonly ready: Promise<unknown>;
  /** Ends the program and all that it started: kindly, and with force after ten seconds. Safe to call twice. */
  stop(): Promise<void>;
}

/** What is run, and how. */
export interface ServiceOptions {
  name: string;
  /** A file that Node runs, and its arguments. */
  nodeArgs: readonly string[];
  /** A program that Node is started through, for example `setpriv`. */
  through?: readonly string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  uid?: number;
  gid?: number;
  onOutput?: (text: string) => void;
}

const exitWithParent = new URL("./exit-with-parent.ts", import.meta.url).href;
const rememberedCharacters = 4000;
const graceMs = 10_000;

/** Starts a program in a process group of its own, so that Ctrl-C in the terminal reaches only the launcher. */
export function startService(options: ServiceOptions): Service {
  const [command = process.execPath, ...args] = [
    ...(options.through ?? []),
    process.execPath,
    "--import",
    exitWithParent,
    ...options.nodeArgs,
  ];
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: options.env ?? process.env,
    uid: options.uid,
    gid: options.gid,
    detached: true,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let lastOutput = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      lastOutput = (lastOutput + text).slice(-rememberedCharacters);
      options.onOutput?.(text);
    });
  }
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("close", () => resolve(lastOutput));
  });
  const ready = new Promise<unknown>((resolve, reject) => {
    child.once("message", resolve);
    void ended.then((output) => reject(new Error(`${options.name} ended before it was ready.\n${output}`)));
  });
  ready.catch(() => {}); // Not every program reports; those that wait for the report still see the rejection.
  return { name: options.name, ended, ready, stop: () => stopGroup(child) };
}

/** The group is asked and awaited, not the program alone: what it started may still run after it was killed. */
async function stopGroup(child: ChildProcess): Promise<void> {
  const group = child.pid;
  if (group === undefined) return;
  const deadline = Date.now() + graceMs;
  for (let running = signalGroup(group, "SIGINT"); running; running = signalGroup(group, 0)) {
    await sleep(20);
    // What was killed needs no more waiting for; where process 1 never reaps, it would stay in the list for ever.
    if (Date.now() > deadline) return void signalGroup(group, "SIGKILL");
  }
}

/** Sends a signal to a process and all that it started in its group, or with 0 none; false when nothing of it is left. */
export function signalGroup(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}

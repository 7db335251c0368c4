import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { compileCache } from "@zodiac-at-work/local/compile-cache";
import { openTestLog } from "@zodiac-at-work/local/test-log";

/** A line of the worker's log. */
export interface LogLine {
  msg: string;
  level: string;
  metrics?: { port: number };
}

/** The worker in its own process. */
export interface WorkerProcess {
  child: ChildProcess;
  /** Resolves with the exit code, null after a signal. */
  ended: Promise<number | null>;
  /** The lines of its log so far. */
  lines: LogLine[];
  /** Resolves with the first line that has the message. Rejects if the process ends first. */
  logged(msg: string): Promise<LogLine>;
}

const main = fileURLToPath(new URL("./main.ts", import.meta.url));

/** Starts a command of the worker that logs until it is stopped. */
export function startWorkerProcess(env: Readonly<Record<string, string>>, command = "start"): WorkerProcess {
  const child = spawn(process.execPath, [main, command], {
    env: { ...compileCache, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stdout.on("data", openTestLog("worker"));
  child.stderr.on("data", openTestLog("worker-errors")).pipe(process.stderr, { end: false });
  const ended = once(child, "close").then(([code]) => code as number | null);
  const lines: LogLine[] = [];
  const reader = createInterface(child.stdout);
  reader.on("line", (line) => lines.push(JSON.parse(line)));
  return {
    child,
    ended,
    lines,
    async logged(msg) {
      const found = lines.find((line) => line.msg === msg);
      if (found) return found;
      const wanted = Promise.withResolvers<LogLine>();
      reader.on("line", (line) => {
        const logged = JSON.parse(line) as LogLine;
        if (logged.msg === msg) wanted.resolve(logged);
      });
      void ended.then(() => wanted.reject(new Error(`the worker ended before it logged "${msg}"`)));
      return wanted.promise;
    },
  };
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { compileCache } from "@zodiac-at-work/local/compile-cache";
import { openTestLog } from "@zodiac-at-work/local/test-log";

/** The API in its own process. */
export interface ApiProcess {
  child: ChildProcess;
  /** Resolves with the exit code, null after a signal, when all output has been read. */
  ended: Promise<number | null>;
  /** Returns the output so far. */
  output(): string;
  /** Resolves with the address of the API. Rejects if the process ends first. */
  address(): Promise<string>;
}

/** The environment of local mode, without the database. */
export const laptop = {
  NODE_ENV: "development",
  PORT: "0",
  FIREBASE_PROJECT_ID: "demo-test",
  FIREBASE_WEB_API_KEY: "demo-key",
  FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:1",
};

const main = fileURLToPath(new URL("./main.ts", import.meta.url));

interface StartOptions {
  /** The script to run; the sources if omitted. */
  file?: string;
  /** A file that receives the output in place of `output`. */
  stdout?: number;
}

export function startApi(
  env: Readonly<Record<string, string>>,
  { file = main, stdout }: StartOptions = {},
): ApiProcess {
  const child = spawn(process.execPath, [file], {
    env: { ...compileCache, ...env },
    stdio: ["ignore", stdout ?? "pipe", "pipe"],
  });
  const keep = openTestLog("api");
  let printed = "";
  const ended = once(child, "close").then(([code]) => code as number | null);
  const listening = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      stream.on("data", keep).setEncoding("utf8");
      createInterface(stream).on("line", (line) => {
        printed += `${line}\n`;
        const address = /"address":"(http:[^"]+)"/.exec(line)?.[1];
        if (address) resolve(address);
      });
    }
    void ended.then(() => reject(new Error(`the API ended before it listened:\n${printed}`)));
  });
  listening.catch(() => {}); // Callers may ignore it.
  return { child, ended, output: () => printed, address: () => listening };
}

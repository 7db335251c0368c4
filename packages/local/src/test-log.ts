import { randomUUID } from "node:crypto";
import { appendFileSync, cpSync, existsSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Where tests keep the logs of the product, below the workspace they run in. */
const testLogFolder = "test-results/vitest";

/**
 * Opens a log file for the output of one process during a test. The scan for secrets covers it.
 *
 * @param part for example `api`
 * @returns a function that appends output to the file
 * @example
 * const write = openTestLog("worker");
 * child.stdout.on("data", write);
 */
export function openTestLog(part: string): (output: string | Buffer) => void {
  const file = newFile(part);
  return (output) => {
    // Another test run may have cleared the folder since the last write.
    mkdirSync(dirname(file), { recursive: true });
    appendFileSync(file, output);
  };
}

/** Copies the log files of a product that a test started. */
export function keepTestLogs(folder: string): void {
  if (existsSync(folder)) cpSync(folder, newFile("product").replace(/\.log$/, ""), { recursive: true });
}

function newFile(part: string): string {
  return resolve(testLogFolder, `${part}-${randomUUID()}.log`);
}

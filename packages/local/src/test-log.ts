import { randomUUID } from "node:crypto";
import { appendFileSync, cpSync, existsSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Where tests keep what the product under test has logged, below the workspace that they run in. */
const testLogFolder = "test-results/vitest";

/**
 * Keeps what a part of the product logs during a test, so that the scan for secrets sees it. Each part has a file of its
 * own: two that shared one could tear each other's lines apart.
 *
 * @param part for example `api`
 * @returns takes the next piece of its output
 * @example
 * const keep = openTestLog("worker");
 * child.stdout.on("data", keep);
 */
export function openTestLog(part: string): (output: string | Buffer) => void {
  const file = newFile(part);
  return (output) => {
    // Each time, for another run of the tests may just have cleared the folder.
    mkdirSync(dirname(file), { recursive: true });
    appendFileSync(file, output);
  };
}

/** Keeps the log files of a product that a test has started; a folder that is not there has none. */
export function keepTestLogs(folder: string): void {
  if (existsSync(folder)) cpSync(folder, newFile("product").replace(/\.log$/, ""), { recursive: true });
}

function newFile(part: string): string {
  return resolve(testLogFolder, `${part}-${randomUUID()}.log`);
}

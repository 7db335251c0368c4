import { fileURLToPath } from "node:url";
import getPort from "get-port";
import { type ManagedProcess, startProcess } from "./managed-process.ts";

export interface JobBoardSandbox extends ManagedProcess {
  /** The address of the sandbox, known at once. It responds when `ready` has resolved. */
  readonly origin: string;
}

const main = fileURLToPath(import.meta.resolve("@zodiac-at-work/job-board-sandbox/main"));

/**
 * Starts the job board sandbox in a separate process. It serves sample postings for companies of the catalog.
 *
 * @example
 * const boards = await startJobBoardSandbox();
 * await boards.ready;
 * await fetch(`${boards.origin}/boards-api.greenhouse.io/v1/boards/airbnb/jobs`);
 */
export async function startJobBoardSandbox(): Promise<JobBoardSandbox> {
  const port = await getPort({ host: "127.0.0.1" });
  const sandbox = startProcess({ name: "the job board sandbox", nodeArgs: [main, `${port}`] });
  return { ...sandbox, origin: `http://127.0.0.1:${port}` };
}

import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseUnavailableError } from "@zodiac-at-work/db";
import type { BoardServer } from "./board-server.ts";
import { type OpeningsEnvironment, waitForEnd } from "./environment.ts";

/**
 * Starts a run over all boards again and again, in a database that is disturbed and in a calm one, and changes a part of the
 * postings after each, until the signal aborts and the last run has ended. Both databases must then have the same rows.
 *
 * @returns the number of runs
 */
export async function runUntil(
  signal: AbortSignal,
  disturbed: OpeningsEnvironment,
  calm: OpeningsEnvironment,
  server: BoardServer,
): Promise<number> {
  let runs = 0;
  while (!signal.aborted) {
    runs += 1;
    await Promise.all([runOnce(disturbed, runs), calm.startRun().then((runId) => waitForEnd(calm, runId))]);
    server.turnOver();
  }
  return runs;
}

/** Starts the run of this number unless an earlier attempt, whose answer was lost, has started it. Waits until it has ended. */
async function runOnce(environment: OpeningsEnvironment, number: number): Promise<void> {
  for (;;) {
    try {
      const { length } = await environment.db.selectFrom("runs").select("id").execute();
      if (length < number) await environment.startRun();
      while ((await environment.db.selectFrom("runs").select("id").where("endedAt", "is", null).execute()).length > 0)
        await sleep(200);
      return;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) throw error;
      await sleep(200);
    }
  }
}

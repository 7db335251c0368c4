import { findRun, listRunChecks, type RunCheck } from "@zodiac-at-work/db";
import {
  openQueue,
  type RunRequest,
  resumeWaitingRuns,
  runTasks,
  type StartedRun,
  startRun,
} from "@zodiac-at-work/tasks";
import { handleCheckSource } from "./check-source.ts";
import type { OpeningsContext } from "./context.ts";

export interface RunToEndOptions {
  databaseUrl: string;
  request: Omit<RunRequest, "now">;
  signal: AbortSignal;
  onStart(started: StartedRun): void;
  /** Called when a check has ended, here or in another worker. */
  onCheck(check: RunCheck): void;
  /** Receives an error of a check; its task says what becomes of it. */
  onError(error: Error): void;
}

const pollMs = 300;
const resumeMs = 10_000;

/**
 * Starts a run and helps with its checks until it ends. Workers that run elsewhere help too. An interrupted command leaves
 * the run to them.
 *
 * @returns the checks of the run, in the order of their ends
 */
export async function runToEnd(context: OpeningsContext, options: RunToEndOptions): Promise<RunCheck[]> {
  const { db, clock } = context;
  const { databaseUrl, request, signal, onStart, onCheck, onError } = options;
  const queue = openQueue(db);
  const started = await startRun(db, queue, { ...request, now: clock.now() });
  onStart(started);
  const runner = await runTasks([handleCheckSource(context)], { databaseUrl, db, onError });
  const seen = new Set<number>();
  let resumedAt = clock.now().getTime();
  try {
    for (;;) {
      const run = await findRun(db, started.runId);
      const checks = await listRunChecks(db, started.runId);
      for (const check of checks) if (check.outcome && !seen.has(check.id) && seen.add(check.id)) onCheck(check);
      if (!run || run.endedAt || signal.aborted) return checks;
      if (clock.now().getTime() - resumedAt > resumeMs) {
        await resumeWaitingRuns(db, queue, clock.now());
        resumedAt = clock.now().getTime();
      }
      await clock.sleep(pollMs, signal).catch(() => {});
    }
  } finally {
    await runner.stop();
  }
}

import { findRun, listRunSources, type RunSource } from "@zodiac-at-work/db";
import {
  openQueue,
  resumeWaitingRuns,
  runTasks,
  type ScrapeRequest,
  type StartedScrape,
  startScrape,
} from "@zodiac-at-work/tasks";
import type { OpeningsContext } from "./context.ts";
import { handleScrapeSource } from "./scrape-source.ts";

export interface RunScrapeOptions {
  databaseUrl: string;
  request: Omit<ScrapeRequest, "now">;
  signal: AbortSignal;
  onStart(started: StartedScrape): void;
  /** Called when a source has been checked, here or by another worker. */
  onSource(source: RunSource): void;
  /** Receives an error of a check; its task says what becomes of it. */
  onError(error: Error): void;
}

const pollMs = 300;
const resumeMs = 10_000;

/**
 * Starts a run and helps with its checks until it ends. Workers that run elsewhere help too. An interrupted command leaves
 * the run to them.
 *
 * @returns the sources of the run, in the order in which their checks ended
 */
export async function runScrape(context: OpeningsContext, options: RunScrapeOptions): Promise<RunSource[]> {
  const { db, clock } = context;
  const { databaseUrl, request, signal, onStart, onSource, onError } = options;
  const queue = openQueue(db);
  const started = await startScrape(db, queue, { ...request, now: clock.now() });
  onStart(started);
  const runner = await runTasks([handleScrapeSource(context)], { databaseUrl, db, onError });
  const seen = new Set<number>();
  let resumedAt = clock.now().getTime();
  try {
    for (;;) {
      const run = await findRun(db, started.runId);
      const sources = await listRunSources(db, started.runId);
      for (const source of sources) if (source.outcome && !seen.has(source.id) && seen.add(source.id)) onSource(source);
      if (!run || run.endedAt || signal.aborted) return sources;
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

import { beginCheck, type Db, finishCheck, listWaitingSources } from "@zodiac-at-work/db";
import { findLastTask } from "./pg-boss-tables.ts";
import type { Queue } from "./queue.ts";
import { checkSource } from "./tasks.ts";

/**
 * Makes every run end. A source that a run waits for and no task will check is enqueued again: the run joined a check in
 * the moment when it ended. If the last task gave up, its check ends as failed with the task's error.
 *
 * @example
 * const { enqueued, ended } = await resumeWaitingRuns(db, queue, new Date());
 */
export async function resumeWaitingRuns(db: Db, queue: Queue, now: Date): Promise<{ enqueued: number; ended: number }> {
  const result = { enqueued: 0, ended: 0 };
  for (const { sourceId, runStartedAt } of await listWaitingSources(db)) {
    const last = await findLastTask(db, checkSource.name, checkSource.key({ sourceId }));
    if (last?.isUnfinished) continue;
    if (last?.endedAt && last.isFailed && last.endedAt >= runStartedAt) {
      await giveUp(db, sourceId, last.message, now);
      result.ended += 1;
    } else {
      await queue.enqueue(checkSource, { sourceId });
      result.enqueued += 1;
    }
  }
  return result;
}

async function giveUp(db: Db, sourceId: number, message: string, now: Date): Promise<void> {
  const check = await beginCheck(db, sourceId, now);
  if (!check) return;
  await finishCheck(db, check, {
    outcome: "failed",
    reason: `The check was given up after an error of the worker: ${message}`,
    isWhole: false,
    unreadable: 0,
    requests: 0,
    bytes: 0,
    details: null,
    validators: null,
    endedAt: now,
  });
}

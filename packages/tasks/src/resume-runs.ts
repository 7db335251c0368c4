import { beginCheck, type Db, finishCheck, listWaitingSources } from "@zodiac-at-work/db";
import { sql } from "kysely";
import type { Queue } from "./queue.ts";
import { scrapeSource } from "./tasks.ts";

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
    const last = await findLastTask(db, sourceId);
    if (last?.isUnfinished) continue;
    if (last?.endedAt && last.isFailed && last.endedAt >= runStartedAt) {
      await giveUp(db, sourceId, last.message, now);
      result.ended += 1;
    } else {
      await queue.enqueue(scrapeSource, { sourceId });
      result.enqueued += 1;
    }
  }
  return result;
}

interface LastTask {
  isUnfinished: boolean;
  isFailed: boolean;
  endedAt: Date | null;
  message: string;
}

async function findLastTask(db: Db, sourceId: number): Promise<LastTask | undefined> {
  const { rows } = await sql<LastTask>`
    select state <= 'active' as is_unfinished, state = 'failed' as is_failed, completed_on as ended_at,
      coalesce(output ->> 'message', output -> 'value' ->> 'message', 'The task failed.') as message
    from pgboss.job where name = ${scrapeSource.name} and singleton_key = ${scrapeSource.key({ sourceId })}
    order by state <= 'active' desc, created_on desc limit 1`.execute(db);
  return rows[0];
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

import type { Db } from "@zodiac-at-work/db";
import { findFailedTask } from "./pg-boss-tables.ts";
import type { Enqueued, Queue } from "./queue.ts";
import { startRun } from "./start-run.ts";
import { checkSource } from "./tasks.ts";

/**
 * Runs a task again that gave up. The run that a check of a source belonged to has ended without it, so such a check gets
 * a run of its own.
 *
 * @returns undefined if no failed task has the id
 * @example
 * const again = await retryTask(db, queue, id, { requestedBy: "ada", now: new Date() });
 */
export async function retryTask(
  db: Db,
  queue: Queue,
  id: string,
  { requestedBy, now }: { requestedBy: string; now: Date },
): Promise<Enqueued | undefined> {
  const failed = await findFailedTask(db, id);
  if (failed?.name !== checkSource.name) return queue.enqueueAgain(id);
  const { sourceId } = checkSource.data.parse(failed.data);
  await startRun(db, queue, { trigger: "operator", requestedBy, sourceIds: [sourceId], now });
  return queue.enqueue(checkSource, { sourceId });
}

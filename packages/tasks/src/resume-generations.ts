import { type Db, endGeneration, listUnendedGenerations } from "@zodiac-at-work/db";
import { findLastTask } from "./pg-boss-tables.ts";
import type { Queue } from "./queue.ts";
import { writeArticle } from "./tasks.ts";

/** A command of an operator writes its article itself. After this time it is taken for dead. */
const operatorMs = 15 * 60 * 1000;

/**
 * Makes every generation end. One that no task will do is enqueued again. If the last task gave up, the generation ends as
 * failed with the task's error, and its keyword is free.
 *
 * @example
 * const { enqueued, ended } = await resumeWaitingGenerations(db, queue, new Date());
 */
export async function resumeWaitingGenerations(
  db: Db,
  queue: Queue,
  now: Date,
): Promise<{ enqueued: number; ended: number }> {
  const result = { enqueued: 0, ended: 0 };
  for (const { id, trigger, createdAt } of await listUnendedGenerations(db)) {
    if (trigger === "operator" && now.getTime() - createdAt.getTime() < operatorMs) continue;
    const last = await findLastTask(db, writeArticle.name, writeArticle.key({ generationId: id }));
    if (last?.isUnfinished) continue;
    if (last?.isFailed) {
      const problem = `The writing was given up after an error of the worker: ${last.message}`;
      await endGeneration(db, id, { result: { problem }, gates: null, endedAt: now });
      result.ended += 1;
    } else {
      await queue.enqueue(writeArticle, { generationId: id });
      result.enqueued += 1;
    }
  }
  return result;
}

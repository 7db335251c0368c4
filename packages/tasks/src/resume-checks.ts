import { type Db, listUncheckedPosts } from "@zodiac-at-work/db";
import { findLastTask } from "./pg-boss-tables.ts";
import type { Queue } from "./queue.ts";
import { checkArticle } from "./tasks.ts";

const dayMs = 86_400_000;

/**
 * Enqueues the checks of articles that were saved in the moment when the check of an earlier version ended. A check that
 * gave up is left alone until the next save.
 *
 * @returns how many
 */
export async function resumeMissingChecks(db: Db, queue: Queue, now: Date): Promise<number> {
  let enqueued = 0;
  for (const { id, updatedAt } of await listUncheckedPosts(db, { savedAfter: new Date(now.getTime() - dayMs) })) {
    const last = await findLastTask(db, checkArticle.name, checkArticle.key({ postId: id }));
    if (last?.isFailed && last.endedAt && last.endedAt >= updatedAt) continue;
    const { isNew } = await queue.enqueue(checkArticle, { postId: id });
    if (isNew) enqueued += 1;
  }
  return enqueued;
}

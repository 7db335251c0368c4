import { findBlogSettings } from "@zodiac-at-work/db";
import { dueSlot, type Queue, startGeneration } from "@zodiac-at-work/tasks";
import type { ArticlesContext } from "./context.ts";

/**
 * Requests the article of the latest slot of the schedule, unless it was requested. Slots before it that no worker saw are
 * left out. The slot is unique, so several workers request one article.
 */
export async function scheduleGeneration(
  { db, now }: Pick<ArticlesContext, "db" | "now">,
  queue: Queue,
): Promise<{ generationId: number | null }> {
  const settings = await findBlogSettings(db);
  const slot = settings && dueSlot(settings, now());
  if (!slot) return { generationId: null };
  const id = await startGeneration(db, queue, { trigger: "schedule", slot, keyword: null });
  return { generationId: id ?? null };
}

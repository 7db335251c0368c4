import { findBlogSettings } from "@zodiac-at-work/db";
import {
  dueSlot,
  handleTask,
  type Queue,
  scheduleGeneration as scheduleGenerationTask,
  startGeneration,
  type TaskHandler,
} from "@zodiac-at-work/tasks";
import type { ArticlesContext } from "./context.ts";

/** Handles the task `scheduleGeneration`. */
export function handleScheduleGeneration(context: ArticlesContext, queue: Queue): TaskHandler {
  return handleTask(scheduleGenerationTask, {
    schedules: [{ cron: "*/5 * * * *", data: {}, runAtStart: true }],
    handle: () => scheduleGeneration(context, queue),
  });
}

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

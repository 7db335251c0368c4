import { publishDuePosts } from "@zodiac-at-work/db";
import { handleTask, publishScheduled, type TaskHandler } from "@zodiac-at-work/tasks";
import type { ArticlesContext } from "./context.ts";

/** Handles the task `publishScheduled`. */
export function handlePublishScheduled({ db, now }: ArticlesContext): TaskHandler {
  return handleTask(publishScheduled, {
    // Also at the start, for articles that were due while no worker ran.
    schedules: [{ cron: "* * * * *", data: {}, runAtStart: true }],
    handle: async () => ({ published: (await publishDuePosts(db, now())).length }),
  });
}

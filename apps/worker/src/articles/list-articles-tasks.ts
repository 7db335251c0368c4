import { publishDuePosts } from "@zodiac-at-work/db";
import {
  addInternalLinks,
  checkArticle,
  handleTask,
  openQueue,
  publishScheduled,
  resumeGenerations,
  resumeMissingChecks,
  resumeWaitingGenerations,
  scheduleGeneration as scheduleGenerationTask,
  type TaskHandler,
  writeArticle as writeArticleTask,
} from "@zodiac-at-work/tasks";
import { addLinksToArticles } from "./add-internal-links.ts";
import { checkSavedArticle } from "./check-article.ts";
import type { ArticlesContext } from "./context.ts";
import { scheduleGeneration } from "./schedule-generation.ts";
import { writeArticle } from "./write-article.ts";

/** The tasks of the blog. */
export function listArticlesTasks(context: ArticlesContext): readonly TaskHandler[] {
  const { db, now } = context;
  const queue = openQueue(db);
  return [
    handleTask(writeArticleTask, {
      handle: ({ data: { generationId }, signal }) => writeArticle(context, generationId, { signal }),
    }),
    handleTask(resumeGenerations, {
      schedules: [{ cron: "* * * * *", data: {}, runAtStart: true }],
      async handle() {
        const { enqueued, ended } = await resumeWaitingGenerations(db, queue, now());
        return { enqueued: enqueued + (await resumeMissingChecks(db, queue, now())), ended };
      },
    }),
    handleTask(scheduleGenerationTask, {
      schedules: [{ cron: "*/5 * * * *", data: {}, runAtStart: true }],
      handle: () => scheduleGeneration(context, queue),
    }),
    handleTask(publishScheduled, {
      // Also at the start, for articles that were due while no worker ran.
      schedules: [{ cron: "* * * * *", data: {}, runAtStart: true }],
      handle: async () => ({ published: (await publishDuePosts(db, now())).length }),
    }),
    handleTask(checkArticle, {
      handle: ({ data: { postId }, signal }) => checkSavedArticle(context, postId, { signal }),
    }),
    handleTask(addInternalLinks, {
      handle: ({ signal }) => addLinksToArticles(context, queue, { signal }),
    }),
  ];
}

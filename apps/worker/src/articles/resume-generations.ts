import {
  handleTask,
  type Queue,
  resumeGenerations,
  resumeMissingChecks,
  resumeWaitingGenerations,
  type TaskHandler,
} from "@zodiac-at-work/tasks";
import type { ArticlesContext } from "./context.ts";

/** Handles the task `resumeGenerations`. */
export function handleResumeGenerations({ db, now }: ArticlesContext, queue: Queue): TaskHandler {
  return handleTask(resumeGenerations, {
    schedules: [{ cron: "* * * * *", data: {}, runAtStart: true }],
    async handle() {
      const { enqueued, ended } = await resumeWaitingGenerations(db, queue, now());
      return { enqueued: enqueued + (await resumeMissingChecks(db, queue, now())), ended };
    },
  });
}

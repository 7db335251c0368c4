import { handleTask, type Queue, resumeRuns, resumeWaitingRuns, type TaskHandler } from "@zodiac-at-work/tasks";
import type { OpeningsContext } from "./context.ts";

/** Handles the task `resumeRuns`. */
export function handleResumeRuns({ db, clock }: OpeningsContext, queue: Queue): TaskHandler {
  return handleTask(resumeRuns, {
    schedules: [{ cron: "* * * * *", data: {}, runAtStart: true }],
    handle: () => resumeWaitingRuns(db, queue, clock.now()),
  });
}

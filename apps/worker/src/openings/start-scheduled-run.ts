import { handleTask, type Queue, startRun, startScheduledRun, type TaskHandler } from "@zodiac-at-work/tasks";
import type { OpeningsContext } from "./context.ts";

/** Handles the task `startScheduledRun`. */
export function handleStartScheduledRun({ db, clock }: OpeningsContext, queue: Queue): TaskHandler {
  return handleTask(startScheduledRun, {
    schedules: [{ cron: "0 5 * * *", data: { sign: null } }],
    async handle({ data: { sign } }) {
      const request = { trigger: "schedule", sign: sign ?? undefined, now: clock.now() } as const;
      const { runId, sources } = await startRun(db, queue, request);
      return { runId, sources: sources.length };
    },
  });
}

import { handleTask, type Queue, scrapeSign, startScrape, type TaskHandler } from "@zodiac-at-work/tasks";
import type { OpeningsContext } from "./context.ts";

/** Handles the task `scrapeSign`. */
export function handleScrapeSign({ db, clock }: OpeningsContext, queue: Queue): TaskHandler {
  return handleTask(scrapeSign, {
    schedules: [{ cron: "0 5 * * *", data: { sign: null } }],
    async handle({ data: { sign } }) {
      const request = { trigger: "schedule", sign: sign ?? undefined, now: clock.now() } as const;
      const { runId, sources } = await startScrape(db, queue, request);
      return { runId, sources: sources.length };
    },
  });
}

import { handleTask, scrapeSource as scrapeSourceTask, type TaskHandler } from "@zodiac-at-work/tasks";
import { type OpeningsContext, scrapeSource } from "./scrape-source.ts";

/** The handler of the checks of single sources, for workers and for commands that help them. */
export function handleScrapeSource(context: OpeningsContext): TaskHandler {
  return handleTask(scrapeSourceTask, {
    async handle({ data: { sourceId }, signal, progress }) {
      const ended = await scrapeSource(context, sourceId, { signal, progress });
      return { outcome: ended?.outcome ?? null, reason: ended?.reason ?? null };
    },
  });
}

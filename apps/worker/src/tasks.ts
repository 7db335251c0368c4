import {
  discoverSources as discoverSourcesTask,
  handleTask,
  openQueue,
  reconcilePayments,
  resumeRuns,
  resumeWaitingRuns,
  scrapeSign,
  startScrape,
  type TaskHandler,
} from "@zodiac-at-work/tasks";
import { listArticlesTasks } from "./articles/list-articles-tasks.ts";
import type { Dependencies } from "./dependencies.ts";
import { discoverAndCount } from "./openings/discover.ts";
import { handleScrapeSource } from "./openings/handle-scrape-source.ts";
import type { OpeningsContext } from "./openings/scrape-source.ts";
import { reconcileTask } from "./reconcile.ts";

/** Lists every background task with its handler and its usual schedules. Operators can change them in `task_schedules`. */
export function listTasks(dependencies: Dependencies): readonly TaskHandler[] {
  return [
    handleTask(reconcilePayments, {
      // Also at the start, so that a payment missed while no worker ran is found at once.
      schedules: [{ cron: "*/2 * * * *", data: {}, runAtStart: true }],
      handle: () => reconcileTask(dependencies),
    }),
    ...listArticlesTasks(dependencies.articles),
    ...(dependencies.openings ? listOpeningsTasks(dependencies.openings) : []),
  ];
}

/** The tasks that check the sources of openings. */
export function listOpeningsTasks(openings: OpeningsContext): readonly TaskHandler[] {
  const { db, clock } = openings;
  const queue = openQueue(db);
  return [
    handleScrapeSource(openings),
    handleTask(scrapeSign, {
      schedules: [{ cron: "0 5 * * *", data: { sign: null } }],
      async handle({ data: { sign } }) {
        const request = { trigger: "schedule", sign: sign ?? undefined, now: clock.now() } as const;
        const { runId, sources } = await startScrape(db, queue, request);
        return { runId, sources: sources.length };
      },
    }),
    handleTask(resumeRuns, {
      schedules: [{ cron: "* * * * *", data: {}, runAtStart: true }],
      handle: () => resumeWaitingRuns(db, queue, clock.now()),
    }),
    handleTask(discoverSourcesTask, {
      schedules: [{ cron: "0 3 * * 0", data: { companyId: null } }],
      handle: ({ data: { companyId }, signal, progress }) =>
        discoverAndCount(openings, { companyId, signal, progress }),
    }),
  ];
}

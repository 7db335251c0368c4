import { sourceOutcomes } from "@zodiac-at-work/catalog";
import { signIds } from "@zodiac-at-work/zodiac";
import { z } from "zod";
import { defineTask } from "./task.ts";

// The tasks of the product. The worker handles each in the file of its name: `writeArticle` in `write-article.ts`. The two
// names that begin with `scrape` are released; queues, schedules and logs keep them.

/** Compares recorded payments with the payment provider. */
export const reconcilePayments = defineTask({
  name: "reconcile-payments",
  data: z.object({}),
  outcome: z.object({
    eventsRecovered: z.number(),
    paymentsChecked: z.number(),
    paymentsCanceled: z.number(),
    failures: z.number(),
  }),
  progress: z.object({}),
  key: () => "all",
});

/** Checks one source of jobs and saves what it lists. */
export const checkSource = defineTask({
  name: "scrape-source",
  data: z.object({ sourceId: z.number() }),
  /** Null if no run waited for the check. */
  outcome: z.object({ outcome: z.enum(sourceOutcomes).nullable(), reason: z.string().nullable() }),
  progress: z.object({ found: z.number() }),
  key: ({ sourceId }) => `${sourceId}`,
  // Mostly for killed workers. The handler itself ends the check of a board that stays unreachable earlier.
  retryLimit: 10,
  // A board of 1,000 pages, one a second.
  expireInSeconds: 45 * 60,
  concurrency: 8,
});

/** Starts a run over the sources of one sign, or of all, and enqueues a check of each. */
export const startScheduledRun = defineTask({
  name: "scrape-sign",
  data: z.object({ sign: z.enum(signIds).nullable() }),
  outcome: z.object({ runId: z.number(), sources: z.number() }),
  progress: z.object({}),
  key: ({ sign }) => sign ?? "all",
});

/** Enqueues checks again that a run waits for and no task will do, and ends those that can't be done. */
export const resumeRuns = defineTask({
  name: "resume-runs",
  data: z.object({}),
  outcome: z.object({ enqueued: z.number(), ended: z.number() }),
  progress: z.object({}),
  key: () => "all",
});

/** Looks through the careers pages of companies without a source, and proposes sources. */
export const discoverSources = defineTask({
  name: "discover-sources",
  data: z.object({ companyId: z.number().nullable() }),
  outcome: z.object({ checked: z.number(), proposed: z.number(), verified: z.number() }),
  progress: z.object({ checked: z.number(), of: z.number() }),
  key: ({ companyId }) => `${companyId ?? "all"}`,
  expireInSeconds: 2 * 60 * 60,
});

/** Writes the article of a generation. */
export const writeArticle = defineTask({
  name: "write-article",
  data: z.object({ generationId: z.number() }),
  /** Both null if the generation does not exist. */
  outcome: z.object({ postId: z.number().nullable(), problem: z.string().nullable() }),
  progress: z.object({}),
  key: ({ generationId }) => `${generationId}`,
  // Mostly for killed workers. The handler ends a generation that fails.
  retryLimit: 10,
});

/** Enqueues generations and checks of articles that no task will do, and ends generations whose task gave up. */
export const resumeGenerations = defineTask({
  name: "resume-generations",
  data: z.object({}),
  outcome: z.object({ enqueued: z.number(), ended: z.number() }),
  progress: z.object({}),
  key: () => "all",
});

/** Starts a generation for the latest slot of the schedule, unless it has one. */
export const scheduleGeneration = defineTask({
  name: "schedule-generation",
  data: z.object({}),
  outcome: z.object({ generationId: z.number().nullable() }),
  progress: z.object({}),
  key: () => "all",
});

/** Publishes the scheduled articles that are due. */
export const publishScheduled = defineTask({
  name: "publish-scheduled",
  data: z.object({}),
  outcome: z.object({ published: z.number() }),
  progress: z.object({}),
  key: () => "all",
});

/** Measures the saved version of an article against the checks. */
export const checkArticle = defineTask({
  name: "check-article",
  data: z.object({ postId: z.number() }),
  /** Null if the article does not exist. */
  outcome: z.object({ version: z.number().nullable() }),
  progress: z.object({}),
  key: ({ postId }) => `${postId}`,
});

/** Writes another version of a paragraph of an article. The article stays as it is. */
export const rewriteParagraph = defineTask({
  name: "rewrite-paragraph",
  data: z.object({ postId: z.number(), version: z.number(), block: z.number() }),
  /** `after` is the other version; without one, `problem` says why, as a sentence. */
  outcome: z.object({
    ...{ postId: z.number(), version: z.number(), block: z.number(), writer: z.string() },
    ...{ before: z.string().nullable(), after: z.string().nullable(), problem: z.string().nullable() },
  }),
  progress: z.object({}),
  key: ({ postId, version, block }) => `${postId}/${version}/${block}`,
  // Each attempt of a model costs money.
  retryLimit: 1,
});

/** Computes the articles of the catalog again, and saves those that say something else now. */
export const recomputeStories = defineTask({
  name: "recompute-stories",
  data: z.object({}),
  /** `refused` did not pass the checks, or the catalog has too little to tell now. They stay as they are. */
  outcome: z.object({ compared: z.number(), updated: z.number(), refused: z.number() }),
  progress: z.object({}),
  key: () => "all",
  expireInSeconds: 60 * 60,
});

/** Adds links between the published articles. */
export const addInternalLinks = defineTask({
  name: "add-internal-links",
  data: z.object({}),
  outcome: z.object({ links: z.number(), articles: z.number(), message: z.string() }),
  progress: z.object({}),
  key: () => "all",
  expireInSeconds: 60 * 60,
});

/** Removes the records that are older than the settings keep them, in small batches. */
export const removeOldRecords = defineTask({
  name: "remove-old-records",
  data: z.object({}),
  /** How many rows were removed. */
  outcome: z.object({ removed: z.number() }),
  progress: z.object({ removed: z.number() }),
  key: () => "all",
  expireInSeconds: 2 * 60 * 60,
});

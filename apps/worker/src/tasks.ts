import { openQueue, type TaskHandler } from "@zodiac-at-work/tasks";
import { handleAddInternalLinks } from "./articles/add-internal-links.ts";
import { handleCheckArticle } from "./articles/check-article.ts";
import { handlePublishScheduled } from "./articles/publish-scheduled.ts";
import { handleRecomputeStories } from "./articles/recompute-stories.ts";
import { handleResumeGenerations } from "./articles/resume-generations.ts";
import { handleRewriteParagraph } from "./articles/rewrite-paragraph.ts";
import { handleScheduleGeneration } from "./articles/schedule-generation.ts";
import { handleWriteArticle } from "./articles/write-article.ts";
import type { Dependencies } from "./dependencies.ts";
import { handleCheckSource } from "./openings/check-source.ts";
import type { OpeningsContext } from "./openings/context.ts";
import { handleDiscoverSources } from "./openings/discover-sources.ts";
import { handleResumeRuns } from "./openings/resume-runs.ts";
import { handleStartScheduledRun } from "./openings/start-scheduled-run.ts";
import { handleReconcilePayments } from "./reconcile-payments.ts";
import { handleRemoveOldRecords } from "./remove-old-records.ts";

/**
 * Lists every background task with its handler and its usual schedules. Operators can change these in `task_schedules`.
 * `packages/tasks/src/tasks.ts` defines the tasks. The file of a handler has the name of the definition: `writeArticle` is
 * handled in `write-article.ts`.
 */
export function listTasks(dependencies: Dependencies): readonly TaskHandler[] {
  const { db, articles, openings } = dependencies;
  const queue = openQueue(db);
  return [
    handleReconcilePayments(dependencies),
    handleWriteArticle(articles),
    handleResumeGenerations(articles, queue),
    handleScheduleGeneration(articles, queue),
    handlePublishScheduled(articles),
    handleCheckArticle(articles),
    handleRecomputeStories(articles),
    handleRewriteParagraph(articles),
    handleAddInternalLinks(articles, queue),
    handleRemoveOldRecords(dependencies),
    ...(openings ? listOpeningsTasks(openings) : []),
  ];
}

/** The tasks that check the sources of openings. */
export function listOpeningsTasks(openings: OpeningsContext): readonly TaskHandler[] {
  const queue = openQueue(openings.db);
  return [
    handleCheckSource(openings),
    handleStartScheduledRun(openings, queue),
    handleResumeRuns(openings, queue),
    handleDiscoverSources(openings),
  ];
}

export type { Attempt } from "./attempt.ts";
export { dueSlot, type GenerationSchedule, nextGenerationAt } from "./generation-slots.ts";
export { joinRun } from "./join-run.ts";
export {
  countTasks,
  hastenRetry,
  isWorkerRunning,
  type ListedTask,
  listTasks,
  type QueueCounts,
} from "./pg-boss-tables.ts";
export { type Enqueued, openQueue, type Queue } from "./queue.ts";
export { resumeMissingChecks } from "./resume-checks.ts";
export { resumeWaitingGenerations } from "./resume-generations.ts";
export { resumeWaitingRuns } from "./resume-runs.ts";
export { retryTask } from "./retry-task.ts";
export { RetryableError } from "./retryable-error.ts";
export { type RunTasksOptions, runTasks, type TaskRunner } from "./run-tasks.ts";
export type { Schedule } from "./schedule.ts";
export {
  changeSchedule,
  InvalidScheduleError,
  listSchedules,
  type ScheduleChange,
  type TaskScheduleState,
} from "./schedules.ts";
export { type GenerationRequest, startGeneration } from "./start-generation.ts";
export { type RunRequest, type StartedRun, startRun } from "./start-run.ts";
export type { Task, TaskData, TaskDefinition } from "./task.ts";
export { handleTask, type TaskContext, type TaskHandler } from "./task-handler.ts";
export type { TaskState } from "./task-state.ts";
export {
  addInternalLinks,
  checkArticle,
  checkSource,
  discoverSources,
  publishScheduled,
  recomputeStories,
  reconcilePayments,
  removeOldRecords,
  resumeGenerations,
  resumeRuns,
  rewriteParagraph,
  scheduleGeneration,
  startScheduledRun,
  writeArticle,
} from "./tasks.ts";

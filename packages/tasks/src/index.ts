export type { Attempt } from "./attempt.ts";
export { NonRetryableError } from "./non-retryable-error.ts";
export { type Enqueued, openQueue, type Queue } from "./queue.ts";
export { type RunTasksOptions, runTasks, type TaskRunner } from "./run-tasks.ts";
export type { Schedule } from "./schedule.ts";
export { defineTask, type Task, type TaskData, type TaskDefinition } from "./task.ts";
export { handleTask, type TaskContext, type TaskHandler } from "./task-handler.ts";
export type { TaskState } from "./task-state.ts";
export { reconcilePayments } from "./tasks.ts";

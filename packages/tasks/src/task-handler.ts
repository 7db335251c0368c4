import type { Schedules } from "./schedule.ts";
import type { Task, TaskData, TaskSettings } from "./task.ts";

/** What a handler receives. */
export interface TaskContext<Data extends TaskData, Progress extends TaskData> {
  readonly data: Data;
  /** Aborts when the attempt expires, and when the worker stops before the attempt ends. */
  readonly signal: AbortSignal;
  /** Attempts before this one. An attempt whose worker was killed counts. */
  readonly retries: number;
  /** Attempts that may follow this one. */
  readonly retriesLeft: number;
  /** Saves the progress that `findTask` returns. */
  progress(value: Progress): Promise<void>;
}

/** How the worker handles a task. */
export interface TaskHandling<Data extends TaskData, Outcome extends TaskData, Progress extends TaskData> {
  /** When to enqueue the task: a list, or a query that is run again every few seconds. */
  schedules?: Schedules<Data>;
  /**
   * Does the work and returns its outcome. It may run again for the same data after a crash, so its effect must be the
   * same when it runs twice.
   */
  handle(context: TaskContext<Data, Progress>): Promise<Outcome>;
}

/** A task together with its handler, as `runTasks` takes it. */
export interface TaskHandler {
  readonly task: TaskSettings;
  readonly schedules: Schedules<TaskData>;
  /** Checks the data, does the work, checks the outcome. */
  run(data: unknown, context: Omit<TaskContext<TaskData, TaskData>, "data">): Promise<TaskData>;
  /** Checks the data of a schedule and returns its key. */
  keyOf(data: unknown): string;
}

/**
 * Ties a handler to a task.
 *
 * @example
 * handleTask(startScheduledRun, {
 *   schedules: (db) => listRunSchedules(db),
 *   handle: ({ data: { sign }, signal, progress }) => startRunOfSign(db, sign, { signal, progress }),
 * });
 */
export function handleTask<Data extends TaskData, Outcome extends TaskData, Progress extends TaskData>(
  task: Task<Data, Outcome, Progress>,
  { schedules = [], handle }: TaskHandling<Data, Outcome, Progress>,
): TaskHandler {
  return {
    task,
    schedules,
    run: async (data, context) => task.outcome.parse(await handle({ ...context, data: task.data.parse(data) })),
    keyOf: (data) => task.key(task.data.parse(data)),
  };
}

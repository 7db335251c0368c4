import type { z } from "zod";

/** Data, outcome and progress of a task are JSON objects. */
export type TaskData = object;

/** How a task is queued and tried. */
export interface TaskSettings {
  /** The name of its queue, in kebab-case. A released name stays: the database holds schedules under it. */
  readonly name: string;
  /** Attempts after the first. Only a `RetryableError`, a lost database, or a stopped or killed worker leads to another. */
  readonly retryLimit: number;
  /** The wait before the first retry. It doubles with each further one. */
  readonly retryDelaySeconds: number;
  /** An attempt that takes longer is aborted and counts as failed. */
  readonly expireInSeconds: number;
  /** How many of these tasks one worker process runs at a time. */
  readonly concurrency: number;
}

/** What a task reports. */
export interface TaskResults<Outcome extends TaskData, Progress extends TaskData> {
  readonly name: string;
  readonly outcome: z.ZodType<Outcome>;
  readonly progress: z.ZodType<Progress>;
}

/** A kind of background work. The worker adds the handler. */
export interface Task<Data extends TaskData, Outcome extends TaskData, Progress extends TaskData>
  extends TaskSettings,
    TaskResults<Outcome, Progress> {
  readonly data: z.ZodType<Data>;
  /** Two tasks with the same key are one task while the first is queued or active. Letters, digits and `_-./`. */
  readonly key: (data: Data) => string;
}

/** What `defineTask` takes: the schemas, the key, and what differs from the defaults. */
export type TaskDefinition<Data extends TaskData, Outcome extends TaskData, Progress extends TaskData> = Omit<
  Task<Data, Outcome, Progress>,
  keyof TaskSettings
> &
  Pick<TaskSettings, "name"> &
  Partial<TaskSettings>;

/**
 * Defines a task: at most three retries that wait 5, 10 and 20 seconds, 15 minutes for an attempt, one at a time in a process.
 *
 * The schemas check what enters and leaves the database, so they must not transform.
 *
 * @example
 * export const checkSource = defineTask({
 *   name: "check-source",
 *   data: z.object({ sourceId: z.number() }),
 *   outcome: z.object({ jobsFound: z.number() }),
 *   progress: z.object({ pagesRead: z.number() }),
 *   key: ({ sourceId }) => `${sourceId}`,
 *   concurrency: 2,
 * });
 */
export function defineTask<Data extends TaskData, Outcome extends TaskData, Progress extends TaskData>(
  definition: TaskDefinition<Data, Outcome, Progress>,
): Task<Data, Outcome, Progress> {
  return { retryLimit: 3, retryDelaySeconds: 5, expireInSeconds: 15 * 60, concurrency: 1, ...definition };
}

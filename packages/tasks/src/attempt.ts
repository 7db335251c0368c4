import { DatabaseUnavailableError, type Db } from "@zodiac-at-work/db";
import { getTracing } from "@zodiac-at-work/tracing";
import type { JobResult, JobWithMetadata, PgBoss } from "pg-boss";
import { asError } from "./as-error.ts";
import { setRetryDelay } from "./pg-boss-tables.ts";
import { createQueue, queueSettings } from "./queue.ts";
import { RetryableError } from "./retryable-error.ts";
import { saveProgress } from "./save-progress.ts";
import type { TaskSettings } from "./task.ts";
import type { TaskHandler } from "./task-handler.ts";

/** One attempt at a task that ended. */
export interface Attempt {
  taskName: string;
  result: "completed" | "failed";
  seconds: number;
}

interface Reports {
  onError(error: Error, taskName: string): void;
  onAttempt(attempt: Attempt): void;
}

/** Takes tasks of one kind from the queue, as many at a time as the task allows. */
export async function workOn(boss: PgBoss, db: Db, handler: TaskHandler, reports: Reports): Promise<void> {
  const { task } = handler;
  await createQueue(boss, task);
  // The settings of an earlier release may differ.
  await boss.updateQueue(task.name, queueSettings(task));
  const options = {
    localConcurrency: task.concurrency,
    pollingIntervalSeconds: 1,
    perJobResults: true,
    includeMetadata: true,
  } as const;
  await boss.work<object, object, typeof options>(task.name, options, async ([job]) =>
    job ? [await attempt(db, handler, job, reports)] : [],
  );
}

function attempt(db: Db, handler: TaskHandler, job: JobWithMetadata<object>, reports: Reports): Promise<JobResult> {
  const tracing = getTracing();
  if (!tracing) return attemptOnce(db, handler, job, reports);
  const { traceparent } = job.data as { traceparent?: unknown };
  const parent = typeof traceparent === "string" ? traceparent : undefined;
  return tracing.runTask({ name: handler.task.name, parent }, (fail) => attemptOnce(db, handler, job, reports, fail));
}

async function attemptOnce(
  db: Db,
  { task, run }: TaskHandler,
  { id, data, signal, retryCount }: JobWithMetadata<object>,
  { onError, onAttempt }: Reports,
  onFailure: (error: Error) => void = () => {},
): Promise<JobResult> {
  const start = performance.now();
  const end = (result: Attempt["result"]) =>
    onAttempt({ taskName: task.name, result, seconds: (performance.now() - start) / 1000 });
  try {
    const retries = { retries: retryCount, retriesLeft: task.retryLimit - retryCount };
    const outcome = await run(data, { signal, ...retries, progress: (value) => saveProgress(db, id, value) });
    end("completed");
    return { id, status: "completed", output: outcome };
  } catch (thrown) {
    const error = asError(thrown);
    end("failed");
    onFailure(error);
    onError(error, task.name);
    // An aborted attempt says nothing about the task: its worker stops, or its time is over.
    const isRetryable = signal.aborted || error instanceof RetryableError || error instanceof DatabaseUnavailableError;
    if (isRetryable) {
      const delay = { name: task.name, id, ...retryDelayOf(task, error) };
      await setRetryDelay(db, delay).catch((failure) => onError(asError(failure), task.name));
    }
    // Only the name and the message: other fields of a PostgreSQL error hold values of rows.
    return { id, status: isRetryable ? "failed" : "deadletter", output: { name: error.name, message: error.message } };
  }
}

/** The wait that the error asks for, and otherwise the task's own. An earlier error may have replaced that one. */
function retryDelayOf({ retryDelaySeconds }: TaskSettings, error: Error): { seconds: number; doubles: boolean } {
  const delayMs = error instanceof RetryableError ? error.delayMs : null;
  return delayMs === null
    ? { seconds: retryDelaySeconds, doubles: true }
    : { seconds: Math.ceil(delayMs / 1000), doubles: false };
}

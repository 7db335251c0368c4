import type { Db } from "@zodiac-at-work/db";
import type { Job, JobResult, PgBoss } from "pg-boss";
import { ZodError } from "zod";
import { asError } from "./as-error.ts";
import { NonRetryableError } from "./non-retryable-error.ts";
import { saveProgress } from "./progress.ts";
import { createQueue, queueSettings } from "./queue.ts";
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
  const options = { localConcurrency: task.concurrency, pollingIntervalSeconds: 1, perJobResults: true } as const;
  await boss.work<object, object, typeof options>(task.name, options, async ([job]) =>
    job ? [await attempt(db, handler, job, reports)] : [],
  );
}

async function attempt(
  db: Db,
  { task: { name }, run }: TaskHandler,
  { id, data, signal }: Job<object>,
  { onError, onAttempt }: Reports,
): Promise<JobResult> {
  const start = performance.now();
  const end = (result: Attempt["result"]) =>
    onAttempt({ taskName: name, result, seconds: (performance.now() - start) / 1000 });
  try {
    const outcome = await run(data, { signal, progress: (value) => saveProgress(db, id, value) });
    end("completed");
    return { id, status: "completed", output: outcome };
  } catch (thrown) {
    const error = asError(thrown);
    end("failed");
    onError(error, name);
    // Only the name and the message: other fields of a PostgreSQL error hold values of rows.
    return {
      id,
      status: isRetryable(error) ? "failed" : "deadletter",
      output: { name: error.name, message: error.message },
    };
  }
}

/** Data or an outcome that does not match its schema will not match it the next time. */
function isRetryable(error: Error): boolean {
  return !(error instanceof NonRetryableError || error instanceof ZodError);
}

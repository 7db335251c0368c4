import type { Database } from "@zodiac-at-work/db";
import type { Kysely } from "kysely";
import { findTaskRow, type TaskRow } from "./pg-boss-tables.ts";
import type { TaskData, TaskResults } from "./task.ts";

/** The state of one enqueued task. */
export type TaskState<Outcome extends TaskData = TaskData, Progress extends TaskData = TaskData> = {
  id: string;
  enqueuedAt: Date;
  /** When the latest attempt started. */
  startedAt: Date | null;
  endedAt: Date | null;
  /** Retries so far. */
  retries: number;
  /** The last progress that an attempt reported. */
  progress: Progress | null;
} & (
  | { state: "queued" | "active" | "canceled" }
  | { state: "completed"; outcome: Outcome }
  | { state: "failed"; failure: { name: string; message: string } }
);

/**
 * Reads the state of a task.
 *
 * @returns undefined if the id is unknown or malformed, or the task ended more than a week ago
 */
export async function findTaskState<Outcome extends TaskData, Progress extends TaskData>(
  db: Kysely<Database>,
  task: TaskResults<Outcome, Progress>,
  id: string,
): Promise<TaskState<Outcome, Progress> | undefined> {
  const row = await findTaskRow(db, task.name, id);
  return row && stateOfRow(task, row);
}

function stateOfRow<Outcome extends TaskData, Progress extends TaskData>(
  task: TaskResults<Outcome, Progress>,
  row: TaskRow,
): TaskState<Outcome, Progress> {
  const common = {
    id: row.id,
    enqueuedAt: row.createdOn,
    startedAt: row.startedOn,
    endedAt: row.completedOn,
    retries: row.retryCount,
    // An older release may have reported progress in another shape.
    progress: task.progress.safeParse(row.progress).data ?? null,
  };
  switch (row.state) {
    case "completed":
      return { ...common, state: "completed", outcome: task.outcome.parse(row.output) };
    case "failed":
      return { ...common, state: "failed", failure: failureOf(row.output) };
    case "cancelled":
      return { ...common, state: "canceled" };
    case "active":
      return { ...common, state: "active" };
    default:
      return { ...common, state: "queued" };
  }
}

/** The handler's error, or the one that pg-boss writes in its own shape when a worker dies or runs out of time. */
function failureOf(output: object | null): { name: string; message: string } {
  const error = output && "value" in output ? output.value : output;
  const { name = "Error", message = "The task failed." } = (error ?? {}) as { name?: string; message?: string };
  return { name, message };
}

import { setTimeout } from "node:timers/promises";
import type { Database, Db } from "@zodiac-at-work/db";
import { getTracing } from "@zodiac-at-work/tracing";
import type { Transaction } from "kysely";
import { fromKysely, PgBoss } from "pg-boss";
import { findFailedTask, findTaskData, findUnfinished } from "./pg-boss-tables.ts";
import type { Task, TaskData, TaskResults, TaskSettings } from "./task.ts";
import { findTaskState, type TaskState } from "./task-state.ts";

/** A task in the queue. */
export interface Enqueued {
  id: string;
  /** False if the same task was queued or active already; `id` is then that task's. */
  isNew: boolean;
}

interface EnqueueOptions {
  /** Queued tasks with a higher priority are taken first; among equals, the oldest. Default: 0. */
  priority?: number;
}

/** How long to wait for a task, and what ends the wait early. */
interface WaitOptions {
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

/** Enqueues tasks and reads their state. */
export interface Queue {
  /**
   * Enqueues a task. With a transaction, the task exists if and only if the transaction commits.
   *
   * @throws {ZodError} if the data does not match the task's schema
   * @example
   * const { id } = await queue.enqueue(checkSource, { sourceId }, trx);
   */
  enqueue<Data extends TaskData>(
    task: Task<Data, TaskData, TaskData>,
    data: NoInfer<Data>,
    trx?: Transaction<Database>,
    options?: EnqueueOptions,
  ): Promise<Enqueued>;
  /** Enqueues the data of a failed task again. Returns undefined if no failed task has the id. */
  enqueueAgain(id: string): Promise<Enqueued | undefined>;
  /** Returns the state of a task, or undefined if the id is unknown or malformed. */
  findTask<Outcome extends TaskData, Progress extends TaskData>(
    task: TaskResults<Outcome, Progress>,
    id: string,
  ): Promise<TaskState<Outcome, Progress> | undefined>;
  /** Returns what a task is about, or undefined if the id is unknown or malformed. */
  findData<Data extends TaskData>(task: Task<Data, TaskData, TaskData>, id: string): Promise<Data | undefined>;
  /**
   * Waits until a task ends, and returns its state. When the time is up, returns the current state.
   *
   * @throws when `signal` aborts
   * @example
   * const state = await queue.waitForOutcome(checkSource, id, { timeoutMs: 25_000, signal: request.signal });
   */
  waitForOutcome<Outcome extends TaskData, Progress extends TaskData>(
    task: TaskResults<Outcome, Progress>,
    id: string,
    options: WaitOptions,
  ): Promise<TaskState<Outcome, Progress> | undefined>;
}

/**
 * Opens the queue for a process that only enqueues. It uses the connections of `db`, starts no timers, and needs no
 * closing. The database must be migrated; a worker need not be running.
 */
export function openQueue(db: Db): Queue {
  const boss = new PgBoss({ db: fromKysely(db.withoutPlugins()), migrate: false, supervise: false, schedule: false });
  const created = new Map<string, Promise<void>>();

  async function enqueue<Data extends TaskData>(
    task: Task<Data, TaskData, TaskData>,
    data: Data,
    trx?: Transaction<Database>,
    { priority = 0 }: EnqueueOptions = {},
  ): Promise<Enqueued> {
    const valid = task.data.parse(data);
    await ensureQueue(task);
    // Handlers do not see it: the schema of the task drops it.
    const trace = getTracing()?.current();
    const traced = trace ? { ...valid, traceparent: trace.traceparent } : valid;
    return send(task.name, traced, task.key(valid), priority, trx);
  }

  async function send(
    name: string,
    data: TaskData,
    singletonKey: string,
    priority: number,
    trx?: Transaction<Database>,
  ): Promise<Enqueued> {
    // The task that has the key may end between the two statements.
    for (;;) {
      const id = await boss.send(name, data, {
        singletonKey,
        priority,
        ...(trx && { db: fromKysely(trx.withoutPlugins()) }),
      });
      if (id) return { id, isNew: true };
      const unfinished = await findUnfinished(trx ?? db, name, singletonKey);
      if (unfinished) return { id: unfinished, isNew: false };
    }
  }

  function ensureQueue(task: TaskSettings): Promise<void> {
    const creating = created.get(task.name) ?? createQueue(boss, task);
    created.set(task.name, creating);
    return creating.catch((error: unknown) => {
      created.delete(task.name);
      throw error;
    });
  }

  return {
    enqueue,
    async enqueueAgain(id) {
      const failed = await findFailedTask(db, id);
      return failed && send(failed.name, failed.data, failed.key, failed.priority);
    },
    findTask: (task, id) => findTaskState(db, task, id),
    async findData(task, id) {
      const data = await findTaskData(db, task.name, id);
      return data && task.data.parse(data);
    },
    async waitForOutcome(task, id, { timeoutMs, signal }) {
      const deadline = performance.now() + timeoutMs;
      for (let pauseMs = 100; ; pauseMs = Math.min(pauseMs * 1.5, 1_000)) {
        signal?.throwIfAborted();
        const state = await findTaskState(db, task, id);
        const isRunning = state?.state === "queued" || state?.state === "active";
        const leftMs = deadline - performance.now();
        if (!isRunning || leftMs <= 0) return state;
        await setTimeout(Math.min(pauseMs, leftMs), undefined, { signal });
      }
    },
  };
}

/** Creates the queue of a task unless it exists. */
export function createQueue(boss: PgBoss, task: TaskSettings): Promise<void> {
  return boss.createQueue(task.name, { policy: "exclusive", ...queueSettings(task) });
}

/** A worker that stops sending heartbeats loses its task to another one. */
const heartbeatSeconds = 20;

export function queueSettings({ retryLimit, retryDelaySeconds, expireInSeconds }: TaskSettings) {
  return {
    retryLimit,
    retryDelay: retryDelaySeconds,
    retryBackoff: true,
    expireInSeconds,
    heartbeatSeconds,
  };
}

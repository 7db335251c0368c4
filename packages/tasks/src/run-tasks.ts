import { setInterval } from "node:timers/promises";
import type { Db } from "@zodiac-at-work/db";
import { type Clock, PgBoss } from "pg-boss";
import { asError } from "./as-error.ts";
import { type Attempt, workOn } from "./attempt.ts";
import { bringTimesBack, deleteOldProgress } from "./pg-boss-tables.ts";
import { syncSchedules } from "./sync-schedules.ts";
import type { TaskHandler } from "./task-handler.ts";

/** A worker that runs tasks. */
export interface TaskRunner {
  /** Takes no more tasks, and gives the active ones half a minute to end. */
  stop(): Promise<void>;
}

/** The connections and callbacks of `runTasks`. */
export interface RunTasksOptions {
  /** For the queue's separate pool. Busy handlers can't delay a heartbeat. */
  databaseUrl: string;
  /** For progress and for schedules from tables. */
  db: Db;
  /** Receives the error of a failed attempt with the task's name, and an error of the queue without one. */
  onError(error: Error, taskName?: string): void;
  /** Receives each attempt when it ends. */
  onAttempt?(attempt: Attempt): void;
  /** How often the schedules in tables are read. */
  refreshSchedulesMs?: number;
  /** The time of the queue, for tests. */
  clock?: Clock;
}

/**
 * Runs tasks as they are enqueued and as their schedules say. Any number of processes may run at once: one of them
 * takes each task, and another one takes it over within a minute if the first dies.
 *
 * @throws if the database lacks migrations
 * @example
 * const runner = await runTasks([handleTask(checkSource, { handle })], { databaseUrl, db, onError: console.error });
 * await runner.stop();
 */
export async function runTasks(handlers: readonly TaskHandler[], options: RunTasksOptions): Promise<TaskRunner> {
  const { databaseUrl, db, onError, onAttempt = () => {}, refreshSchedulesMs = 15_000, clock } = options;
  const boss = createBoss(databaseUrl, clock);
  boss.on("error", (error) => onError(asError(error)));
  // Refuses a database without migrations.
  await boss.start();
  await bringTimesBack(db);
  await deleteOldProgress(db);
  for (const handler of handlers) {
    await workOn(boss, db, handler, { onError, onAttempt });
    await startSchedules(handler);
  }
  const stopping = new AbortController();
  const refreshing = refreshSchedules(stopping.signal);

  return {
    async stop() {
      stopping.abort();
      await refreshing;
      await boss.stop({ graceful: true, timeout: 30_000 });
    },
  };

  async function startSchedules(handler: TaskHandler): Promise<void> {
    for (const { data, runAtStart } of await sync(handler)) {
      if (runAtStart) await boss.send(handler.task.name, data, { singletonKey: handler.keyOf(data) });
    }
  }

  async function refreshSchedules(signal: AbortSignal): Promise<void> {
    const scheduled = handlers.filter(({ schedules }) => typeof schedules === "function" || schedules.length > 0);
    try {
      for await (const _ of setInterval(refreshSchedulesMs, null, { signal })) {
        await bringTimesBack(db).catch((error: unknown) => onError(asError(error)));
        for (const handler of scheduled) await sync(handler);
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  /** A table that can't be read leaves the schedules as they are. */
  async function sync(handler: TaskHandler) {
    const report = (error: unknown) => onError(asError(error), handler.task.name);
    try {
      return await syncSchedules(boss, db, handler, report);
    } catch (error) {
      report(error);
      return [];
    }
  }
}

function createBoss(connectionString: string, clock?: Clock): PgBoss {
  return new PgBoss({
    connectionString,
    ...(clock && { clock }),
    application_name: "worker tasks",
    max: 4,
    // The migrations of packages/db install and upgrade its tables.
    migrate: false,
    // Only the owner of a table may rebuild its indexes.
    reindex: false,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    cronMonitorIntervalSeconds: 10,
    cronWorkerIntervalSeconds: 5,
  });
}

import type { Transaction } from "kysely";
import { fromKysely, type Job, PgBoss } from "pg-boss";
import type { Database } from "./schema.ts";

/** A kind of background work. */
export interface Task<Data extends object = object> {
  readonly name: string;
  /** Does the work. May be called again for the same data, so doing it twice must be doing it once. */
  handle(data: Data, signal: AbortSignal): Promise<void>;
  /** When it is due by itself, in the five fields of cron, in UTC. */
  readonly cron?: string;
}

/** Background work under way. */
export interface TaskRunner {
  /**
   * Asks for a task; with a transaction it is asked for if and only if the transaction is committed. A task that waits
   * or is being done already is not asked for again.
   *
   * @example
   * await runner.enqueue("reconcile-payments", {}, trx);
   */
  enqueue(name: string, data: object, trx?: Transaction<Database>): Promise<void>;
  /** Takes no more tasks, and gives those that are being done half a minute. */
  stop(): Promise<void>;
}

/** What a runner of tasks is given. */
export interface TaskOptions {
  /** Told what went wrong: a task that failed, or the connection. */
  onError: (error: Error, taskName?: string) => void;
}

const heartbeatSeconds = 30;

/**
 * Does background work, and lets it be asked for, on tables of its own in the product's database. Any number of
 * processes may run; each task is done by one of them. A task whose process died is done by another within a minute.
 *
 * @param databaseUrl `postgres://user:password@host:port/database`
 */
export async function runTasks(
  databaseUrl: string,
  tasks: readonly Task[],
  { onError }: TaskOptions,
): Promise<TaskRunner> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: "worker tasks",
    max: 4,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    cronMonitorIntervalSeconds: 10,
    cronWorkerIntervalSeconds: 5,
  });
  boss.on("error", (error) => onError(asError(error)));
  await boss.start();
  for (const task of tasks) await addTask(boss, task, onError);
  return {
    async enqueue(name, data, trx) {
      await boss.send(name, data, trx && { db: fromKysely(trx.withoutPlugins()) });
    },
    stop: () => boss.stop({ graceful: true, timeout: 30_000 }),
  };
}

async function addTask(boss: PgBoss, { name, handle, cron }: Task, onError: TaskOptions["onError"]): Promise<void> {
  const settings = { heartbeatSeconds, retryLimit: 3, retryDelay: 5, retryBackoff: true, expireInSeconds: 15 * 60 };
  await boss.createQueue(name, { policy: "exclusive", ...settings });
  await boss.updateQueue(name, settings);
  if (cron) await boss.schedule(name, cron, {}, { missed: "once" });
  await boss.work(name, async ([job]: Job<object>[]) => {
    if (!job) return;
    try {
      await handle(job.data, job.signal);
    } catch (error) {
      onError(asError(error), name);
      // Thrown on, so that it is done again later.
      throw error;
    }
  });
}

/** pg-boss reports some failures as plain objects that have an error's fields. */
function asError(error: unknown): Error {
  if (error instanceof Error) return error;
  const { message = String(error) } = (error ?? {}) as { message?: string };
  return new Error(message);
}

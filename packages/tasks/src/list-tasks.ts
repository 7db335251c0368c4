import type { Database } from "@zodiac-at-work/db";
import { type Kysely, sql } from "kysely";
import { isTaskId } from "./task-state.ts";

/** A task as a list for operators shows it. */
export interface ListedTask {
  id: string;
  name: string;
  /** What the task is about, such as the id of a source. */
  key: string;
  /** `retrying` waits for its next attempt, `failed` has given up. */
  state: "queued" | "retrying" | "active" | "failed";
  data: object;
  retries: number;
  retryLimit: number;
  /** The last progress that an attempt reported. */
  progress: object | null;
  enqueuedAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
  /** When the next attempt is due; null unless the task waits for one. */
  nextAt: Date | null;
  /** The error of the last attempt. */
  failure: { name: string; message: string } | null;
}

/**
 * Lists the queued, retrying and active tasks, and the failed ones that no later task with the same key has replaced. pg-boss
 * deletes ended tasks after a week.
 *
 * @example
 * const dead = await listTasks(db, { state: "failed" });
 */
export async function listTasks(
  db: Kysely<Database>,
  { state, name }: { state?: ListedTask["state"] | undefined; name?: string | undefined } = {},
): Promise<ListedTask[]> {
  const { rows } = await sql<ListedTask>`
    select id, name, key, state, data, retries, retry_limit, enqueued_at, started_at, ended_at, next_at, failure,
      task_progress.value as progress
    from (
      select distinct on (name, singleton_key) id, name, coalesce(singleton_key, '') as key, data,
        case state when 'created' then 'queued' when 'retry' then 'retrying' else state::text end as state,
        case when state < 'active' then start_after end as next_at, retry_count as retries, retry_limit, created_on as enqueued_at, started_on as started_at, completed_on as ended_at,
        case when output is not null and state <> 'completed' then jsonb_build_object(
          'name', coalesce(output ->> 'name', output -> 'value' ->> 'name', 'Error'),
          'message', coalesce(output ->> 'message', output -> 'value' ->> 'message', 'The task failed.')
        ) end as failure
      from pgboss.job
      where name not like '\\_\\_pgboss%' and (${name ?? null}::text is null or name = ${name ?? null})
      order by name, singleton_key, created_on desc, completed_on desc nulls first
    ) as latest
    left join task_progress on task_progress.task_id = latest.id
    where state in ('queued', 'retrying', 'active', 'failed') and (${state ?? null}::text is null or state = ${state ?? null})
    order by enqueued_at desc, name, key
    limit 1000`.execute(db);
  return rows;
}

/** Finds a failed task by its id. */
export async function findFailedTask(
  db: Kysely<Database>,
  id: string,
): Promise<(Pick<ListedTask, "name" | "key" | "data"> & { priority: number }) | undefined> {
  if (!isTaskId(id)) return undefined;
  const { rows } = await sql<Pick<ListedTask, "name" | "key" | "data"> & { priority: number }>`
    select name, coalesce(singleton_key, '') as key, data, priority from pgboss.job where id = ${id} and state = 'failed'`.execute(
    db,
  );
  return rows[0];
}

/** Makes the next attempt of a task due now. Returns whether the task waited for one. */
export async function hastenRetry(db: Kysely<Database>, id: string): Promise<boolean> {
  if (!isTaskId(id)) return false;
  const { numAffectedRows } = await sql`
    update pgboss.job set start_after = now() where id = ${id} and state = 'retry'`.execute(db);
  return numAffectedRows === 1n;
}

/** Returns whether a worker runs. Each one stamps the time every ten seconds. */
export async function isWorkerRunning(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ isRunning: boolean | null }>`
    select cron_on > now() - interval '40 seconds' as "isRunning" from pgboss.version`.execute(db);
  return rows[0]?.isRunning ?? false;
}

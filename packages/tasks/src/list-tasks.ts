import type { Database } from "@zodiac-at-work/db";
import { type Kysely, sql } from "kysely";
import { isTaskId } from "./task-state.ts";

/** A task as a list for operators shows it. */
export interface ListedTask {
  id: string;
  name: string;
  /** What the task is about, such as the id of a source. */
  key: string;
  state: "queued" | "active" | "failed";
  data: object;
  retries: number;
  enqueuedAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
  /** The error of the last attempt. */
  failure: { name: string; message: string } | null;
}

/**
 * Lists the queued and the active tasks, and the failed ones that no later task with the same key has replaced. pg-boss
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
    select id, name, key, state, data, retries, enqueued_at, started_at, ended_at, failure
    from (
      select distinct on (name, singleton_key) id, name, coalesce(singleton_key, '') as key, data,
        case when state in ('created', 'retry') then 'queued' else state::text end as state,
        retry_count as retries, created_on as enqueued_at, started_on as started_at, completed_on as ended_at,
        case when output is not null and state <> 'completed' then jsonb_build_object(
          'name', coalesce(output ->> 'name', output -> 'value' ->> 'name', 'Error'),
          'message', coalesce(output ->> 'message', output -> 'value' ->> 'message', 'The task failed.')
        ) end as failure
      from pgboss.job
      where name not like '\\_\\_pgboss%' and (${name ?? null}::text is null or name = ${name ?? null})
      order by name, singleton_key, created_on desc, completed_on desc nulls first
    ) as latest
    where state in ('queued', 'active', 'failed') and (${state ?? null}::text is null or state = ${state ?? null})
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

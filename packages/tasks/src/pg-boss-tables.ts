import type { Database, Db } from "@zodiac-at-work/db";
import { type Kysely, sql } from "kysely";

// All queries on the tables of pg-boss. An upgrade of pg-boss that changes its tables changes this file alone.

/** A row of a task. */
export interface TaskRow {
  id: string;
  state: "created" | "retry" | "active" | "completed" | "cancelled" | "failed";
  output: object | null;
  createdOn: Date;
  startedOn: Date | null;
  completedOn: Date | null;
  retryCount: number;
  /** The last progress that an attempt reported. */
  progress: object | null;
}

/** Finds the row of a task. Returns undefined if the id is unknown or malformed. */
export async function findTaskRow(db: Kysely<Database>, name: string, id: string): Promise<TaskRow | undefined> {
  if (!isTaskId(id)) return undefined;
  const { rows } = await sql<TaskRow>`
    select job.id, job.state, job.output, job.created_on, job.started_on, job.completed_on, job.retry_count,
      task_progress.value as progress
    from pgboss.job left join task_progress on task_progress.task_id = job.id
    where job.name = ${name} and job.id = ${id}`.execute(db);
  return rows[0];
}

/** Finds the data of a task. Returns undefined if the id is unknown or malformed. */
export async function findTaskData(db: Kysely<Database>, name: string, id: string): Promise<object | undefined> {
  if (!isTaskId(id)) return undefined;
  const { rows } = await sql<{ data: object }>`
    select data from pgboss.job where name = ${name} and id = ${id}`.execute(db);
  return rows[0]?.data;
}

/** Finds the queued or active task that has a key. */
export async function findUnfinished(db: Kysely<Database>, name: string, key: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from pgboss.job
    where name = ${name} and coalesce(singleton_key, '') = ${key} and state <= 'active' and policy = 'exclusive'`.execute(
    db,
  );
  return rows[0]?.id;
}

/** How the latest task with a key ended, or that it has not. */
export interface LastTask {
  isUnfinished: boolean;
  isFailed: boolean;
  endedAt: Date | null;
  /** The error of a failed task. */
  message: string;
}

/** Finds the unfinished task with a key, else the latest one. */
export async function findLastTask(db: Kysely<Database>, name: string, key: string): Promise<LastTask | undefined> {
  const { rows } = await sql<LastTask>`
    select state <= 'active' as is_unfinished, state = 'failed' as is_failed, completed_on as ended_at,
      coalesce(output ->> 'message', output -> 'value' ->> 'message', 'The task failed.') as message
    from pgboss.job where name = ${name} and singleton_key = ${key}
    order by state <= 'active' desc, created_on desc limit 1`.execute(db);
  return rows[0];
}

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

/** How many tasks of one kind are in the queue. */
export interface QueueCounts {
  task: string;
  /** Tasks that wait, those that wait for their next attempt included. */
  waiting: number;
  active: number;
  /** Tasks that have given up and that no later task with the same key has replaced. */
  dead: number;
  /** For how many seconds the oldest task is due that no worker has taken; 0 without one. */
  oldestDueSeconds: number;
}

/** Counts the tasks of each kind. */
export async function countTasks(db: Kysely<Database>): Promise<QueueCounts[]> {
  const { rows } = await sql<QueueCounts>`
    select name as task,
      count(*) filter (where state < 'active')::integer as waiting,
      count(*) filter (where state = 'active')::integer as active,
      count(*) filter (where state = 'failed' and is_latest)::integer as dead,
      coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)
        ::float8 as oldest_due_seconds
    from (
      select name, state, start_after, row_number() over (
        partition by name, singleton_key order by created_on desc, completed_on desc nulls first
      ) = 1 as is_latest
      from pgboss.job where name not like '\\_\\_pgboss%'
    ) as task group by name order by name`.execute(db);
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

/** Sets the wait before the next attempt of a task, and whether it doubles with each further one. */
export async function setRetryDelay(
  db: Kysely<Database>,
  { name, id, seconds, doubles }: { name: string; id: string; seconds: number; doubles: boolean },
): Promise<void> {
  await sql`
    update pgboss.job set retry_delay = ${seconds}, retry_backoff = ${doubles}
    where name = ${name} and id = ${id} and (retry_delay, retry_backoff) <> (${seconds}, ${doubles})`.execute(db);
}

/** Lists the schedules that workers have registered. A task with several schedules is listed with the first. */
export async function listRegisteredSchedules(
  db: Kysely<Database>,
): Promise<{ task: string; cron: string; timeZone: string }[]> {
  const { rows } = await sql<{ task: string; cron: string; timeZone: string }>`
    select distinct on (name) name as task, cron, coalesce(timezone, 'UTC') as time_zone
    from pgboss.schedule where kind = 'cron' order by name, key`.execute(db);
  return rows;
}

/** Lists when a task of each kind was enqueued last. */
export async function listLastEnqueued(db: Kysely<Database>): Promise<{ task: string; lastAt: Date }[]> {
  const { rows } = await sql<{ task: string; lastAt: Date }>`
    select name as task, max(created_on) as last_at from pgboss.job group by name`.execute(db);
  return rows;
}

/** Deletes the progress of tasks that pg-boss has deleted, a week after they ended. */
export async function deleteOldProgress(db: Kysely<Database>): Promise<void> {
  await sql`
    delete from task_progress where updated_at < now() - interval '1 day'
    and not exists (select from pgboss.job where job.id = task_progress.task_id)`.execute(db);
}

/** Returns whether a worker runs. Each one stamps the time every ten seconds. */
export async function isWorkerRunning(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ isRunning: boolean | null }>`
    select cron_on between now() - interval '40 seconds' and now() + interval '40 seconds' as "isRunning"
    from pgboss.version`.execute(db);
  return rows[0]?.isRunning ?? false;
}

/**
 * Moves times of the queue that lie ahead back to now. The clock of the server was ahead, and was set right: without this no
 * schedule would run, and no waiting task, until the clock gets there.
 *
 * @returns by how many seconds the clock was ahead, or 0
 */
export async function bringTimesBack(db: Db): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from cron_on - pgboss.job_now())::float8 as seconds from pgboss.version
      where cron_on > pgboss.job_now() + interval '40 seconds' for update`.execute(trx);
    const seconds = rows[0]?.seconds ?? 0;
    if (seconds === 0) return 0;
    const ahead = sql`make_interval(secs => ${seconds})`;
    await sql`update pgboss.version set cron_on = pgboss.job_now(),
      bam_on = null, flow_on = null, reindex_on = null, monitor_backoff_on = null`.execute(trx);
    await sql`update pgboss.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null`.execute(trx);
    await sql`update pgboss.job set start_after = start_after - ${ahead}, started_on = started_on - ${ahead},
        heartbeat_on = heartbeat_on - ${ahead}
      where state <= 'active' and greatest(start_after, started_on, heartbeat_on) > pgboss.job_now()`.execute(trx);
    return seconds;
  });
}

function isTaskId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

import type { SourceKind, SourceOutcome } from "@zodiac-at-work/catalog";
import type { SignId } from "@zodiac-at-work/zodiac";
import { type Selectable, sql } from "kysely";
import type { Db } from "../platform/client.ts";
import type { Database, RunTrigger } from "../platform/schema.ts";
import type { JobChanges } from "./check.ts";

/** A run, with how far it is and what it has brought so far. */
export interface Run extends JobChanges {
  id: number;
  trigger: RunTrigger;
  sign: SignId | null;
  requestedBy: string | null;
  startedAt: Date;
  endedAt: Date | null;
  sources: number;
  checked: number;
  /** How many sources ended with each outcome that occurred. */
  outcomes: Partial<Record<SourceOutcome, number>>;
  unreadable: number;
}

/** A source of a run, or the check that answered it. */
export interface RunSource extends Selectable<Database["runSources"]> {
  companyId: number;
  companyName: string;
  kind: SourceKind;
  address: string;
}

export interface RunFilter {
  /** Only runs with a source that ended neither complete nor empty. */
  hasFailures?: boolean | undefined;
  sign?: SignId | undefined;
  isUnfinished?: boolean | undefined;
  /** Only runs before this one. */
  beforeId?: number | undefined;
  limit: number;
}

/** Lists runs, the latest first. */
export async function listRuns(db: Db, filter: RunFilter): Promise<Run[]> {
  const { hasFailures = false, sign, isUnfinished = false, beforeId, limit } = filter;
  let query = db.selectFrom("runs").select("id").orderBy("id", "desc").limit(limit);
  if (beforeId !== undefined) query = query.where("id", "<", beforeId);
  if (sign !== undefined) query = query.where("sign", "=", sign);
  if (isUnfinished) query = query.where("endedAt", "is", null);
  if (hasFailures) {
    query = query.where(
      sql<boolean>`exists (
        select from run_sources where run_id = runs.id and outcome not in ('complete', 'empty'))`,
    );
  }
  const ids = await query.execute();
  return summarize(
    db,
    ids.map(({ id }) => id),
  );
}

/** Returns a run, or undefined if the id is unknown. */
export async function findRun(db: Db, id: number): Promise<Run | undefined> {
  const [run] = await summarize(db, [id]);
  return run;
}

async function summarize(db: Db, ids: readonly number[]): Promise<Run[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Run>`
    select runs.*,
      (select coalesce(jsonb_object_agg(outcome, sources), '{}') from (
        select outcome, count(*) as sources from run_sources
        where run_id = runs.id and outcome is not null group by outcome) as counts) as outcomes,
      totals.*
    from runs, lateral (
      select count(*)::integer as sources, count(outcome)::integer as checked,
        coalesce(sum(found), 0)::integer as found, coalesce(sum("new"), 0)::integer as "new",
        coalesce(sum(changed), 0)::integer as changed, coalesce(sum(closed), 0)::integer as closed,
        coalesce(sum(unchanged), 0)::integer as unchanged, coalesce(sum(unreadable), 0)::integer as unreadable
      from run_sources where run_id = runs.id
    ) as totals
    where id = any (${ids}) order by id desc`.execute(db);
  return rows;
}

/** Lists the sources of a run with their outcomes: the unfinished last, the others by their end. */
export async function listRunSources(db: Db, runId: number): Promise<RunSource[]> {
  return selectRunSources(db)
    .where("runId", "=", runId)
    .orderBy("endedAt", (order) => order.asc().nullsLast())
    .orderBy("runSources.id")
    .execute();
}

function selectRunSources(db: Db) {
  return db
    .selectFrom("runSources")
    .innerJoin("jobSources", "jobSources.id", "sourceId")
    .innerJoin("companies", "companies.id", "jobSources.companyId")
    .selectAll("runSources")
    .select(["jobSources.companyId", "companies.name as companyName", "kind", "address"]);
}

export interface CheckFilter {
  outcome?: SourceOutcome | undefined;
  /** A part of a company's name, or of a kind of source. */
  search?: string | undefined;
  /** Only checks that ended after this moment. */
  endedAfter?: Date | undefined;
  /** Only checks that come after this one in the list. */
  after?: { endedAt: Date; id: number } | undefined;
  limit: number;
}

/** Lists the checks of all runs that have ended, the latest first. A check that answered several runs appears once. */
export async function listChecks(db: Db, filter: CheckFilter): Promise<RunSource[]> {
  const { outcome, search, endedAfter, after, limit } = filter;
  let query = selectRunSources(db)
    .where("outcome", "is not", null)
    .where("sameAs", "is", null)
    .orderBy("endedAt", "desc")
    .orderBy("runSources.id", "desc")
    .limit(limit);
  if (outcome !== undefined) query = query.where("outcome", "=", outcome);
  if (search !== undefined) query = query.where(matches(search));
  if (endedAfter !== undefined) query = query.where("endedAt", ">", endedAfter);
  if (after !== undefined) {
    query = query.where(sql<boolean>`(ended_at, run_sources.id) < (${after.endedAt}, ${after.id})`);
  }
  return query.execute();
}

/** Returns a check with its source, or undefined if the id is unknown. */
export async function findCheck(db: Db, id: number): Promise<RunSource | undefined> {
  return selectRunSources(db).where("runSources.id", "=", id).executeTakeFirst();
}

/** Counts the checks that ended after a moment by outcome. Each check counts once. */
export async function countChecks(
  db: Db,
  { endedAfter, search }: { endedAfter: Date; search?: string | undefined },
): Promise<Partial<Record<SourceOutcome, number>>> {
  const { rows } = await sql<{ outcome: SourceOutcome; checks: number }>`
    select outcome, count(*)::integer as checks
    from run_sources
      join job_sources on job_sources.id = source_id
      join companies on companies.id = job_sources.company_id
    where outcome is not null and same_as is null and ended_at > ${endedAfter}
      ${search === undefined ? sql`` : sql`and ${matches(search)}`}
    group by outcome`.execute(db);
  return Object.fromEntries(rows.map(({ outcome, checks }) => [outcome, checks]));
}

/** Counts by outcome the latest checks of the other active sources of a kind. */
export async function countLatestChecks(
  db: Db,
  kind: SourceKind,
  otherThanId: number,
): Promise<Partial<Record<SourceOutcome, number>>> {
  const { rows } = await sql<{ outcome: SourceOutcome; checks: number }>`
    select outcome, count(*)::integer as checks
    from job_sources cross join lateral (
      select outcome from run_sources
      where source_id = job_sources.id and outcome is not null and same_as is null
      order by ended_at desc, id desc limit 1
    ) as latest
    where kind = ${kind} and status = 'active' and job_sources.id <> ${otherThanId}
    group by outcome`.execute(db);
  return Object.fromEntries(rows.map(({ outcome, checks }) => [outcome, checks]));
}

function matches(search: string) {
  return sql<boolean>`(strpos(companies.search_name, search_form(${search})) > 0
    or strpos(kind, lower(${search})) > 0)`;
}

/** What operators see at the top of the operations page. */
export interface OperationsSummary {
  /** How many active sources there are, and how many of them were checked after the given moment. */
  sources: number;
  checked: number;
  /** How many sources are proposed. */
  proposed: number;
  openJobs: number;
  /** How many sources were last found changed, blocked, forbidden or failed, and nobody has handled it. */
  needsLook: number;
}

/** Summarizes the sources for operators. */
export async function getOperationsSummary(db: Db, checkedAfter: Date): Promise<OperationsSummary> {
  const { rows } = await sql<OperationsSummary>`
    select
      count(*) filter (where status = 'active')::integer as sources,
      count(*) filter (where status = 'active' and latest.ended_at > ${checkedAfter})::integer as checked,
      count(*) filter (where status = 'proposed')::integer as proposed,
      count(*) filter (where status = 'active' and latest.outcome in ('changed', 'blocked', 'forbidden', 'failed')
        and latest.handled_at is null)::integer as needs_look,
      (select coalesce(sum(count), 0)::integer from open_job_counts) as open_jobs
    from job_sources left join lateral (
      select outcome, ended_at, handled_at from run_sources
      where source_id = job_sources.id and outcome is not null and same_as is null
      order by ended_at desc, id desc limit 1
    ) as latest on true`.execute(db);
  const [summary] = rows;
  if (!summary) throw new Error("PostgreSQL returned no row for a count");
  return summary;
}

/** The health of one kind of source. */
export interface KindHealth {
  kind: SourceKind;
  /** How many active sources there are. */
  sources: number;
  /** How many checks there were in all days, how many were snapshots, and how long a check took on average. */
  checks: number;
  read: number;
  averageMs: number | null;
  /** How the latest checks of its sources ended. */
  latest: Partial<Record<SourceOutcome, number>>;
  /** One entry for each day, the last for today, in UTC. */
  days: { checks: number; read: number }[];
}

/** Returns the health of each kind that has sources, for the last days up to now, the kind with the most sources first. */
export async function listKindHealth(db: Db, { now, days = 14 }: { now: Date; days?: number }): Promise<KindHealth[]> {
  const { rows } = await sql<KindHealth>`
    with checks as (
      select kind, ended_at, started_at, outcome in ('complete', 'empty') as is_read,
        (${now}::timestamptz at time zone 'UTC')::date - (ended_at at time zone 'UTC')::date as age
      from run_sources join job_sources on job_sources.id = source_id
      where outcome is not null and same_as is null and ended_at <= ${now}
        and ended_at >= ((${now}::timestamptz at time zone 'UTC')::date - ${days - 1}::integer) at time zone 'UTC'
    ),
    daily as (
      select kind, jsonb_agg(jsonb_build_object('checks', checks, 'read', read) order by age desc) as days
      from (
        select kinds.kind, ages.age, count(checks.kind) as checks, count(*) filter (where is_read) as read
        from (select distinct kind from job_sources) as kinds
          cross join generate_series(0, ${days - 1}::integer) as ages(age)
          left join checks on checks.kind = kinds.kind and checks.age = ages.age
        group by kinds.kind, ages.age
      ) as counts group by kind
    ),
    latest as (
      select kind, jsonb_object_agg(outcome, sources) as outcomes from (
        select kind, outcome, count(*) as sources from (
          select distinct on (source_id) kind, outcome
          from run_sources join job_sources on job_sources.id = source_id
          where outcome is not null and same_as is null order by source_id, ended_at desc, run_sources.id desc
        ) as checks group by kind, outcome
      ) as counts group by kind
    )
    select kind,
      (select count(*)::integer from job_sources where kind = daily.kind and status = 'active') as sources,
      (select count(*)::integer from checks where kind = daily.kind) as checks,
      (select count(*)::integer from checks where kind = daily.kind and is_read) as read,
      (select round(avg(extract(epoch from ended_at - started_at)) * 1000)::float8 from checks where kind = daily.kind)
        as average_ms,
      coalesce(latest.outcomes, '{}') as latest,
      daily.days
    from daily left join latest using (kind)
    order by sources desc, kind`.execute(db);
  return rows;
}

/** Records that an operator has looked after a check. Returns whether the check exists and had not been handled. */
export async function markHandled(db: Db, id: number, handledBy: string, handledAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("runSources")
    .set({ handledBy, handledAt })
    .where("id", "=", id)
    .where("handledAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

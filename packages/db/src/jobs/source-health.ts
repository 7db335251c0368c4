import type { SourceKind, SourceOutcome } from "@zodiac-at-work/catalog";
import { sql } from "kysely";
import type { Db } from "../platform/client.ts";

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

import type { SourceOutcome } from "@zodiac-at-work/catalog";
import type { SignId } from "@zodiac-at-work/zodiac";
import { sql } from "kysely";
import type { Db } from "../platform/client.ts";
import type { RunTrigger } from "../platform/schema.ts";
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

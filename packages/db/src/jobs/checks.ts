import type { SourceKind, SourceOutcome } from "@zodiac-at-work/catalog";
import { type Selectable, sql } from "kysely";
import type { Db } from "../platform/client.ts";
import type { Database } from "../platform/schema.ts";

/** A check of a run, with its source. Its outcome is null until it has ended. */
export interface RunCheck extends Selectable<Database["runSources"]> {
  companyId: number;
  companyName: string;
  kind: SourceKind;
  address: string;
}

/** Lists the checks of a run: the unfinished last, the others by their end. */
export async function listRunChecks(db: Db, runId: number): Promise<RunCheck[]> {
  return selectChecks(db)
    .where("runId", "=", runId)
    .orderBy("endedAt", (order) => order.asc().nullsLast())
    .orderBy("runSources.id")
    .execute();
}

function selectChecks(db: Db) {
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
export async function listChecks(db: Db, filter: CheckFilter): Promise<RunCheck[]> {
  const { outcome, search, endedAfter, after, limit } = filter;
  let query = selectChecks(db)
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
export async function findCheck(db: Db, id: number): Promise<RunCheck | undefined> {
  return selectChecks(db).where("runSources.id", "=", id).executeTakeFirst();
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

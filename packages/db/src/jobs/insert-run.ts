import type { SignId } from "@zodiac-at-work/zodiac";
import { type Kysely, sql } from "kysely";
import type { Database, RunTrigger } from "../platform/schema.ts";

/** The last check of a source that may not be checked again yet. */
export interface StandingCheck {
  checkId: number;
  sourceId: number;
}

/** A run to start. */
export interface NewRun {
  trigger: RunTrigger;
  /** The sign whose companies are checked; null for all. */
  sign?: SignId | null | undefined;
  /** A user's id or an operator's name. */
  requestedBy?: string | null | undefined;
  /** The sources to check, each once. */
  sourceIds: readonly number[];
  /** Further sources. They are not checked again: the results of these checks count for the run. */
  standing?: readonly StandingCheck[] | undefined;
  /** Now. */
  startedAt: Date;
}

/**
 * Starts a run over sources. A run without sources has ended at once.
 *
 * @param trx a transaction: the run and the tasks that check its sources exist together
 * @returns the run; `startedAt` is later than that of every earlier run, by a millisecond if the clock did not advance
 * @example
 * const run = await insertRun(trx, { trigger: "schedule", sourceIds, startedAt: now() });
 */
export async function insertRun(trx: Kysely<Database>, run: NewRun): Promise<{ id: number; startedAt: Date }> {
  const { trigger, sign = null, requestedBy = null, sourceIds, standing = [], startedAt } = run;
  await lockRuns(trx);
  const { rows } = await sql<{ id: number; startedAt: Date }>`
    insert into runs ("trigger", sign, requested_by, started_at, ended_at)
    select ${trigger}, ${sign}, ${requestedBy}, moment, case when ${sourceIds.length === 0} then moment end
    from (
      select greatest(
        date_trunc('milliseconds', ${startedAt}::timestamptz), (select max(started_at) from runs) + interval '1 millisecond'
      ) as moment
    ) as clock
    returning id, started_at`.execute(trx);
  const [started] = rows;
  if (!started) throw new Error("PostgreSQL returned no row for a run");
  await sql`
    insert into run_sources (run_id, source_id)
    select ${started.id}, id from job_sources where id = any (${sourceIds}) order by id`.execute(trx);
  // The run itself has spent nothing on these.
  await sql`
    insert into run_sources (run_id, source_id, outcome, reason, started_at, ended_at, found, "new", changed, closed,
      unchanged, unreadable, details, same_as)
    select ${started.id}, source_id, outcome, reason, started_at, ended_at, found, "new", changed, closed,
      unchanged, unreadable, details, id
    from run_sources where id = any (${standing.map(({ checkId }) => checkId)}) order by source_id`.execute(trx);
  return started;
}

/** Lets no other run start until the transaction ends. */
export async function lockRuns(trx: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('zodiac-at-work runs'))`.execute(trx);
}

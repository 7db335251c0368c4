import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/schema.ts";
import { lockRuns, type StandingCheck } from "./insert-run.ts";

/** How often readers may have a board checked, all readers together. */
export interface ReaderLimits {
  /** For how many minutes the result of a check stands, whoever asked for it. */
  freshMinutes: number;
  /** The most checks of one board that readers start within an hour. */
  checksPerHour: number;
}

/**
 * Lists the sources that a reader's run must not check, each with the check whose result stands: it ended less than
 * `freshMinutes` ago, or readers have used up the checks of the last hour. A source that is queued or being checked is not
 * listed, because a run that joins its check causes no other one. Neither is a source that was never checked at its
 * address.
 *
 * @param trx the transaction that starts the run. Until it ends, no other run starts and no check of the sources ends.
 * @example
 * const standing = await listStandingChecks(trx, sourceIds, { freshMinutes: 30, checksPerHour: 4, now: new Date() });
 */
export async function listStandingChecks(
  trx: Kysely<Database>,
  sourceIds: readonly number[],
  { freshMinutes, checksPerHour, now }: ReaderLimits & { now: Date },
): Promise<StandingCheck[]> {
  await lockRuns(trx);
  // A check that ended between this query and the new run would be repeated at once.
  await sql`select from job_sources where id = any (${sourceIds}) order by id for key share`.execute(trx);
  const { rows } = await sql<StandingCheck>`
    select last.id as check_id, source.id as source_id
    from job_sources as source cross join lateral (
      select id, ended_at from run_sources
      where source_id = source.id and outcome is not null and same_as is null
      order by ended_at desc, id desc limit 1
    ) as last
    where source.id = any (${sourceIds}) and last_attempt_at is not null
      and not exists (select from run_sources where source_id = source.id and outcome is null)
      and (
        last.ended_at > ${now}::timestamptz - make_interval(mins => ${freshMinutes}::integer)
        or ${checksPerHour}::integer <= (
          select count(*) from run_sources join runs on runs.id = run_id
          where source_id = source.id and same_as is null and "trigger" = 'reader'
            and run_sources.ended_at > ${now}::timestamptz - interval '1 hour'
        )
      )
    order by source.id`.execute(trx);
  return rows;
}

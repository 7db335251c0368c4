import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../platform/schema.ts";
import type { Check } from "./check.ts";

/** Which open jobs a snapshot lacks, and how often that counts. */
export interface LackingJobs {
  jobs: RawBuilder<unknown>;
  times: number;
}

/** Closes the jobs that two snapshots in a row lacked. Jobs that came back are seen in the latest snapshot again. */
export async function closeMissingJobs(
  trx: Kysely<Database>,
  { sourceId, observedAt }: Check,
  { lastCompleteAt }: { lastCompleteAt: Date | null },
  { jobs, times }: LackingJobs,
): Promise<void> {
  await sql`
    update jobs set
      missed = missed + ${times},
      last_seen_at = coalesce(last_seen_at, greatest(scraped_at, ${lastCompleteAt}::timestamptz)),
      closed_at = case when missed + ${times} >= 2 then ${observedAt}::timestamptz end,
      closed_reason = case when missed + ${times} >= 2 then 'missing' end
    where source_id = ${sourceId} and closed_at is null and ${jobs}
      and (${times}::integer > 0 or last_seen_at is null)`.execute(trx);
  await sql`
    update jobs set last_seen_at = null
    where source_id = ${sourceId} and closed_at is null and missed = 0 and last_seen_at is not null
      and not (${jobs})`.execute(trx);
}

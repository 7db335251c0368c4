import { sql } from "kysely";
import type { Db } from "../platform/client.ts";
import type { Check } from "./check.ts";

/**
 * Closes a job of a source because its own page has answered 404 or 410. The check's next `finishCheck` counts it.
 *
 * @returns false if the source has no such open job
 */
export async function closeGoneJob(db: Db, { sourceId, observedAt }: Check, sourceJobId: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update jobs set closed_at = ${observedAt}, closed_reason = 'gone',
      last_seen_at = coalesce(last_seen_at, greatest(scraped_at, source.last_complete_at))
    from job_sources as source
    where source.id = source_id and source_id = ${sourceId} and source_job_id = ${sourceJobId}
      and closed_at is null`.execute(db);
  return numAffectedRows > 0n;
}

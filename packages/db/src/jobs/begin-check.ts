import { sql } from "kysely";
import type { Db } from "../platform/client.ts";
import type { Check } from "./check.ts";

/**
 * Begins the check that runs wait for.
 *
 * @returns undefined if no run waits for the source. A repeated task then does nothing
 * @example
 * const check = await beginCheck(db, sourceId, new Date());
 * for await (const postings of pages) await saveJobs(db, check, postings);
 * await finishCheck(db, check, result);
 */
export async function beginCheck(db: Db, sourceId: number, startedAt: Date): Promise<Check | undefined> {
  const { rows } = await sql<Omit<Check, "seen">>`
    with waiting as (
      update run_sources set attempts = attempts + 1, started_at = coalesce(started_at, ${startedAt})
      where source_id = ${sourceId} and outcome is null
      returning run_id, attempts
    )
    select source.id as source_id, company_id, name as company_name, kind, address, settings, status,
      verified_at is not null as is_verified, runs.started_at as observed_at, attempts as attempt,
      case when attempts = 1 then validators end as validators
    from waiting
      join runs on runs.id = run_id
      join job_sources as source on source.id = ${sourceId}
      join companies on companies.id = company_id
    order by runs.started_at
    limit 1`.execute(db);
  const [check] = rows;
  return check && { ...check, seen: new Set() };
}

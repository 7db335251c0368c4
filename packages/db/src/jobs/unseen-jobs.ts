import { sql } from "kysely";
import type { Db } from "../platform/client.ts";
import type { Check } from "./check.ts";

/**
 * Lists open jobs that a check has not seen and that no snapshot has missed so far: jobs whose own page may tell whether
 * they are closed. If there are more than the limit, each check gets others.
 */
export async function listUnseenJobs(
  db: Db,
  { sourceId, observedAt, seen }: Check,
  limit: number,
): Promise<{ sourceJobId: string; url: string }[]> {
  const { rows } = await sql<{ sourceJobId: string; url: string }>`
    select source_job_id, indeed_url as url from jobs
    where source_id = ${sourceId} and closed_at is null and missed = 0 and source_job_id is not null
      and not exists (select from unnest(${[...seen]}::integer[]) as job where job = jobs.id)
    order by md5(id || ${observedAt.toISOString()}::text), id
    limit ${limit}`.execute(db);
  return rows;
}

import { sql } from "kysely";
import type { Db } from "../platform/client.ts";

/** A source that a run waits for. */
export interface WaitingSource {
  sourceId: number;
  /** The start of the oldest run that waits for it. */
  runStartedAt: Date;
}

/** Lists the sources that runs wait for, those of the oldest run first. */
export async function listWaitingSources(db: Db): Promise<WaitingSource[]> {
  const { rows } = await sql<WaitingSource>`
    select source_id, min(runs.started_at) as run_started_at
    from run_sources join runs on runs.id = run_id
    where outcome is null group by source_id order by 2, 1`.execute(db);
  return rows;
}

/** Returns what the checks of the run that started at a moment have spent. */
export async function getRunSpending(db: Db, startedAt: Date): Promise<RunSpending> {
  const { rows } = await sql<RunSpending>`
    select count(*)::integer as sources, coalesce(sum(requests), 0)::float8 as requests,
      coalesce(sum(bytes), 0)::float8 as bytes
    from run_sources join runs on runs.id = run_id where runs.started_at = ${startedAt}`.execute(db);
  return rows[0] ?? { sources: 0, requests: 0, bytes: 0 };
}

interface RunSpending {
  /** How many sources the run checks. */
  sources: number;
  requests: number;
  bytes: number;
}

import { sql } from "kysely";
import type { Db } from "../platform/client.ts";

/** How many records have a state. */
interface StateCount {
  state: string;
  count: number;
}

/** How many texts a check of articles, a gate, accepted or refused. */
interface GateCount {
  gate: string;
  result: "accepted" | "refused";
  count: number;
}

/** What the product did lately, for the metrics. */
export interface WorkFigures {
  /** Checks of boards of the last 24 hours, by outcome. */
  checks: StateCount[];
  /** Articles that a person or the schedule asked for in the last 24 hours, by state. */
  generations: StateCount[];
  /** The last text of each article that ended in the last 24 hours, by check. */
  gates: GateCount[];
  /** All payments, by status at the provider. */
  payments: StateCount[];
}

/** Counts what the product did lately. */
export async function getWorkFigures(db: Db): Promise<WorkFigures> {
  const [checks, generations, gates, payments] = await Promise.all([
    sql<StateCount>`
      select outcome as state, count(*)::integer as count from run_sources
      where outcome is not null and same_as is null and ended_at > now() - interval '1 day' group by outcome`.execute(
      db,
    ),
    sql<StateCount>`
      select state, count(*)::integer as count from blog_generations
      where created_at > now() - interval '1 day' group by state`.execute(db),
    sql<GateCount>`
      select gate->>'gate' as gate, case when (gate->>'passed')::boolean then 'accepted' else 'refused' end as result,
        count(*)::integer as count
      from blog_generations cross join jsonb_array_elements(gates) as gate
      where ended_at > now() - interval '1 day' group by 1, 2`.execute(db),
    sql<StateCount>`select status as state, count(*)::integer as count from payments group by status`.execute(db),
  ]);
  return { checks: checks.rows, generations: generations.rows, gates: gates.rows, payments: payments.rows };
}

import { sql } from "kysely";
import type { Db } from "../platform/client.ts";

/** How many records have a state. */
interface StateCount {
  state: string;
  count: number;
}

/** What the product did lately, for the metrics. */
export interface WorkFigures {
  /** Checks of boards of the last 24 hours, by outcome. */
  checks: StateCount[];
  /** Articles that a person or the schedule asked for in the last 24 hours, by state. */
  generations: StateCount[];
  /** All payments, by status at the provider. */
  payments: StateCount[];
}

/** Counts what the product did lately. */
export async function getWorkFigures(db: Db): Promise<WorkFigures> {
  const [checks, generations, payments] = await Promise.all([
    sql<StateCount>`
      select outcome as state, count(*)::integer as count from run_sources
      where outcome is not null and same_as is null and ended_at > now() - interval '1 day' group by outcome`.execute(
      db,
    ),
    sql<StateCount>`
      select state, count(*)::integer as count from blog_generations
      where created_at > now() - interval '1 day' group by state`.execute(db),
    sql<StateCount>`select status as state, count(*)::integer as count from payments group by status`.execute(db),
  ]);
  return { checks: checks.rows, generations: generations.rows, payments: payments.rows };
}

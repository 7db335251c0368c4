import { sql } from "kysely";
import type { Db } from "../platform/client.ts";

/** How many records readers can see. Closed and sample jobs, inactive states and unpublished articles don't count. */
export interface Totals {
  companies: number;
  openings: number;
  carBrands: number;
  usStates: number;
  articles: number;
}

/** Counts everything in one round trip. */
export async function getTotals(db: Db): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select
      (select count(*)::integer from companies) as companies,
      (select coalesce(sum(count), 0)::integer from open_job_counts where not is_sample) as openings,
      (select count(*)::integer from car_brands) as car_brands,
      (select count(*)::integer from us_states where is_active) as us_states,
      (select count(*)::integer from blog_posts where status = 'published' and deleted_at is null) as articles`.execute(
    db,
  );
  const [totals] = rows;
  if (!totals) throw new Error("PostgreSQL returned no row for a count");
  return totals;
}

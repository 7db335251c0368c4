import { type QueryExecutorProvider, sql } from "kysely";

/** How well known a car brand is, as for companies. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table car_brands add column well_known_rank integer check (well_known_rank >= 1)`.execute(db);
}

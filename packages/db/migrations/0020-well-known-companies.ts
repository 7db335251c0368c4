import { type QueryExecutorProvider, sql } from "kysely";

/** How well known a company is, so that lists can begin with the names that readers know. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table companies add column well_known_rank integer check (well_known_rank >= 1)`.execute(db);
}

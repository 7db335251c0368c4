import { type QueryExecutorProvider, sql } from "kysely";

/** Validates the lists of industries that 0040 made longer, without a lock that makes queries wait. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table companies validate constraint companies_industry`.execute(db);
  await sql`alter table jobs validate constraint jobs_industry`.execute(db);
}

import { type QueryExecutorProvider, sql } from "kysely";

/** Validates the list of kinds that 0032 made longer, without a lock that makes queries wait. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table job_sources validate constraint job_sources_kind_check`.execute(db);
}

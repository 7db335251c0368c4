import { type QueryExecutorProvider, sql } from "kysely";

/** Validates the forms of links that 0044 states, without a lock that makes queries wait. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table jobs validate constraint jobs_indeed_url_web`.execute(db);
  await sql`alter table jobs validate constraint jobs_published_url_http`.execute(db);
}

import { type QueryExecutorProvider, sql } from "kysely";

/** Finds the jobs that closed first, which are removed first. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`drop index concurrently if exists jobs_closed_at`.execute(db);
  await sql`create index concurrently jobs_closed_at on jobs (closed_at) where closed_at is not null`.execute(db);
}

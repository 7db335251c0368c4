import { type QueryExecutorProvider, sql } from "kysely";

/**
 * The trigger that closes the jobs of a replaced source runs with the rights of its owner, because an operator replaces
 * sources through the API, whose role can't write jobs. The index finds the latest run of a sign.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter function close_jobs_of_source() security definer set search_path = public, pg_temp`.execute(db);
  await sql`create index runs_of_sign on runs (sign, id desc)`.execute(db);
}

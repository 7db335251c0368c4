import { type QueryExecutorProvider, sql } from "kysely";

/**
 * Devices keep when their reader last looked at the openings. The release before may still write the table; the release
 * after this one drops it.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`delete from openings_visits`.execute(db);
}

import { type QueryExecutorProvider, sql } from "kysely";

/**
 * How often something was done in the window that runs. Not logged: nothing is lost when a crash empties it. `key` is a
 * hash, so that no row names a person.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create unlogged table rate_limits (
      key text primary key check (key <> ''),
      count integer not null check (count > 0),
      ends_at timestamptz not null
    ) with (fillfactor = 50)`.execute(db);
  await sql`create index rate_limits_ends on rate_limits (ends_at)`.execute(db);
}

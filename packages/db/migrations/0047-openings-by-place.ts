import { type QueryExecutorProvider, sql } from "kysely";

/** Finds the open jobs of places near a city, and counts remote jobs by country without reading their rows. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`drop index concurrently if exists jobs_open_locations`.execute(db);
  await sql`
    create index concurrently jobs_open_locations on jobs using gin (locations) where closed_at is null`.execute(db);
  await sql`drop index concurrently if exists jobs_open_remote`.execute(db);
  await sql`
    create index concurrently jobs_open_remote on jobs (zodiac_sign)
    include (industry, type, countries, listed_on) where closed_at is null and workplace = 'remote'`.execute(db);
}

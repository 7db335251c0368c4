import { type QueryExecutorProvider, sql } from "kysely";

/** Sitemaps as sources of jobs. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table job_sources
      drop constraint job_sources_kind_check,
      add constraint job_sources_kind_check check (kind in (
        'greenhouse', 'lever', 'ashby', 'smartrecruiters', 'workable', 'recruitee', 'personio', 'teamtailor', 'json-ld',
        'feed', 'listing', 'sitemap'))`.execute(db);
}

import { type QueryExecutorProvider, sql } from "kysely";

const kinds = sql.raw(
  `('greenhouse', 'lever', 'ashby', 'smartrecruiters', 'workable', 'recruitee', 'personio', 'teamtailor', 'workday', 'oracle', 'eightfold', 'pinpoint', 'successfactors', 'icims', 'phenom', 'bamboohr', 'breezy', 'rippling', 'join', 'jobvite', 'avature', 'json-ld', 'feed', 'listing', 'sitemap')`,
);

/** Allows the boards of SuccessFactors, iCIMS, Phenom, BambooHR, Breezy, Rippling, Join, Jobvite and Avature. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table job_sources
      drop constraint job_sources_kind_check,
      add constraint job_sources_kind_check check (kind in ${kinds})`.execute(db);
}

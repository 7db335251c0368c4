import { type QueryExecutorProvider, sql } from "kysely";

const industries = sql.raw(
  `('Technology', 'Financial Services', 'Healthcare', 'Retail', 'Manufacturing', 'Energy', 'Automotive', 'Media', 'Telecommunications', 'Travel')`,
);

/** Allows the industry of airlines and hotels. Every row has met the shorter list, so none is read. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table companies
      drop constraint companies_industry,
      add constraint companies_industry check (industry in ${industries}) not valid`.execute(db);
  await sql`
    alter table jobs
      drop constraint jobs_industry,
      add constraint jobs_industry check (industry in ${industries}) not valid`.execute(db);
}

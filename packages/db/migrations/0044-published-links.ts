import { type QueryExecutorProvider, sql } from "kysely";

/**
 * A link to a posting is `https:` only if its host answers there. The published address is kept beside a link that became
 * `https:`, and the time of the failure with a host that does not answer.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const address = sql.raw(`'[a-z0-9.-]+(:[0-9]+)?([/?#][!-~]*)?$'`);
  await sql`alter table scrape_hosts add column https_failed_at timestamptz`.execute(db);
  await sql`
    alter table jobs
      add column published_url text,
      drop constraint jobs_indeed_url_https,
      add constraint jobs_indeed_url_web check (indeed_url ~* ('^https?://' || ${address})) not valid,
      add constraint jobs_published_url_http check (published_url ~* ('^http://' || ${address})) not valid`.execute(db);
}

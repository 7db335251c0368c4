import { type QueryExecutorProvider, sql } from "kysely";

/**
 * What browsers report about visits, counted by day, release of the site and page. A row is a sum: nothing in it belongs to one
 * visit. `detail` is the upper end of a range for a load time, and the kind and place of an error.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table browser_reports (
      day date not null,
      release text not null check (release ~ '^([A-Za-z0-9_-]{8}|other)$'),
      page text not null check (length(page) between 1 and 100),
      what text not null check (what in ('visit', 'error', 'lcp', 'inp', 'cls', 'fcp', 'ttfb')),
      detail text not null check (length(detail) <= 200),
      count integer not null check (count > 0),
      primary key (day, release, page, what, detail)
    )`.execute(db);
}

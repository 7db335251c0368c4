import { type QueryExecutorProvider, sql } from "kysely";

/**
 * Replaces the channel `catalogue_changed` by `catalog_changed`. Its payload is the tag of the cached responses to
 * invalidate, which is the name of the table. An update that changes nothing of a company but `scraped_at` sends no
 * notice: scrapes write it often, and the list of companies rarely changes.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const table of ["companies", "jobs", "car_brands", "us_states"]) {
    await sql`drop trigger ${sql.raw(`${table}_notice`)} on ${sql.raw(table)}`.execute(db);
  }
  await sql`drop function notify_catalogue_changed()`.execute(db);

  await sql`
    create function notify_catalog_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalog_changed', tg_table_name);
      return null;
    end $$`.execute(db);
  for (const table of ["jobs", "car_brands", "us_states"]) {
    await sql`
      create trigger ${sql.raw(`${table}_notice`)} after insert or update or delete or truncate on ${sql.raw(table)}
      for each statement execute function notify_catalog_changed()`.execute(db);
  }
  await sql`
    create trigger companies_notice after insert or delete or truncate on companies
    for each statement execute function notify_catalog_changed()`.execute(db);

  await sql`
    create function notify_companies_updated() returns trigger language plpgsql as $$
    begin
      if exists (
        select to_jsonb(current_row) - 'scraped_at' from current_rows as current_row
        except
        select to_jsonb(previous_row) - 'scraped_at' from previous_rows as previous_row
      ) then
        perform pg_notify('catalog_changed', 'companies');
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger companies_updated_notice after update on companies
    referencing old table as previous_rows new table as current_rows
    for each statement execute function notify_companies_updated()`.execute(db);
}

import { type QueryExecutorProvider, sql } from "kysely";

/**
 * What is left of a company's name without a leading "The", without spaces and the punctuation that names have, so that
 * "cocacola", "att" and "mc donalds" find the names that are written otherwise. Punctuation of the typographic kind was
 * made plain by `unaccent`.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create function search_key(text) returns text language sql immutable strict parallel safe
    return translate(regexp_replace(search_form($1), '^the ', ''), ' !&''()+,-./:', '')`.execute(db);
  await sql`
    alter table companies
      add column search_key text collate "C" not null generated always as (search_key(name)) stored`.execute(db);
  await sql`create index companies_search_key on companies (search_key, id)`.execute(db);
}

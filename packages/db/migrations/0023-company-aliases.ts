import { type QueryExecutorProvider, sql } from "kysely";

/**
 * Other names by which readers look a company up, separated by commas: "aws" finds Amazon Web Services. An alias that equals
 * the query counts as the name does. Aliases are part of the text as well, so that their beginning finds the company and a
 * misspelling of them is corrected.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create function search_keys(text) returns text[] language sql immutable strict parallel safe
    return array(select search_key(alias) from unnest(string_to_array($1, ', ')) as alias)`.execute(db);
  // Dropping the column drops its index. PostgreSQL 15 and 16 cannot change the expression of a generated column.
  await sql`
    alter table companies
      drop column search_text,
      add column aliases text not null default ''`.execute(db);
  await sql`
    alter table companies
      add column search_aliases text[] not null generated always as (search_keys(aliases)) stored,
      add column search_text text collate "C" not null generated always as
        (search_form(' ' || name || ' ' || aliases || ' ' || industry || ' ' || location || ' ' || description)) stored`.execute(
    db,
  );
  await sql`create index companies_search_aliases on companies using gin (search_aliases)`.execute(db);
  await sql`
    create index companies_search on companies using gin (search_name gin_trgm_ops, search_text gin_trgm_ops)
    with (gin_pending_list_limit = 256)`.execute(db);
}

import { type QueryExecutorProvider, sql } from "kysely";

/** A restored backup computes the words of each job without a search path, so this function names the schema of the other. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create or replace function words_of(text[]) returns tsvector language plpgsql immutable parallel safe as $$
    begin
      return public.words_of(array_to_string($1, ' '));
    end $$`.execute(db);
}

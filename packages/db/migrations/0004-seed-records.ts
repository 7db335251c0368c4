import { type QueryExecutorProvider, sql } from "kysely";

/**
 * What the seed last wrote for each of its records, so that it can tell an operator's edit from its own data. `row_id`
 * is null where the row was there before the seed came.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table seed_records (
      dataset text not null,
      key text not null,
      row_id integer,
      record jsonb not null,
      primary key (dataset, key)
    )`.execute(db);
}

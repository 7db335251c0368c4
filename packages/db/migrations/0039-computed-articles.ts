import { type QueryExecutorProvider, sql } from "kysely";

/** When the text of an article was last computed again from the catalog. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table blog_posts add column computed_at timestamptz`.execute(db);
}

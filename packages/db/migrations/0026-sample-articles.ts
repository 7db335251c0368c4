import { type QueryExecutorProvider, sql } from "kysely";

/** Marks the articles that fill an empty product on a laptop, and the generations that wrote them. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table blog_posts add column is_sample boolean not null default false`.execute(db);
  await sql`
    alter table blog_generations
      drop constraint blog_generations_trigger_check,
      add constraint blog_generations_trigger_check check ("trigger" in ('admin', 'operator', 'schedule', 'sample'))`.execute(
    db,
  );
}

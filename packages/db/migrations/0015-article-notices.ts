import { type QueryExecutorProvider, sql } from "kysely";

/** Sends `catalog_changed blog_posts` when articles change, because the cached totals count them. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create trigger blog_posts_notice after insert or update or delete or truncate on blog_posts
    for each statement execute function notify_catalog_changed()`.execute(db);
}

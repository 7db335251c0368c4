import { type QueryExecutorProvider, sql } from "kysely";

/**
 * Limits the address of an article's picture by `imageAddressPattern` of the catalog, which the API checks as well. The
 * constraint before accepted `HTTPS:` and any character after the first slash; such addresses are rewritten to the same
 * URL in ASCII. Revisions have no constraint, but restoring one writes its address into the article.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table blog_posts drop constraint blog_posts_featured_image_https`.execute(db);
  for (const table of ["blog_posts", "blog_revisions"]) {
    await sql`
      update ${sql.table(table)} set featured_image = 'https' || substr(featured_image, 6)
      where featured_image ~* '^https://' and featured_image !~ '^https://'`.execute(db);
    await sql`
      update ${sql.table(table)} set featured_image =
        '/' || regexp_replace(encode(convert_to(substr(featured_image, 2, 1), 'UTF8'), 'hex'), '(..)', '%\\1', 'g')
        || substr(featured_image, 3)
      where featured_image ~ '^/[^!-~]'`.execute(db);
  }
  await sql`
    alter table blog_posts add constraint blog_posts_featured_image_address
      check (featured_image ~ ${sql.raw(String.raw`'^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?(?:[/?#][!-~]*)?|/(?![/\\])[!-~]*)$'`)})`.execute(
    db,
  );
}

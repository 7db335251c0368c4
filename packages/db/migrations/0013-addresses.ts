import { type QueryExecutorProvider, sql } from "kysely";

/**
 * Limits every address that readers may open: `https` without credentials, or a path below the site's own origin, or a
 * host without a scheme. An address such as `javascript:…` can then never reach a page. Fails on a row with another
 * address: the message names the constraint, and the operator corrects the row before running the migration again.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const host = sql.raw(`'^([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z][a-z0-9-]*[a-z0-9](/[!-~]*)?$'`);
  const https = sql.raw(`'^https://[a-z0-9.-]+(:[0-9]+)?([/?#][!-~]*)?$'`);
  const path = sql.raw(`'^/([^/\\\\[:space:]][!-~]*)?$'`);
  await sql`
    alter table companies
      add constraint companies_website_host check (website ~* ${host}),
      add constraint companies_careers_url_https check (careers_url ~* ${https}),
      add constraint companies_logo_url_https check (logo_url ~* ${https} or logo_url ~ ${path})`.execute(db);
  await sql`
    alter table car_brands
      add constraint car_brands_website_host check (website ~* ${host}),
      add constraint car_brands_logo_url_https check (logo_url ~* ${https} or logo_url ~ ${path})`.execute(db);
  await sql`alter table jobs add constraint jobs_indeed_url_https check (indeed_url ~* ${https})`.execute(db);
  await sql`alter table job_boards add constraint job_boards_slug_form check (slug ~ '^[A-Za-z0-9][A-Za-z0-9._-]*$')`.execute(
    db,
  );
  await sql`
    alter table blog_posts add constraint blog_posts_featured_image_https
      check (featured_image ~* ${https} or featured_image ~ ${path})`.execute(db);
}

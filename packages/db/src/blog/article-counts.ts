import { sql } from "kysely";
import type { Db } from "../platform/client.ts";

/** The numbers of articles that are not deleted. */
export interface ArticleCounts {
  total: number;
  draft: number;
  scheduled: number;
  published: number;
  /** Links between pages of the site in the published articles. */
  links: number;
  /** Published articles with such links. */
  linking: number;
}

/** Counts the articles for the admin area. */
export async function countArticles(db: Db): Promise<ArticleCounts> {
  const { rows } = await sql<ArticleCounts>`
    select count(*)::integer as total,
      (count(*) filter (where status = 'draft'))::integer as draft,
      (count(*) filter (where status = 'scheduled'))::integer as scheduled,
      (count(*) filter (where status = 'published'))::integer as published,
      coalesce(sum(internal_links) filter (where status = 'published'), 0)::integer as links,
      (count(*) filter (where status = 'published' and internal_links > 0))::integer as linking
    from blog_posts where deleted_at is null`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error("PostgreSQL returned no counts of articles.");
  return counts;
}

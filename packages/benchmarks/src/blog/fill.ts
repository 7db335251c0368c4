import { countWords, keywords, signsIn, writeFromTemplates } from "@zodiac-at-work/articles";
import type { Db } from "@zodiac-at-work/db";
import { sql } from "kysely";

const written = 40;

/** Publishes copies of forty written articles, each with its own title, slug and date. Returns the slug of one. */
export async function fillBlog(db: Db, count: number): Promise<string> {
  await sql`create temporary table written (n integer, title text, slug text, content text, description text,
    keyword text, category text, words integer, signs text[])`.execute(db);
  // The stories need a catalog.
  const others = keywords.filter(({ family }) => family !== "stories");
  const step = Math.floor(others.length / written);
  for (const [n, { keyword, category }] of others
    .filter((_, index) => index % step === 0)
    .slice(0, written)
    .entries()) {
    const { title, slug, metaDescription, content } = writeFromTemplates({
      keyword,
      seed: "1",
      today: "2026-11-23",
      knowledge: { companies: [], states: [] },
    });
    const signs = signsIn({ title, targetKeyword: keyword, content });
    await sql`insert into written values (${n}, ${title}, ${slug}, ${content}, ${metaDescription}, ${keyword},
      ${category}, ${countWords(content)}, ${signs})`.execute(db);
  }
  await sql`
    insert into blog_posts (title, slug, content, meta_description, target_keyword, status, published_at, created_at,
      updated_at, category, words, signs)
    select title || ' ' || copy, slug || '-' || copy, content, description, keyword, 'published', moment, moment, moment,
      category, words, signs
    from generate_series(1, ${count}::integer) as copy
    join written on n = copy % ${written}::integer
    cross join lateral (select now() - copy * interval '1 hour' as moment) as dated`.execute(db);
  await sql`vacuum analyze blog_posts`.execute(db);
  const { slug } = await db
    .selectFrom("blogPosts")
    .select("slug")
    .orderBy("id")
    .offset(count / 2)
    .limit(1)
    .executeTakeFirstOrThrow();
  return slug;
}

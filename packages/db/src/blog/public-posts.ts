import type { ArticleFamily, KeywordCategory } from "@zodiac-at-work/catalog";
import type { SignId } from "@zodiac-at-work/zodiac";
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import { escapeLike } from "../catalog/search/search-conditions.ts";
import type { Db } from "../platform/client.ts";
import { offsetOf, type Page, totalPagesOf } from "../platform/paging.ts";
import type { Database } from "../platform/schema.ts";
import { briefColumns, type Post, type PostInBrief, shownAt, uncounted } from "./post.ts";

/** What a list of public articles selects. */
export interface PublicPostFilter {
  category?: KeywordCategory | undefined;
  family?: ArticleFamily | undefined;
  sign?: SignId | undefined;
  /** Words that the title, the description or the keyword contains, all of them. */
  search?: string | undefined;
}

/**
 * Lists public articles, the newest first. The order is that of the date of publication, else of creation.
 *
 * @param filter.page all articles if omitted
 */
export async function listPublicPosts(
  db: Db,
  { page, ...filter }: PublicPostFilter & { page?: Page | undefined },
): Promise<{ posts: PostInBrief[]; total: number; totalPages: number }> {
  const matching = publicPosts(db).where((eb) => matches(eb, filter));
  const posts = matching
    .select([...briefColumns, uncounted])
    .orderBy(shownAt, "desc")
    .orderBy("id", "desc");
  if (!page) {
    const all = await posts.execute();
    return { posts: all, total: all.length, totalPages: Math.min(1, all.length) };
  }
  const [rows, counted] = await Promise.all([
    posts.limit(page.limit).offset(offsetOf(page)).execute(),
    matching.select(({ fn }) => fn.countAll<string>().as("total")).executeTakeFirstOrThrow(),
  ]);
  const total = Number(counted.total);
  return { posts: rows, total, totalPages: totalPagesOf(total, page) };
}

/** Returns when the next scheduled article is published, or undefined if none is scheduled. */
export async function findNextPublication(db: Db, filter: PublicPostFilter): Promise<Date | undefined> {
  const found = await db
    .selectFrom("blogPosts")
    .where("status", "=", "scheduled")
    .where("deletedAt", "is", null)
    .where((eb) => matches(eb, filter))
    .select(({ fn }) => fn.min("scheduledFor").as("at"))
    .executeTakeFirst();
  return found?.at ?? undefined;
}

/** More words narrow nothing down. */
const mostSearchWords = 8;

function matches(
  eb: ExpressionBuilder<Database, "blogPosts">,
  { category, family, sign, search = "" }: PublicPostFilter,
): Expression<SqlBool> {
  const words = search.trim().split(/\s+/).filter(Boolean).slice(0, mostSearchWords);
  const searched = sql<string>`concat_ws(' ', title, meta_description, target_keyword)`;
  return eb.and([
    ...(category === undefined ? [] : [eb("category", "=", category)]),
    ...(family === undefined ? [] : [eb("family", "=", family)]),
    ...(sign === undefined ? [] : [sql<boolean>`${sign} = any (signs)`]),
    ...words.map((word) => eb(searched, "ilike", `%${escapeLike(word)}%`)),
  ]);
}

/**
 * Returns the public article that serves the first of some keywords that any serves, the newest of several.
 *
 * @param keywords in lower case, in the order in which they are preferred
 */
export async function findFirstInSeries(db: Db, keywords: readonly string[]): Promise<PostLink | undefined> {
  if (keywords.length === 0) return undefined;
  return publicPosts(db)
    .select(["title", "slug"])
    .where(sql<string>`lower(target_keyword)`, "in", keywords)
    .orderBy(sql`array_position(${[...keywords]}::text[], lower(target_keyword))`)
    .orderBy(shownAt, "desc")
    .orderBy("id", "desc")
    .executeTakeFirst();
}

/** What the address of an article leads to. */
export type SlugTarget =
  | { kind: "public"; post: Post }
  /** The article has another slug now. */
  | { kind: "moved"; slug: string }
  /** The article was deleted. */
  | { kind: "deleted" };

/** Returns what a slug leads to, or undefined if it is unknown or its article is not public. */
export async function findBySlug(db: Db, slug: string): Promise<SlugTarget | undefined> {
  const post = await db
    .selectFrom("blogSlugs")
    .innerJoin("blogPosts", "blogPosts.id", "blogSlugs.postId")
    .selectAll("blogPosts")
    .where("blogSlugs.slug", "=", slug)
    .executeTakeFirst();
  if (post?.deletedAt) return { kind: "deleted" };
  if (post?.status !== "published") return undefined;
  return post.slug === slug ? { kind: "public", post } : { kind: "moved", slug: post.slug };
}

/** What a link to an article shows. */
export type PostLink = Pick<Post, "title" | "slug">;

/** Returns the public articles before and after a public article, by the date that readers see. */
export async function findNeighbors(
  db: Db,
  id: number,
): Promise<{ previous: PostLink | undefined; next: PostLink | undefined }> {
  const key = sql`(${shownAt}, id)`;
  // Compared in the database: a Date of JavaScript has no microseconds.
  const own = sql`(select coalesce(post.published_at, post.created_at), post.id from blog_posts as post
    where post.id = ${id})`;
  const links = publicPosts(db).select(["title", "slug"]).limit(1);
  const [previous, next] = await Promise.all([
    links.where(sql<boolean>`${key} < ${own}`).orderBy(shownAt, "desc").orderBy("id", "desc").executeTakeFirst(),
    links.where(sql<boolean>`${key} > ${own}`).orderBy(shownAt).orderBy("id").executeTakeFirst(),
  ]);
  return { previous, next };
}

/** Comparing more articles would take longer than rendering the page. */
const candidateCount = 1_000;

/**
 * Lists the articles that are closest to an article, of the newest 1,000 public ones: those that share signs, then words of the keyword, then the
 * category, the newest first among equals.
 */
export async function listRelatedPosts(
  db: Db,
  post: Pick<Post, "id" | "signs" | "category" | "targetKeyword">,
  limit: number,
): Promise<PostInBrief[]> {
  const shared = [
    ...post.signs.map((sign) => sql`3 * (${sign} = any (signs))::integer`),
    ...subjectWords(post.targetKeyword).map(
      (word) => sql`2 * coalesce(strpos(' ' || lower(target_keyword) || ' ', ${` ${word} `}) > 0, false)::integer`,
    ),
    sql`coalesce(category = ${post.category}, false)::integer`,
  ];
  const closeness = sql<number>`(${sql.join(shared, sql` + `)})`;
  const candidates = publicPosts(db)
    .selectAll()
    .where("id", "<>", post.id)
    .orderBy(shownAt, "desc")
    .orderBy("id", "desc")
    .limit(candidateCount);
  return db
    .selectFrom(candidates.as("candidates"))
    .select([...briefColumns, uncounted])
    .where(closeness, ">", 0)
    .orderBy(closeness, "desc")
    .orderBy(shownAt, "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** What a sitemap says about an article. */
export interface PublicAddress {
  readonly slug: string;
  /** When it was last changed or published, in whole seconds. */
  readonly changedAt: Date;
}

/**
 * Reads all public articles in batches, in the order of their ids. The memory stays flat, whatever their number. The
 * database writes each batch as one text: 10,000 rows of their own would take ten times as long.
 *
 * @example
 * for await (const batch of readPublicAddresses(db)) for (const { slug } of batch) add(slug);
 */
export async function* readPublicAddresses(db: Db, batchSize = 20_000): AsyncGenerator<PublicAddress[], void> {
  // `extract` would compute with decimal numbers and take longer.
  const changedAt = sql<string>`floor(date_part('epoch', greatest(updated_at, published_at)))::bigint`;
  for (let after = 0; ; ) {
    const batch = await db
      .selectFrom(
        publicPosts(db)
          .select(["id", "slug", changedAt.as("changedAt")])
          .where("id", ">", after)
          .orderBy("id")
          .limit(batchSize)
          .as("batch"),
      )
      .select([
        // The rows arrive in the order of the inner query.
        sql<string | null>`string_agg(slug || ' ' || changed_at, ',')`.as("text"),
        sql<number | null>`max(id)`.as("last"),
      ])
      .executeTakeFirstOrThrow();
    if (batch.text === null || batch.last === null) return;
    const entries = batch.text.split(",");
    yield entries.map((entry) => {
      const space = entry.lastIndexOf(" ");
      return { slug: entry.slice(0, space), changedAt: new Date(Number(entry.slice(space + 1)) * 1000) };
    });
    if (entries.length < batchSize) return;
    after = batch.last;
  }
}

/** Lists the newest public articles with their content, for feeds. */
export async function listNewestPosts(db: Db, limit: number, filter: PublicPostFilter = {}): Promise<Post[]> {
  return publicPosts(db)
    .selectAll()
    .where((eb) => matches(eb, filter))
    .orderBy(shownAt, "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

function publicPosts(db: Kysely<Database>) {
  return db.selectFrom("blogPosts").where("status", "=", "published").where("deletedAt", "is", null);
}

/** Words that say nothing about the subject of a keyword. */
const commonWords = new Set(
  "a an and are as at by for from how in is of on or the to what which who with your".split(" "),
);

function subjectWords(keyword: string | null): string[] {
  const words = (keyword ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  return [...new Set(words)].filter((word) => !commonWords.has(word)).slice(0, 8);
}

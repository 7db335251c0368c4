import type { ArticleStatus, KeywordCategory } from "@zodiac-at-work/catalog";
import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { escapeLike } from "../catalog/search/search-conditions.ts";
import type { Db } from "../platform/client.ts";
import { offsetOf, type Page, totalPagesOf } from "../platform/paging.ts";
import type { Database } from "../platform/schema.ts";
import { briefColumns, type Post, type PostInBrief, shownAt, uncounted } from "./post.ts";

/** An article in the list of the admin area. */
export interface ListedPost
  extends PostInBrief,
    Pick<Post, "status" | "scheduledFor" | "deletedAt" | "version" | "internalLinks"> {
  /** Gates that did not pass in the last check; null if no check has been made. */
  gatesFailed: number | null;
}

export interface PostFilter {
  /** A part of the title, the slug or the keyword, without regard to case. Blank text is ignored. */
  search?: string | undefined;
  /** All that are not deleted if omitted. */
  status?: ArticleStatus | "deleted" | undefined;
  category?: KeywordCategory | undefined;
}

export type PostCounts = Record<ArticleStatus | "deleted", number>;

/**
 * Lists articles of every status by the date that readers see, the latest first.
 *
 * @returns one page, and how many of each status match the other filters. Deleted articles count only as deleted
 * @example
 * const { posts, counts } = await listPosts(db, { search: "dragon", status: "draft" }, { page: 1, limit: 20 });
 */
export async function listPosts(
  db: Db,
  filter: PostFilter,
  page: Page,
): Promise<{ posts: ListedPost[]; total: number; totalPages: number; counts: PostCounts }> {
  // First the ids: only the gates that the page shows are counted.
  const ids = db
    .selectFrom("blogPosts")
    .select("id")
    .where((eb) => eb.and([matches(eb, filter), hasStatus(eb, filter.status)]))
    .orderBy(shownAt, "desc")
    .orderBy("id", "desc")
    .limit(page.limit)
    .offset(offsetOf(page));
  const [posts, { all, ...counts }] = await Promise.all([
    listed(db).where("id", "in", ids).orderBy(shownAt, "desc").orderBy("id", "desc").execute(),
    countPosts(db, filter),
  ]);
  const total = filter.status ? counts[filter.status] : all;
  return { posts, total, totalPages: totalPagesOf(total, page), counts };
}

/** Lists the ids of the articles that match, in the order of the list, and how many there are in all. */
export async function listPostIds(
  db: Db,
  filter: PostFilter,
  { limit }: { limit: number },
): Promise<{ ids: number[]; total: number }> {
  const rows = await db
    .selectFrom("blogPosts")
    .select(["id", sql<number>`(count(*) over ())::integer`.as("total")])
    .where((eb) => eb.and([matches(eb, filter), hasStatus(eb, filter.status)]))
    .orderBy(shownAt, "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

/** Returns the columns of an article in the admin area's list. */
function listed(db: Kysely<Database>) {
  return db
    .selectFrom("blogPosts")
    .select([...briefColumns, uncounted])
    .select(["status", "scheduledFor", "deletedAt", "version", "internalLinks"])
    .select(
      sql<number | null>`jsonb_array_length(jsonb_path_query_array(gates, '$[*] ? (@.passed == false)'))`.as(
        "gatesFailed",
      ),
    );
}

function countPosts(db: Kysely<Database>, filter: PostFilter): Promise<PostCounts & { all: number }> {
  const count = (condition: string) => sql<number>`count(*) filter (where ${sql.raw(condition)})::integer`;
  return db
    .selectFrom("blogPosts")
    .select([
      count("deleted_at is null").as("all"),
      count("deleted_at is null and status = 'draft'").as("draft"),
      count("deleted_at is null and status = 'scheduled'").as("scheduled"),
      count("deleted_at is null and status = 'published'").as("published"),
      count("deleted_at is not null").as("deleted"),
    ])
    .where((eb) => matches(eb, filter))
    .executeTakeFirstOrThrow();
}

type Conditions = ExpressionBuilder<Database, "blogPosts">;

function matches(eb: Conditions, { search = "", category }: PostFilter) {
  const pattern = `%${escapeLike(search.trim())}%`;
  return eb.and([
    ...(category === undefined ? [] : [eb("category", "=", category)]),
    ...(search.trim() === ""
      ? []
      : [eb.or([eb("title", "ilike", pattern), eb("slug", "ilike", pattern), eb("targetKeyword", "ilike", pattern)])]),
  ]);
}

function hasStatus(eb: Conditions, status: PostFilter["status"]) {
  if (status === "deleted") return eb("deletedAt", "is not", null);
  const isKept = eb("deletedAt", "is", null);
  return status === undefined ? isKept : eb.and([isKept, eb("status", "=", status)]);
}

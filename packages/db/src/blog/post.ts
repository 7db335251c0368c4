import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../platform/schema.ts";
import { editorName } from "./editors.ts";

/** A row of `blog_posts`. */
export type Post = Selectable<Database["blogPosts"]>;

/** What people and writers write. */
export type PostText = Pick<
  Post,
  "title" | "slug" | "content" | "metaDescription" | "targetKeyword" | "category" | "featuredImage"
>;

/** What lists show about the content without reading it. */
export interface PostMeasures extends Pick<Post, "signs" | "internalLinks" | "family"> {
  words: number;
}

export type PostInBrief = Pick<Post, (typeof briefColumns)[number]> & {
  /** The content if its words have not been counted; null otherwise. */
  uncounted: string | null;
};

/** The columns of an article in a list. None of them is long. */
export const briefColumns = [
  ...(["id", "title", "slug", "metaDescription", "targetKeyword", "category", "featuredImage", "signs"] as const),
  ...(["words", "isSample", "family", "textChangedAt", "publishedAt", "createdAt", "updatedAt"] as const),
] as const;

export const uncounted = sql<string | null>`case when words is null then content end`.as("uncounted");

/** The date that readers see: the date of publication, else that of creation. */
export const shownAt = sql<Date>`coalesce(published_at, created_at)`;

/** Returns an article of any status, deleted ones too. */
export async function findPost(db: Kysely<Database>, id: number): Promise<Post | undefined> {
  return db.selectFrom("blogPosts").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The status of an article, deleted ones too. */
export type PostState = Pick<Post, "id" | "title" | "status" | "deletedAt">;

/** Returns the status of articles by id. An id that no article has is left out. */
export async function findPostStates(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PostState>> {
  const rows = await db
    .selectFrom("blogPosts")
    .select(["id", "title", "status", "deletedAt"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns an article like `findPost`. `updatedBy` is an email address or a name. */
export async function findPostForEditor(db: Kysely<Database>, id: number): Promise<Post | undefined> {
  return db
    .selectFrom("blogPosts")
    .selectAll()
    .select(editorName(sql.ref("updated_by")).as("updatedBy"))
    .where("id", "=", id)
    .executeTakeFirst();
}

import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/schema.ts";
import type { Post } from "./post.ts";

/** The text of an article, to compare others with it. */
export type PostContent = Pick<Post, "id" | "title" | "slug" | "content">;

/**
 * Reads the texts of all articles that are not deleted in batches, in the order of their ids. The memory stays flat,
 * whatever their number.
 *
 * @param after reads only articles with larger ids
 */
export async function* readPostContents(
  db: Kysely<Database>,
  { after = 0, batchSize = 50 }: { after?: number; batchSize?: number } = {},
): AsyncGenerator<PostContent, void> {
  for (let last = after; ; ) {
    const batch = await db
      .selectFrom("blogPosts")
      .select(["id", "title", "slug", "content"])
      .where("deletedAt", "is", null)
      .where("id", ">", last)
      .orderBy("id")
      .limit(batchSize)
      .execute();
    yield* batch;
    const end = batch.at(-1);
    if (!end || batch.length < batchSize) return;
    last = end.id;
  }
}

/** Returns the largest id of an article; 0 without articles. */
export async function findNewestPostId(db: Kysely<Database>): Promise<number> {
  const { id } = await db
    .selectFrom("blogPosts")
    .select(({ fn }) => fn.coalesce(fn.max("id"), sql<number>`0`).as("id"))
    .executeTakeFirstOrThrow();
  return id;
}

/** A public article that others may link to. */
export type LinkablePost = Pick<Post, "id" | "title" | "slug" | "targetKeyword" | "signs">;

/** Lists the public articles, the newest first, without their texts. */
export async function listLinkablePosts(db: Kysely<Database>): Promise<LinkablePost[]> {
  return db
    .selectFrom("blogPosts")
    .select(["id", "title", "slug", "targetKeyword", "signs"])
    .where("status", "=", "published")
    .where("deletedAt", "is", null)
    .orderBy("id", "desc")
    .execute();
}

/** Lists the slugs that lead to public articles, earlier ones too. */
export async function listPublicSlugs(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom("blogSlugs")
    .innerJoin("blogPosts", "blogPosts.id", "blogSlugs.postId")
    .select("blogSlugs.slug")
    .where("status", "=", "published")
    .where("deletedAt", "is", null)
    .execute();
  return rows.map(({ slug }) => slug);
}

/** Lists articles whose current version was not measured, those that were saved last first, at most a hundred. */
export async function listUncheckedPosts(
  db: Kysely<Database>,
  { savedAfter }: { savedAfter: Date },
): Promise<Pick<Post, "id" | "updatedAt">[]> {
  return db
    .selectFrom("blogPosts")
    .select(["id", "updatedAt"])
    .where("deletedAt", "is", null)
    .where("updatedAt", ">", savedAfter)
    .where(sql<boolean>`gates_version is distinct from version`)
    .orderBy("updatedAt", "desc")
    .limit(100)
    .execute();
}

/**
 * Lists the articles from the catalog that only the named writer and programs have saved, deleted ones left out. A text that
 * a person has changed is that person's.
 *
 * @param savedBy the names of the programs, the writer's among them
 */
export async function listUneditedStories(
  db: Kysely<Database>,
  { writer, savedBy }: { writer: string; savedBy: readonly string[] },
): Promise<Pick<Post, "id">[]> {
  return db
    .selectFrom("blogPosts")
    .select("id")
    .where("family", "=", "stories")
    .where("writer", "=", writer)
    .where("deletedAt", "is", null)
    .where("updatedBy", "in", savedBy)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("blogRevisions")
            .select("postId")
            .whereRef("postId", "=", "blogPosts.id")
            .where((eb) => eb.or([eb("savedBy", "is", null), eb("savedBy", "not in", savedBy)])),
        ),
      ),
    )
    .orderBy("id")
    .execute();
}

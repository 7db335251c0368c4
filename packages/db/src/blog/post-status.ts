import { type Kysely, sql } from "kysely";
import type { Db } from "../platform/client.ts";
import { json } from "../platform/json.ts";
import type { Database } from "../platform/schema.ts";
import type { Post } from "./post.ts";

/**
 * Publishes an article. One that is published, or was before, keeps its date.
 *
 * @returns undefined if the article does not exist or is deleted
 */
export async function publishPost(db: Kysely<Database>, id: number, now: Date): Promise<Post | undefined> {
  return db
    .updateTable("blogPosts")
    .set({ status: "published", scheduledFor: null, publishedAt: sql<Date>`coalesce(published_at, ${now})` })
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Schedules an article, or moves its time. A published article stops being public until then.
 *
 * @param at in the future
 * @returns undefined if the article does not exist or is deleted
 */
export async function schedulePost(db: Kysely<Database>, id: number, at: Date): Promise<Post | undefined> {
  return db
    .updateTable("blogPosts")
    .set({ status: "scheduled", scheduledFor: at })
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Makes an article a draft. It keeps the date of its publication for the next one.
 *
 * @returns undefined if the article does not exist or is deleted
 */
export async function unpublishPost(db: Kysely<Database>, id: number): Promise<Post | undefined> {
  return db
    .updateTable("blogPosts")
    .set({ status: "draft", scheduledFor: null })
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .returningAll()
    .executeTakeFirst();
}

/** Marks an article as deleted. A deleted one stays as it is. */
export async function deletePost(db: Kysely<Database>, id: number, now: Date): Promise<Post | undefined> {
  return db
    .updateTable("blogPosts")
    .set({ deletedAt: sql<Date>`coalesce(deleted_at, ${now})` })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

/** Makes a deleted article what it was. One that is not deleted stays as it is. */
export async function undeletePost(db: Kysely<Database>, id: number): Promise<Post | undefined> {
  return db.updateTable("blogPosts").set({ deletedAt: null }).where("id", "=", id).returningAll().executeTakeFirst();
}

/**
 * Publishes the scheduled articles that are due, each with the date of its schedule. Several processes may call it at
 * once; each article is published once.
 */
export async function publishDuePosts(db: Db, now: Date): Promise<Pick<Post, "id" | "slug" | "title">[]> {
  return db
    .updateTable("blogPosts")
    .set({ status: "published", scheduledFor: null, publishedAt: sql<Date>`scheduled_for` })
    .where("status", "=", "scheduled")
    .where("deletedAt", "is", null)
    .where("scheduledFor", "<=", now)
    .returning(["id", "slug", "title"])
    .execute();
}

/**
 * Stores what the checks measured, unless the article has another version by now.
 *
 * @returns whether the article has that version
 */
export async function saveGates(
  db: Kysely<Database>,
  { id, version, gates }: { id: number; version: number; gates: object },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("blogPosts")
    .set({ gates: json(gates), gatesVersion: version })
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

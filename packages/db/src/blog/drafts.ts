import { type Kysely, type Selectable, sql } from "kysely";
import type { Db } from "../platform/client.ts";
import { json } from "../platform/json.ts";
import type { Database } from "../platform/schema.ts";

/** What an administrator has typed and not saved. */
export type Draft = Pick<Selectable<Database["blogDrafts"]>, "baseVersion" | "fields" | "updatedAt">;

/** Returns a user's draft of an article. */
export async function findDraft(db: Db, postId: number, userId: string): Promise<Draft | undefined> {
  return db
    .selectFrom("blogDrafts")
    .select(["baseVersion", "fields", "updatedAt"])
    .where("postId", "=", postId)
    .where("userId", "=", userId)
    .executeTakeFirst();
}

/** Lists who else has a draft of an article, the latest first. Users without an email address are left out. */
export async function listOtherDrafts(
  db: Db,
  postId: number,
  userId: string,
): Promise<{ email: string; updatedAt: Date }[]> {
  return db
    .selectFrom("blogDrafts")
    .innerJoin("users", "users.id", "userId")
    .select(["users.email", "blogDrafts.updatedAt"])
    .where("postId", "=", postId)
    .where("userId", "<>", userId)
    .where("email", "is not", null)
    .$narrowType<{ email: string }>()
    .orderBy("blogDrafts.updatedAt", "desc")
    .execute();
}

/**
 * Keeps a user's draft of an article, in place of the one before.
 *
 * @returns undefined if the article does not exist. A deleted article keeps its drafts: no text is lost
 */
export async function upsertDraft(
  db: Db,
  draft: { postId: number; userId: string; baseVersion: number; fields: Record<string, unknown> },
): Promise<{ updatedAt: Date } | undefined> {
  const { postId, userId, baseVersion, fields } = draft;
  const { rows } = await sql<{ updatedAt: Date }>`
    insert into blog_drafts (post_id, user_id, base_version, fields)
    select id, ${userId}, ${baseVersion}, ${json(fields)} from blog_posts where id = ${postId}
    on conflict (post_id, user_id) do update
      set base_version = excluded.base_version, fields = excluded.fields, updated_at = now()
    returning updated_at`.execute(db);
  return rows[0];
}

/** Discards a user's draft of an article, if there is one. */
export async function deleteDraft(db: Kysely<Database>, postId: number, userId: string): Promise<void> {
  await db.deleteFrom("blogDrafts").where("postId", "=", postId).where("userId", "=", userId).execute();
}

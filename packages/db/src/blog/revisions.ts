import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { Db } from "../platform/client.ts";
import type { Database } from "../platform/schema.ts";
import { editorName } from "./editors.ts";

/** The text of an article before a later save. */
export type Revision = Selectable<Database["blogRevisions"]>;

export type RevisionInBrief = Pick<Revision, "version" | "title" | "savedBy" | "savedAt">;

/** Lists the earlier versions of an article, the latest first. `savedBy` is an email address or a name. */
export async function listRevisions(db: Db, postId: number): Promise<RevisionInBrief[]> {
  return db
    .selectFrom("blogRevisions")
    .select(["version", "title", editorName(sql.ref("saved_by")).as("savedBy"), "savedAt"])
    .where("postId", "=", postId)
    .orderBy("version", "desc")
    .execute();
}

/** Returns an earlier version of an article. `savedBy` is an email address or a name. */
export async function findRevision(
  db: Kysely<Database>,
  postId: number,
  version: number,
): Promise<Revision | undefined> {
  return db
    .selectFrom("blogRevisions")
    .selectAll()
    .select(editorName(sql.ref("saved_by")).as("savedBy"))
    .where("postId", "=", postId)
    .where("version", "=", version)
    .executeTakeFirst();
}

/** Keeps the text of an article as a revision. The caller has locked the article and is about to change it. */
export async function keepRevision(trx: Transaction<Database>, postId: number): Promise<void> {
  await sql`
    insert into blog_revisions (post_id, version, title, slug, content, meta_description, target_keyword, category,
      featured_image, saved_by, saved_at)
    select id, version, title, slug, content, meta_description, target_keyword, category,
      featured_image, updated_by, updated_at
    from blog_posts where id = ${postId}`.execute(trx);
}

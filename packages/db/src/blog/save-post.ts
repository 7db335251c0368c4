import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/schema.ts";
import { insertCorrection } from "./corrections.ts";
import { editorName } from "./editors.ts";
import type { Post, PostMeasures, PostText } from "./post.ts";
import { keepRevision } from "./revisions.ts";
import { lockSlugs, slugTaken } from "./slugs.ts";

/** What a save changes. */
export interface PostChange
  extends Pick<PostText, "title" | "content" | "metaDescription" | "targetKeyword">,
    PostMeasures {
  /** Unchanged if omitted, like the next two. */
  slug?: string | undefined;
  category?: PostText["category"] | undefined;
  featuredImage?: PostText["featuredImage"] | undefined;
  /** Whether the article shows the date of the change; true if omitted. Links between articles leave the text as it is. */
  changesText?: boolean | undefined;
  /** Whether the text was computed again from the catalog. */
  isComputed?: boolean | undefined;
  /** A correction that the article shows to its readers. */
  correction?: string | undefined;
  /** A user id, or the name of a writer or operator. */
  updatedBy: string;
  now: Date;
}

/** The article has another version than the one that was edited. `savedBy` and `savedAt` tell who saved it, and when. */
export interface VersionConflict {
  kind: "conflict";
  version: number;
  /** An email address or a name; null if it is not known. */
  savedBy: string | null;
  savedAt: Date;
}

export type SaveOutcome = { kind: "saved"; post: Post } | { kind: "not-found" } | VersionConflict;

/**
 * Saves an article and keeps the text before as a revision, in the transaction of the caller. A deleted article is not
 * found.
 *
 * @param version the version that was edited; the current one if undefined
 * @throws {SlugTakenError} if another article has or had the slug. The transaction can't go on
 */
export async function savePost(
  trx: Transaction<Database>,
  id: number,
  version: number | undefined,
  { now, changesText = true, isComputed = false, correction, ...change }: PostChange,
): Promise<SaveOutcome> {
  const post = await lockPost(trx, id);
  if (!post || post.deletedAt) return { kind: "not-found" };
  if (version !== undefined && version !== post.version) {
    return { kind: "conflict", version: post.version, savedBy: post.savedBy, savedAt: post.updatedAt };
  }
  const { slug = post.slug } = change;
  if (slug !== post.slug) await lockSlugs(trx);
  await keepRevision(trx, id);
  const saved = await trx
    .updateTable("blogPosts")
    .set({
      ...change,
      slug,
      version: post.version + 1,
      updatedAt: sql<Date>`greatest(updated_at, ${now})`,
      ...(changesText && { textChangedAt: now }),
      ...(isComputed && { computedAt: now }),
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw slugTaken(error, slug);
    });
  if (correction) await insertCorrection(trx, { postId: id, notedAt: now, text: correction });
  return { kind: "saved", post: saved };
}

/** Locks an article until the transaction ends. */
function lockPost(trx: Transaction<Database>, id: number) {
  return trx
    .selectFrom("blogPosts")
    .select(["slug", "version", "deletedAt", "updatedAt", editorName(sql.ref("updated_by")).as("savedBy")])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

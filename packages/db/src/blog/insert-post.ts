import type { Transaction } from "kysely";
import { json } from "../platform/json.ts";
import type { Database } from "../platform/schema.ts";
import type { Post, PostMeasures, PostText } from "./post.ts";
import { lockSlugs, slugTaken } from "./slugs.ts";

/** An article to add. */
export interface NewPost extends PostText, PostMeasures, Partial<Pick<Post, "gates" | "writer" | "seed" | "isSample">> {
  /**
   * What happens if another article has or had the slug: `refuse` throws, `number` appends the first free number from 2.
   */
  ifSlugTaken: "refuse" | "number";
  /** `published` publishes the article at `now`. */
  status: "draft" | "published";
  /** A user id, or the name of a writer or operator. */
  updatedBy: string | null;
  now: Date;
}

/**
 * Adds an article, in the transaction of the caller.
 *
 * @throws {SlugTakenError} if another article has or had the slug and `ifSlugTaken` is `refuse`. The transaction can't go
 * on
 * @example
 * const post = await insertPost(trx, { ...article, ...measures, ifSlugTaken: "number", status: "draft", updatedBy, now });
 */
export async function insertPost(
  trx: Transaction<Database>,
  { ifSlugTaken, now, gates, ...post }: NewPost,
): Promise<Post> {
  await lockSlugs(trx);
  const slug = ifSlugTaken === "number" ? await numberSlug(trx, post.slug) : post.slug;
  return trx
    .insertInto("blogPosts")
    .values({
      ...post,
      slug,
      publishedAt: post.status === "published" ? now : null,
      createdAt: now,
      updatedAt: now,
      ...(gates && { gates: json(gates), gatesVersion: 1 }),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw slugTaken(error, slug);
    });
}

const maxSlugLength = 80;

async function numberSlug(trx: Transaction<Database>, slug: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? "" : `-${number}`;
    const candidate = slug.slice(0, maxSlugLength - suffix.length).replace(/-+$/, "") + suffix;
    const taken = await trx.selectFrom("blogSlugs").select("slug").where("slug", "=", candidate).executeTakeFirst();
    if (!taken) return candidate;
  }
}

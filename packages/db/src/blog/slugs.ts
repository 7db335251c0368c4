import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/schema.ts";

/** Another article has or had the slug. */
export class SlugTakenError extends Error {
  override name = "SlugTakenError";
}

/** Returns a `SlugTakenError` for a violation of the constraints on slugs, and any other error unchanged. */
export function slugTaken(error: unknown, slug: string): unknown {
  const constraint = error instanceof Error && "constraint" in error ? error.constraint : undefined;
  const isTaken = constraint === "blog_posts_slug_key" || constraint === "blog_slugs_pkey";
  return isTaken ? new SlugTakenError(`The slug ${slug} is taken.`, { cause: error }) : error;
}

/** Lets one transaction at a time choose a free slug, until it ends. */
export async function lockSlugs(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('blog slugs', 0))`.execute(trx);
}

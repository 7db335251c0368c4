import { sql } from "kysely";
import type { Db } from "../platform/client.ts";
import { json } from "../platform/json.ts";
import { createSecret, hashOfSecret } from "../platform/secret.ts";
import type { PostMeasures, PostText } from "./post.ts";

/** A text to look at, with what the site shows about it. */
export type Preview = PostText & PostMeasures;

/**
 * Keeps a text for an hour, and removes those whose hour is over.
 *
 * @returns the token that finds the text: 43 characters of base64url. Only its hash is stored
 */
export async function insertPreview(db: Db, fields: Preview): Promise<string> {
  const token = createSecret();
  await db.deleteFrom("blogPreviews").where("expiresAt", "<=", sql<Date>`now()`).execute();
  await db
    .insertInto("blogPreviews")
    .values({
      tokenHash: hashOfSecret(token),
      fields: json({ ...fields }),
      expiresAt: sql<Date>`now() + interval '1 hour'`,
    })
    .execute();
  return token;
}

/** Returns whether a token finds a text, without reading the text. */
export async function hasPreview(db: Db, token: string): Promise<boolean> {
  return (await keptPreview(db, token).select("tokenHash").executeTakeFirst()) !== undefined;
}

/** Returns the text of a token, or undefined if the token is unknown or its hour is over. */
export async function findPreview(db: Db, token: string): Promise<Preview | undefined> {
  const row = await keptPreview(db, token).select("fields").executeTakeFirst();
  // A preview outlives no release by more than an hour.
  return row?.fields as Preview | undefined;
}

function keptPreview(db: Db, token: string) {
  return db
    .selectFrom("blogPreviews")
    .where("tokenHash", "=", hashOfSecret(token))
    .where("expiresAt", ">", sql<Date>`now()`);
}

import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../client.ts";
import { json } from "../json.ts";

/**
 * Keeps a text for an hour, and removes those whose hour is over.
 *
 * @returns the token that finds the text: 43 characters of base64url. Only its hash is stored
 */
export async function insertPreview(db: Db, fields: Record<string, unknown>): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db.deleteFrom("blogPreviews").where("expiresAt", "<=", sql<Date>`now()`).execute();
  await db
    .insertInto("blogPreviews")
    .values({
      tokenHash: hashOf(token),
      fields: json(fields),
      expiresAt: sql<Date>`now() + interval '1 hour'`,
    })
    .execute();
  return token;
}

/** Returns the text of a token, or undefined if the token is unknown or its hour is over. */
export async function findPreview(db: Db, token: string): Promise<Record<string, unknown> | undefined> {
  const row = await db
    .selectFrom("blogPreviews")
    .select("fields")
    .where("tokenHash", "=", hashOf(token))
    .where("expiresAt", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return row?.fields;
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

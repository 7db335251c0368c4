import type { Insertable, Kysely, Selectable } from "kysely";
import type { Db } from "../platform/client.ts";
import type { Database } from "../platform/schema.ts";

/** A correction that an article shows to its readers. */
export type Correction = Pick<Selectable<Database["blogCorrections"]>, "notedAt" | "text">;

/** Notes a correction. */
export async function insertCorrection(
  db: Kysely<Database>,
  correction: Insertable<Database["blogCorrections"]>,
): Promise<void> {
  await db.insertInto("blogCorrections").values(correction).execute();
}

/** Lists the corrections of an article, the first one first. */
export async function listCorrections(db: Db, postId: number): Promise<Correction[]> {
  return db
    .selectFrom("blogCorrections")
    .select(["notedAt", "text"])
    .where("postId", "=", postId)
    .orderBy("id")
    .execute();
}

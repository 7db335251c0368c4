import type { Insertable, Selectable } from "kysely";
import type { Db } from "../platform/client.ts";
import { offsetOf, type Page, totalPagesOf } from "../platform/paging.ts";
import type { Database } from "../platform/schema.ts";

/** A picture without its data. */
export type ImageInBrief = Omit<Selectable<Database["blogImages"]>, "data" | "createdBy">;

/** Stores a picture. One with the same hash is the same picture, and stays as it is. */
export async function insertImage(
  db: Db,
  image: Omit<Insertable<Database["blogImages"]>, "createdAt">,
): Promise<ImageInBrief> {
  await db
    .insertInto("blogImages")
    .values(image)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db.selectFrom("blogImages").select(briefColumns).where("hash", "=", image.hash).executeTakeFirstOrThrow();
}

/** Returns the WebP file of a hash. */
export async function findImageData(db: Db, hash: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom("blogImages").select("data").where("hash", "=", hash).executeTakeFirst();
  return row?.data;
}

/** Lists pictures, the latest first. */
export async function listImages(
  db: Db,
  page: Page,
): Promise<{ images: ImageInBrief[]; total: number; totalPages: number }> {
  const [images, { total }] = await Promise.all([
    db
      .selectFrom("blogImages")
      .select(briefColumns)
      .orderBy("createdAt", "desc")
      .orderBy("hash")
      .limit(page.limit)
      .offset(offsetOf(page))
      .execute(),
    db
      .selectFrom("blogImages")
      .select(({ fn }) => fn.countAll<string>().as("total"))
      .executeTakeFirstOrThrow(),
  ]);
  return { images, total: Number(total), totalPages: totalPagesOf(Number(total), page) };
}

const briefColumns = ["hash", "name", "width", "height", "createdAt"] as const;

import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/schema.ts";

/** An article that was published, or will be. */
export interface CalendarPost {
  id: number;
  title: string;
  slug: string;
  status: "published" | "scheduled";
  at: Date;
}

/** Lists the public articles that were published in a time, and the scheduled ones that will be, in its order. */
export async function listPostCalendar(
  db: Kysely<Database>,
  { from, to, limit }: { from: Date; to: Date; limit: number },
): Promise<CalendarPost[]> {
  const at = sql<Date>`case when status = 'scheduled' then scheduled_for else published_at end`;
  return db
    .selectFrom("blogPosts")
    .select(["id", "title", "slug", sql<CalendarPost["status"]>`status`.as("status"), at.as("at")])
    .where("deletedAt", "is", null)
    .where("status", "in", ["published", "scheduled"])
    .where(at, ">=", from)
    .where(at, "<", to)
    .orderBy(at)
    .orderBy("id")
    .limit(limit)
    .execute();
}

import { sql } from "kysely";
import type { Db } from "../../platform/client.ts";

/**
 * Records that a user looks at the openings now. A visit more than 30 minutes after the previous one begins a new visit:
 * jobs that were first seen after the previous visit are then new.
 *
 * @returns the moment after which jobs are new to the user, or null on the first visit
 */
export async function touchOpeningsVisit(db: Db, userId: string, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ seenAt: Date | null }>`
    insert into openings_visits as visits (user_id, visited_at) values (${userId}, ${now})
    on conflict (user_id) do update set
      visited_at = greatest(visits.visited_at, excluded.visited_at),
      seen_at = case
        when excluded.visited_at > visits.visited_at + interval '30 minutes' then visits.visited_at
        else visits.seen_at end
    returning seen_at`.execute(db);
  return rows[0]?.seenAt ?? null;
}

/** Returns the moment after which jobs are new to a user, without recording a visit. Null if there was no earlier visit. */
export async function findSeenAt(db: Db, userId: string): Promise<Date | null> {
  const visit = await db.selectFrom("openingsVisits").select("seenAt").where("userId", "=", userId).executeTakeFirst();
  return visit?.seenAt ?? null;
}

/** Marks all jobs that are there now as seen by a user. */
export async function markAllSeen(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .insertInto("openingsVisits")
    .values({ userId, visitedAt: now, seenAt: now })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet({ visitedAt: now, seenAt: now }))
    .execute();
}

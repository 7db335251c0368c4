import type { Selectable } from "kysely";
import type { Db } from "../platform/client.ts";
import type { Database } from "../platform/schema.ts";

/** A row of `blocked_users`. */
export type BlockedUser = Selectable<Database["blockedUsers"]>;

/**
 * Blocks a user, registered or not. Every process of the API is notified at once.
 *
 * @param blockedBy who made the decision; stored with the block
 * @returns false if the user was blocked already
 */
export async function blockUser(db: Db, { uid, blockedBy }: { uid: string; blockedBy: string }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("blockedUsers")
    .values({ userId: uid, blockedBy })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** @returns false if the user was not blocked */
export async function unblockUser(db: Db, uid: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("blockedUsers").where("userId", "=", uid).executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Lists the blocked users, the latest first. */
export async function listBlockedUsers(db: Db): Promise<BlockedUser[]> {
  return db.selectFrom("blockedUsers").selectAll().orderBy("blockedAt", "desc").orderBy("userId").execute();
}

import type { Selectable } from "kysely";
import type { Db } from "../platform/client.ts";
import type { Database } from "../platform/schema.ts";
import { insertAuditEntry } from "./audit-log.ts";

/** A row of `blocked_users`. */
export type BlockedUser = Selectable<Database["blockedUsers"]>;

/**
 * Blocks a user, registered or not. Every process of the API is notified at once.
 *
 * @param blockedBy who made the decision; stored with the block
 * @returns false if the user was blocked already
 */
export async function blockUser(db: Db, { uid, blockedBy }: { uid: string; blockedBy: string }): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("blockedUsers")
      .values({ userId: uid, blockedBy })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    await insertAuditEntry(trx, { by: { operator: blockedBy }, action: "block-account", subject: uid });
    return true;
  });
}

/**
 * Unblocks a user.
 *
 * @param unblockedBy who made the decision; stored in the audit log
 * @returns false if the user was not blocked
 */
export async function unblockUser(
  db: Db,
  { uid, unblockedBy }: { uid: string; unblockedBy: string },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom("blockedUsers").where("userId", "=", uid).executeTakeFirstOrThrow();
    if (numDeletedRows !== 1n) return false;
    await insertAuditEntry(trx, { by: { operator: unblockedBy }, action: "unblock-account", subject: uid });
    return true;
  });
}

/** Lists the blocked users, the latest first. */
export async function listBlockedUsers(db: Db): Promise<BlockedUser[]> {
  return db.selectFrom("blockedUsers").selectAll().orderBy("blockedAt", "desc").orderBy("userId").execute();
}

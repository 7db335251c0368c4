import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Db } from "./client.ts";
import type { Database } from "./schema.ts";

/** The account is gone for good, and nothing is recorded under its id again. */
export class AccountDeletedError extends Error {
  override name = "AccountDeletedError";
}

/** Whether an account was deleted. Its id is known by its hash alone. */
export async function isDeletedAccount(db: Kysely<Database>, uid: string): Promise<boolean> {
  const row = await db
    .selectFrom("deletedAccounts")
    .select("idHash")
    .where("idHash", "=", hashOf(uid))
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes whoever registers an account and whoever deletes it take turns. */
export async function lockAccount(trx: Kysely<Database>, uid: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`account ${uid}`}, 0))`.execute(trx);
}

/**
 * Deletes all that is held about a user. Payments stay, because accounts have to be kept, and name nobody any more;
 * the record of role changes keeps a hash in place of the name. May be repeated.
 *
 * @param alsoDelete deletes what others hold; if it throws, nothing is deleted here either
 */
export async function deleteAccount(db: Db, uid: string, alsoDelete: () => Promise<void>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, uid);
    // Whoever records a payment of this user waits here, and then finds nobody to name it after.
    await trx.selectFrom("users").select("id").where("id", "=", uid).forUpdate().execute();
    await trx
      .insertInto("deletedAccounts")
      .values({ idHash: hashOf(uid) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .updateTable("payments")
      .set({ userId: null, anonymizedAt: sql<Date>`now()` })
      .where("userId", "=", uid)
      .execute();
    await trx
      .updateTable("roleChanges")
      .set({ userId: hashOf(uid), email: "(deleted)" })
      .where("userId", "=", uid)
      .execute();
    await trx.deleteFrom("users").where("id", "=", uid).execute();
    await alsoDelete();
  });
}

function hashOf(uid: string): string {
  return createHash("sha256").update(uid).digest("hex");
}

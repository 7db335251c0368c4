import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Db } from "../platform/client.ts";
import type { Database } from "../platform/schema.ts";

/** The account was deleted. Nothing is recorded under its id again. */
export class AccountDeletedError extends Error {
  override name = "AccountDeletedError";
}

/** Returns whether an account was deleted. Only the hash of its id is stored. */
export async function isDeletedAccount(db: Kysely<Database>, uid: string): Promise<boolean> {
  const row = await db
    .selectFrom("deletedAccounts")
    .select("idHash")
    .where("idHash", "=", hashOfAccount(uid))
    .executeTakeFirst();
  return row !== undefined;
}

/** Serializes registering and deleting an account until the transaction ends. */
export async function lockAccount(trx: Kysely<Database>, uid: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`account ${uid}`}, 0))`.execute(trx);
}

/**
 * Deletes everything that is stored about a user. Payments stay for accounting, without the user. Role changes,
 * an operator's actions and edits of the blog stay with a hash of the id, without unsaved drafts; checks of job boards without the reader who asked for them. Idempotent.
 *
 * @param alsoDelete deletes the account at the identity provider; if it throws, nothing is deleted here either
 */
export async function deleteAccount(db: Db, uid: string, alsoDelete: () => Promise<void>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, uid);
    // A transaction that records a payment of this user waits for this lock and then finds no user.
    await trx.selectFrom("users").select("id").where("id", "=", uid).forUpdate().execute();
    await trx
      .insertInto("deletedAccounts")
      .values({ idHash: hashOfAccount(uid) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .updateTable("payments")
      .set({ userId: null, anonymizedAt: sql<Date>`now()` })
      .where("userId", "=", uid)
      .execute();
    await trx
      .updateTable("roleChanges")
      .set({ userId: hashOfAccount(uid), email: "(deleted)" })
      .where("userId", "=", uid)
      .execute();
    await trx.updateTable("runs").set({ requestedBy: null }).where("requestedBy", "=", uid).execute();
    await trx
      .updateTable("runSources")
      .set({ handledBy: hashOfAccount(uid) })
      .where("handledBy", "=", uid)
      .execute();
    await trx
      .updateTable("taskSchedules")
      .set({ changedBy: hashOfAccount(uid) })
      .where("changedBy", "=", uid)
      .execute();
    await anonymizeEditor(trx, uid);
    await trx.deleteFrom("users").where("id", "=", uid).execute();
    // The trigger of `users` sends no notice for an account without a row.
    await sql`select pg_notify('access_changed', ${uid})`.execute(trx);
    await alsoDelete();
  });
}

/** Puts the hash of a user's id in its place wherever the user edited the blog. */
async function anonymizeEditor(trx: Kysely<Database>, uid: string): Promise<void> {
  const hash = hashOfAccount(uid);
  await trx.updateTable("blogPosts").set({ updatedBy: hash }).where("updatedBy", "=", uid).execute();
  await trx.updateTable("blogRevisions").set({ savedBy: hash }).where("savedBy", "=", uid).execute();
  await trx.updateTable("blogImages").set({ createdBy: hash }).where("createdBy", "=", uid).execute();
  await trx.updateTable("blogGenerations").set({ requestedBy: hash }).where("requestedBy", "=", uid).execute();
  await trx.updateTable("blogSettings").set({ updatedBy: hash }).where("updatedBy", "=", uid).execute();
  await trx.updateTable("blogModelBudget").set({ updatedBy: hash }).where("updatedBy", "=", uid).execute();
}

/** Returns what is stored in place of the id of a deleted account. */
export function hashOfAccount(uid: string): string {
  return createHash("sha256").update(uid).digest("hex");
}

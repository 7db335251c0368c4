import type { Db } from "../platform/client.ts";
import { deleteAccount, hashOfAccount } from "./delete-account.ts";

/** That an account was deleted. A restored backup may have forgotten it. */
export interface Deletion {
  /** The SHA-256 hash of the account's id. */
  readonly idHash: string;
  readonly deletedAt: Date;
}

export async function listDeletions(db: Db): Promise<readonly Deletion[]> {
  return db
    .selectFrom("deletedAccounts")
    .select(["idHash", "deletedAt"])
    .orderBy("deletedAt")
    .orderBy("idHash")
    .execute();
}

/**
 * Deletes again what a restored backup brought back, and records every deletion. Idempotent.
 *
 * @returns how many accounts had come back, and how many deletions the database did not know
 */
export async function applyDeletions(
  db: Db,
  deletions: readonly Deletion[],
): Promise<{ deletedAgain: number; recorded: number }> {
  const known = new Set((await listDeletions(db)).map(({ idHash }) => idHash));
  const unknown = deletions.filter(({ idHash }) => !known.has(idHash));
  for (const deletion of unknown) {
    // The time is that of the first deletion. `deleteAccount` keeps a row that exists.
    await db
      .insertInto("deletedAccounts")
      .values(deletion)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const hashes = new Set(deletions.map(({ idHash }) => idHash));
  const users = await db.selectFrom("users").select("id").execute();
  const returned = users.filter(({ id }) => hashes.has(hashOfAccount(id)));
  // The identity provider has deleted the account already, and no backup of this database brings it back there.
  for (const { id } of returned) await deleteAccount(db, id, async () => {});
  return { deletedAgain: returned.length, recorded: unknown.length };
}

import { type Selectable, sql } from "kysely";
import type { Db } from "./client.ts";
import { AccountDeletedError, isDeletedAccount, lockAccount } from "./delete-account.ts";
import type { Database } from "./schema.ts";

/** A row of `users`. */
export type User = Selectable<Database["users"]>;

/** @param uid the identity provider's id */
export async function findUser(db: Db, uid: string): Promise<User | undefined> {
  return db.selectFrom("users").selectAll().where("id", "=", uid).executeTakeFirst();
}

/**
 * Records a user, or their changed e-mail address; role and access stay as they are. May be repeated.
 *
 * The identity provider gives an address to one account at a time. A row of ours that still holds it belongs to an
 * account that was deleted or has changed its address since, so the address moves on, and nothing else does.
 *
 * @throws {AccountDeletedError} when the id is that of an account that was deleted here
 */
export async function registerUser(db: Db, user: { id: string; email: string }): Promise<User> {
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, user.id);
    if (await isDeletedAccount(trx, user.id)) throw new AccountDeletedError("the account was deleted");
    const holdsAddress = sql<boolean>`lower(email) = lower(${user.email})`;
    // Two accounts that claim one address at the same moment take turns.
    await sql`select pg_advisory_xact_lock(hashtextextended(lower(${user.email}), 0))`.execute(trx);
    await trx
      .updateTable("users")
      .set({ email: null, updatedAt: sql`now()` })
      .where(holdsAddress)
      .where("id", "<>", user.id)
      .execute();
    await trx
      .insertInto("users")
      .values(user)
      .onConflict((conflict) =>
        conflict
          .column("id")
          .doUpdateSet({ email: user.email, updatedAt: sql`now()` })
          .where("users.email", "is distinct from", user.email),
      )
      .execute();
    return trx.selectFrom("users").selectAll().where("id", "=", user.id).executeTakeFirstOrThrow();
  });
}

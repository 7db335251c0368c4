import { type Selectable, sql } from "kysely";
import type { Db } from "../platform/client.ts";
import type { Database } from "../platform/schema.ts";
import { AccountDeletedError, isDeletedAccount, lockAccount } from "./delete-account.ts";

/** A row of `users`. */
export type User = Selectable<Database["users"]>;

/** @param uid the id at the identity provider */
export async function findUser(db: Db, uid: string): Promise<User | undefined> {
  return db.selectFrom("users").selectAll().where("id", "=", uid).executeTakeFirst();
}

/** Lists the users who hold an email address, in any case. Nobody has verified that it is theirs. */
export async function listUsersByEmail(db: Db, email: string): Promise<User[]> {
  return db.selectFrom("users").selectAll().where(sql<boolean>`lower(email) = lower(${email})`).orderBy("id").execute();
}

export type RegisterOutcome =
  | { kind: "registered"; user: User }
  /** Another user holds the address, and the call did not set `takeOver`. */
  | { kind: "address-held" };

/**
 * Records a user or their changed email address. Role and access stay unchanged. Idempotent.
 *
 * The identity provider gives an address to one account at a time. Another row that holds the address belongs to an
 * account that was deleted or has changed its address. With `takeOver`, the address moves to this user; access and role
 * do not. Set it only after verifying with the provider that the user's token was not revoked: an old token may carry an
 * address that now belongs to somebody else.
 *
 * @throws {AccountDeletedError} if the account was deleted here
 */
export async function registerUser(
  db: Db,
  user: { id: string; email: string },
  { takeOver = false }: { takeOver?: boolean } = {},
): Promise<RegisterOutcome> {
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, user.id);
    if (await isDeletedAccount(trx, user.id)) throw new AccountDeletedError("The account was deleted.");
    // Two accounts that claim one address at the same time take turns.
    await sql`select pg_advisory_xact_lock(hashtextextended(lower(${user.email}), 0))`.execute(trx);
    const holdsAddress = sql<boolean>`lower(email) = lower(${user.email})`;
    const holder = await trx
      .selectFrom("users")
      .select("id")
      .where(holdsAddress)
      .where("id", "<>", user.id)
      .executeTakeFirst();
    if (holder && !takeOver) return { kind: "address-held" };
    if (holder) {
      await trx.updateTable("users").set({ email: null, updatedAt: sql`now()` }).where("id", "=", holder.id).execute();
    }
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
    const saved = await trx.selectFrom("users").selectAll().where("id", "=", user.id).executeTakeFirstOrThrow();
    return { kind: "registered", user: saved };
  });
}

import type { SubscriptionKind } from "@zodiac-at-work/catalog";
import type { SignId } from "@zodiac-at-work/zodiac";
import { type ExpressionBuilder, type Selectable, sql } from "kysely";
import type { Db } from "../platform/client.ts";
import type { Database } from "../platform/schema.ts";
import { createSecret, hashOfSecret } from "../platform/secret.ts";

/** A subscription as its owner sees it. */
export type Subscription = Pick<Selectable<Database["subscriptions"]>, "kind" | "sign" | "createdAt">;

const columns = ["kind", "sign", "createdAt"] as const;

/** Lists a user's subscriptions by kind. */
export async function listSubscriptions(db: Db, userId: string): Promise<Subscription[]> {
  return db.selectFrom("subscriptions").select(columns).where("userId", "=", userId).orderBy("kind").execute();
}

/**
 * Creates a user's subscription of a kind. It replaces an earlier one of the kind, whose secret then finds nothing.
 *
 * @returns also the secret: 43 characters of base64url. Only its hash is stored, so it can't be read again
 */
export async function createSubscription(
  db: Db,
  { userId, kind, sign }: { userId: string; kind: SubscriptionKind; sign: SignId },
): Promise<{ subscription: Subscription; secret: string }> {
  const secret = createSecret();
  const values = { sign, secretHash: hashOfSecret(secret), createdAt: sql<Date>`now()` };
  const subscription = await db
    .insertInto("subscriptions")
    .values({ userId, kind, ...values })
    .onConflict((conflict) => conflict.columns(["userId", "kind"]).doUpdateSet(values))
    .returning(columns)
    .executeTakeFirstOrThrow();
  return { subscription, secret };
}

/** Ends a user's subscription of a kind. Idempotent. */
export async function deleteSubscription(db: Db, userId: string, kind: SubscriptionKind): Promise<void> {
  await db.deleteFrom("subscriptions").where("userId", "=", userId).where("kind", "=", kind).execute();
}

/**
 * Returns the sign of the subscription that a secret finds. Undefined if the secret is unknown, revoked or of another kind,
 * or if its owner has no access now: a refund ends it, a block as well.
 */
export async function findSubscribedSign(db: Db, kind: SubscriptionKind, secret: string): Promise<SignId | undefined> {
  const row = await db
    .selectFrom("subscriptions")
    .innerJoin("users", "users.id", "subscriptions.userId")
    .select("sign")
    .where("secretHash", "=", hashOfSecret(secret))
    .where("kind", "=", kind)
    .where(whoHasAccess)
    .executeTakeFirst();
  return row?.sign;
}

/** The condition that the owner of a secret, a row of `users`, has access now. */
export function whoHasAccess({ and, or, eb, not, exists, selectFrom }: ExpressionBuilder<Database, "users">) {
  return and([
    or([eb("users.hasPaidAccess", "=", true), eb("users.role", "=", "admin")]),
    not(exists(selectFrom("blockedUsers").select("userId").whereRef("blockedUsers.userId", "=", "users.id"))),
  ]);
}

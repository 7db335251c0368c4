import type { Database, Db } from "@zodiac-at-work/db";
import { isDeletedAccount } from "@zodiac-at-work/db";
import { sql, type Transaction } from "kysely";
import { grantsAccess } from "./access-rule.ts";
import type { DisputeFact, Fact, PaymentFact, PaymentRow, ProviderEvent, RefundFact } from "./facts.ts";
import { mergeDispute, mergePayment, mergeRefund } from "./merge-facts.ts";

type Trx = Transaction<Database>;

/**
 * Records a fact that the provider reported about a payment, and derives from all recorded facts whether the payment's
 * user has access. Calls may repeat, arrive in any order, and run in several processes at once.
 *
 * Runs in one transaction that locks the payment and then its user. Only this file writes `users.has_paid_access`.
 *
 * @param event the event that carried the fact; a duplicate is not recorded again
 * @example
 * await recordPayment(db, factOfIntent(intent, new Date()));
 */
export async function recordPayment(db: Db, fact: Fact, event?: ProviderEvent): Promise<"recorded" | "duplicate"> {
  return db.transaction().execute(async (trx) => {
    if (event && !(await insertEvent(trx, event))) return "duplicate";
    const id = fact.kind === "payment" ? fact.id : fact.paymentId;
    await lockPayment(trx, id);
    const owner = await findOwner(trx, id, fact);
    await savePayment(trx, id, fact, owner);
    if (fact.kind === "refund") await saveRefund(trx, fact);
    if (fact.kind === "dispute") await saveDispute(trx, fact);
    await updateGrant(trx, id);
    if (owner.userId) {
      await updateOrder(trx, id, owner.userId, fact);
      await updateAccess(trx, owner.userId);
    }
    return "recorded";
  });
}

/**
 * Assigns payments without a user to the user who has the payer's email address. The caller must have verified that the
 * address belongs to this user.
 *
 * @returns the number of payments assigned
 */
export async function attachPayments(db: Db, { userId, email }: { userId: string; email: string }): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const claimable = trx
      .selectFrom("payments")
      .select("id")
      .where(sql<boolean>`lower(email) = lower(${email})`)
      .where("userId", "is", null)
      .orderBy("id");
    const found = await claimable.execute();
    for (const { id } of found) await lockPayment(trx, id);
    if (!(await lockUser(trx, userId))) return 0;
    const ids = (await claimable.execute()).map(({ id }) => id).filter((id) => found.some((one) => one.id === id));
    if (ids.length === 0) return 0;
    await trx.updateTable("payments").set({ userId, email: null }).where("id", "in", ids).execute();
    await updateAccess(trx, userId);
    return ids.length;
  });
}

/** How a move of access ended. */
type MoveOutcome =
  | { kind: "moved"; paymentIds: readonly string[] }
  /** The other account has access, and this one has none: the move was made before. */
  | { kind: "unchanged" }
  | { kind: "no-access" }
  /** Both have access. One of them would have paid twice. */
  | { kind: "both-have-access" }
  /** One of the accounts does not exist, or has changed its address since. */
  | { kind: "unknown-account" };

/** An account with the address that somebody has verified for it. */
interface AddressedAccount {
  uid: string;
  email: string;
}

/**
 * Moves the payments that grant a user access to another user, with their orders. Refunds and disputes follow their payment.
 * Payments that grant nothing stay. The caller must have verified that both addresses belong to these users.
 *
 * @param alsoRecord writes who did it in the same transaction; if it throws, nothing is moved
 */
export async function moveAccess(
  db: Db,
  { from, to }: { from: AddressedAccount; to: AddressedAccount },
  alsoRecord: (trx: Trx, paymentIds: readonly string[]) => Promise<void>,
): Promise<MoveOutcome> {
  if (from.uid === to.uid) throw new Error("Access can't be moved within an account.");
  return db.transaction().execute(async (trx) => {
    const granting = trx
      .selectFrom("payments")
      .select("id")
      .where("userId", "=", from.uid)
      .where("grantsAccess", "=", true)
      .orderBy("id");
    const found = await granting.execute();
    for (const { id } of found) await lockPayment(trx, id);
    // Two moves in opposite directions lock the users in the same order.
    for (const account of [from, to].toSorted((a, b) => (a.uid < b.uid ? -1 : 1))) {
      if (!(await lockUser(trx, account.uid, account.email))) return { kind: "unknown-account" };
    }
    // A payment that was refunded or moved while this waited grants nothing here. One that was paid meanwhile is not locked.
    const current = await granting.execute();
    const ids = current.map(({ id }) => id).filter((id) => found.some((one) => one.id === id));
    const hasTarget = await trx
      .selectFrom("users")
      .select("hasPaidAccess")
      .where("id", "=", to.uid)
      .executeTakeFirstOrThrow();
    if (ids.length === 0) return { kind: hasTarget.hasPaidAccess ? "unchanged" : "no-access" };
    if (hasTarget.hasPaidAccess) return { kind: "both-have-access" };
    await trx.updateTable("payments").set({ userId: to.uid }).where("id", "in", ids).execute();
    await trx.updateTable("orders").set({ userId: to.uid }).where("paymentId", "in", ids).execute();
    await updateAccess(trx, from.uid);
    await updateAccess(trx, to.uid);
    await alsoRecord(trx, ids);
    return { kind: "moved", paymentIds: ids };
  });
}

/**
 * Deletes a payment that turns out to be for another product. A refund or a dispute names only the payment, so its
 * product is unknown until the payment is fetched. Only the worker may delete payments, not the API's database role.
 */
export async function deletePayment(db: Db, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockPayment(trx, id);
    const owner = await trx.selectFrom("payments").select("userId").where("id", "=", id).executeTakeFirst();
    if (owner?.userId) await lockUser(trx, owner.userId);
    await trx.deleteFrom("refunds").where("paymentId", "=", id).execute();
    await trx.deleteFrom("disputes").where("paymentId", "=", id).execute();
    await trx.deleteFrom("payments").where("id", "=", id).execute();
    if (owner?.userId) await updateAccess(trx, owner.userId);
  });
}

/** Returns false for a duplicate. While another transaction holds the same event, waits for its end. */
async function insertEvent(trx: Trx, event: ProviderEvent): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("paymentEvents")
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

async function lockPayment(trx: Trx, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payment ${id}`}, 0))`.execute(trx);
}

/** @param email the address that the user must have, in any case */
async function lockUser(trx: Trx, id: string, email?: string): Promise<boolean> {
  const row = await trx.selectFrom("users").select("email").where("id", "=", id).forUpdate().executeTakeFirst();
  return row !== undefined && (email === undefined || row.email?.toLowerCase() === email.toLowerCase());
}

type Owner = Pick<PaymentRow, "userId" | "email" | "anonymizedAt">;

/**
 * Finds the payment's user and locks the row. A user who does not exist here is not stored; a deleted account leaves
 * neither an id nor an address on the payment.
 */
async function findOwner(trx: Trx, id: string, fact: Fact): Promise<Owner> {
  const find = () =>
    trx.selectFrom("payments").select(["userId", "email", "anonymizedAt"]).where("id", "=", id).executeTakeFirst();
  const known = await find();
  const named = fact.kind === "payment" ? fact : { userId: undefined, email: undefined };
  const userId = known?.userId ?? (known?.anonymizedAt ? undefined : named.userId);
  if (userId && (await lockUser(trx, userId))) return { userId, email: null, anonymizedAt: null };
  // The account may have been deleted, and the payment anonymized, while this waited for the lock.
  const { anonymizedAt = null, email = null } = (await find()) ?? {};
  if (anonymizedAt || (userId && (await isDeletedAccount(trx, userId)))) {
    return { userId: null, email: null, anonymizedAt: anonymizedAt ?? new Date() };
  }
  return { userId: null, email: email ?? named.email ?? null, anonymizedAt: null };
}

async function savePayment(trx: Trx, id: string, fact: Fact, owner: Owner): Promise<void> {
  const known = await trx.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirst();
  const { status, statusAt, amount, amountReceived, amountRefunded, currency, createdAt } = mergePayment(known, fact);
  const changes = { status, statusAt, amount, amountReceived, amountRefunded, currency, createdAt, ...owner };
  const provider = fact.kind === "payment" ? fact.provider : "stripe";
  await trx
    .insertInto("payments")
    .values({ id, provider, ...changes })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(changes))
    .execute();
}

async function saveRefund(trx: Trx, fact: RefundFact): Promise<void> {
  const known = await trx.selectFrom("refunds").selectAll().where("id", "=", fact.id).executeTakeFirst();
  const status = mergeRefund(known, fact);
  await trx
    .insertInto("refunds")
    .values({ id: fact.id, paymentId: fact.paymentId, amount: fact.amount, status })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ status }))
    .execute();
}

async function saveDispute(trx: Trx, fact: DisputeFact): Promise<void> {
  const known = await trx.selectFrom("disputes").selectAll().where("id", "=", fact.id).executeTakeFirst();
  const changes = mergeDispute(known, fact);
  await trx
    .insertInto("disputes")
    .values({ id: fact.id, paymentId: fact.paymentId, ...changes })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(changes))
    .execute();
}

async function updateGrant(trx: Trx, id: string): Promise<void> {
  const payment = await trx.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const refunds = await trx.selectFrom("refunds").selectAll().where("paymentId", "=", id).execute();
  const disputes = await trx.selectFrom("disputes").selectAll().where("paymentId", "=", id).execute();
  const grants = grantsAccess(payment, refunds, disputes);
  if (grants === payment.grantsAccess) return;
  await trx.updateTable("payments").set({ grantsAccess: grants }).where("id", "=", id).execute();
}

/** Links the payment to its order, and closes the order when the payment is settled. */
async function updateOrder(trx: Trx, id: string, userId: string, fact: Fact): Promise<void> {
  const { orderId } = fact.kind === "payment" ? fact : ({} as Partial<PaymentFact>);
  if (orderId) {
    await trx
      .updateTable("orders")
      .set({ paymentId: id })
      .where(sql<boolean>`id::text = ${orderId}`)
      .where("userId", "=", userId)
      .where("paymentId", "is", null)
      .where("closedAt", "is", null)
      .execute();
  }
  await sql`
    update orders set closed_at = now() from payments
    where orders.payment_id = payments.id and payments.id = ${id} and orders.closed_at is null
    and payments.status in ('succeeded', 'canceled')`.execute(trx);
}

/** A user has access if at least one payment grants it. */
async function updateAccess(trx: Trx, userId: string): Promise<void> {
  await sql`
    update users set has_paid_access = derived.has_access, updated_at = now()
    from (select exists (select from payments where user_id = ${userId} and grants_access) as has_access) as derived
    where users.id = ${userId} and has_paid_access <> derived.has_access`.execute(trx);
}

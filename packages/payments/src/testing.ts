import type { Db } from "@zodiac-at-work/db";
import type { DisputeFact, PaymentFact, RefundedFact, RefundFact } from "./facts.ts";

/** The second of a test at which something was said. */
export function second(number: number): Date {
  return new Date(Date.UTC(2026, 10, 21, 12, 0, number));
}

export function paymentFact(changes: Partial<PaymentFact> & { id: string }): PaymentFact {
  return {
    kind: "payment",
    provider: "stripe",
    status: "succeeded",
    asOf: second(10),
    createdAt: second(0),
    amount: 6200,
    amountReceived: (changes.status ?? "succeeded") === "succeeded" ? 6200 : 0,
    currency: "usd",
    ...changes,
  };
}

export function refundFact(paymentId: string, changes: Partial<RefundFact> = {}): RefundFact {
  return {
    kind: "refund",
    id: `re_${paymentId}`,
    paymentId,
    amount: 6200,
    status: "succeeded",
    asOf: second(20),
    ...changes,
  };
}

export function refundedFact(paymentId: string, amountRefunded = 6200): RefundedFact {
  return { kind: "refunded", paymentId, amountRefunded, asOf: second(20) };
}

export function disputeFact(paymentId: string, changes: Partial<DisputeFact> = {}): DisputeFact {
  return { kind: "dispute", id: `dp_${paymentId}`, paymentId, status: "open", asOf: second(30), ...changes };
}

let users = 0;

/** A user of their own. */
export async function addUser(db: Db, email?: string): Promise<string> {
  users += 1;
  const id = `user-${users}`;
  await db
    .insertInto("users")
    .values({ id, email: email ?? `${id}@example.com` })
    .execute();
  return id;
}

export async function hasAccess(db: Db, userId: string): Promise<boolean> {
  const user = await db.selectFrom("users").select("hasPaidAccess").where("id", "=", userId).executeTakeFirstOrThrow();
  return user.hasPaidAccess;
}

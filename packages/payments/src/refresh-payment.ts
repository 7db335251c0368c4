import type { Db } from "@zodiac-at-work/db";
import { sql } from "kysely";
import type { PaymentRow } from "./facts.ts";
import { recordPayment } from "./record-payment.ts";
import { callStripe, type PaymentContext, shortTimeout } from "./stripe-client.ts";
import { factOfIntent, factOfSession } from "./stripe-facts.ts";

/** Statuses that may still become another one. */
export const unsettled = ["unknown", "open", "failed", "processing"] as const satisfies PaymentRow["status"][];

/**
 * Asks Stripe how a payment stands, and records the answer as if it had come by itself.
 *
 * @throws {ProviderError}
 */
export async function refreshPayment({ db, stripe }: PaymentContext, id: string): Promise<void> {
  const asOf = new Date();
  const intent = await callStripe(stripe.paymentIntents.retrieve(id, {}, shortTimeout));
  await recordPayment(db, factOfIntent(intent, asOf));
  if (intent.metadata.uid) return;
  const sessions = await callStripe(stripe.checkout.sessions.list({ payment_intent: id, limit: 1 }, shortTimeout));
  for (const session of sessions.data) {
    const fact = factOfSession(session, asOf);
    if (fact) await recordPayment(db, fact);
  }
}

/**
 * Asks Stripe about a user's payments that are not settled, so that a purchase is seen although its webhook was lost.
 * However often it is called, and by however many processes, Stripe is asked once in two seconds for each payment; for
 * one that failed, every time, since another card may have paid it a moment ago.
 *
 * @throws {ProviderError}
 */
export async function refreshUserPayments(payments: PaymentContext, userId: string): Promise<void> {
  for (const { id } of await claimUnsettled(payments.db, userId)) await refreshPayment(payments, id);
}

async function claimUnsettled(db: Db, userId: string): Promise<{ id: string }[]> {
  return db
    .updateTable("payments")
    .set({ askedAt: sql<Date>`now()` })
    .where("userId", "=", userId)
    .where("provider", "=", "stripe")
    .where("status", "in", unsettled)
    .where((where) =>
      where.or([
        where("askedAt", "is", null),
        where("askedAt", "<", sql<Date>`now() - interval '2 seconds'`),
        where("status", "=", "failed"),
      ]),
    )
    .returning("id")
    .execute();
}

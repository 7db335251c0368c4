import type { Db } from "@zodiac-at-work/db";
import { sql } from "kysely";
import type { PaymentRow } from "./facts.ts";
import { recordPayment } from "./record-payment.ts";
import { callStripe, type PaymentContext, shortTimeout } from "./stripe-client.ts";
import { factOfIntent, factOfSession, isOtherProduct } from "./stripe-facts.ts";

/** Statuses that may still change. */
export const unsettled = ["unknown", "open", "failed", "processing"] as const satisfies PaymentRow["status"][];

/**
 * Fetches a payment from Stripe and records its state. Does not record a payment for another product.
 *
 * @throws {ProviderError}
 */
export async function refreshPayment(
  { db, stripe }: PaymentContext,
  id: string,
): Promise<"recorded" | "other-product"> {
  const asOf = new Date();
  const intent = await callStripe(stripe.paymentIntents.retrieve(id, {}, shortTimeout));
  if (isOtherProduct(intent)) return "other-product";
  await recordPayment(db, factOfIntent(intent, asOf));
  if (intent.metadata.uid) return "recorded";
  const sessions = await callStripe(stripe.checkout.sessions.list({ payment_intent: id, limit: 1 }, shortTimeout));
  for (const session of sessions.data) {
    const fact = factOfSession(session, asOf);
    if (fact) await recordPayment(db, fact);
  }
  return "recorded";
}

/**
 * Fetches a user's unsettled payments from Stripe: a purchase counts even if its webhook was lost. Each payment
 * is fetched at most once in two seconds, across all processes. A failed payment is fetched every time, because another
 * card may have paid it since.
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

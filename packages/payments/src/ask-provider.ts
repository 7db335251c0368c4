import type { Db } from "@zodiac-at-work/db";
import { sql } from "kysely";
import type { PaymentRow } from "./facts.ts";
import { answerOf, impatient, type Payments } from "./provider.ts";
import { recordPayment } from "./record-payment.ts";
import { factOfIntent, factOfSession } from "./stripe-facts.ts";

/** Statuses that may still become another one. */
export const unsettled = ["unknown", "open", "failed", "processing"] as const satisfies PaymentRow["status"][];

/**
 * Asks Stripe how a payment stands, and records the answer as if it had come by itself.
 *
 * @throws {ProviderError}
 */
export async function askAboutPayment({ db, stripe }: Payments, id: string): Promise<void> {
  const asOf = new Date();
  const intent = await answerOf(stripe.paymentIntents.retrieve(id, {}, impatient));
  await recordPayment(db, factOfIntent(intent, asOf));
  if (intent.metadata.uid) return;
  const sessions = await answerOf(stripe.checkout.sessions.list({ payment_intent: id, limit: 1 }, impatient));
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
export async function askAboutUser(payments: Payments, userId: string): Promise<void> {
  for (const { id } of await claimUnsettled(payments.db, userId)) await askAboutPayment(payments, id);
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

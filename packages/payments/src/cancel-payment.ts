import { recordPayment } from "./record-payment.ts";
import { callStripe, type PaymentContext, shortTimeout } from "./stripe-client.ts";
import { factOfIntent } from "./stripe-facts.ts";

/**
 * Calls off the payments that a user has begun and not made, so that nothing is charged for an account that is about
 * to be deleted.
 *
 * @throws {ProviderError} also when a payment was made in the meantime
 */
export async function cancelOpenPayments(payments: PaymentContext, userId: string): Promise<void> {
  const open = await payments.db
    .selectFrom("payments")
    .select("id")
    .where("userId", "=", userId)
    .where("provider", "=", "stripe")
    .where("status", "in", ["open", "failed"])
    .execute();
  for (const { id } of open) await cancelPayment(payments, id);
}

/** @throws {ProviderError} also when the payment was made in the meantime */
export async function cancelPayment({ db, stripe }: PaymentContext, id: string): Promise<void> {
  const asOf = new Date();
  const intent = await callStripe(stripe.paymentIntents.cancel(id, { cancellation_reason: "abandoned" }, shortTimeout));
  await recordPayment(db, factOfIntent(intent, asOf));
}

import { recordPayment } from "./record-payment.ts";
import { callStripe, type PaymentContext, shortTimeout } from "./stripe-client.ts";
import { factOfIntent } from "./stripe-facts.ts";

/**
 * Cancels a user's open payments. Nothing is charged after the account is deleted.
 *
 * @throws {ProviderError} also if a payment has succeeded in the meantime
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

/**
 * Cancels an open payment.
 *
 * @throws {ProviderError} also if the payment has succeeded in the meantime
 */
export async function cancelPayment({ db, stripe }: PaymentContext, id: string): Promise<void> {
  const asOf = new Date();
  const intent = await callStripe(stripe.paymentIntents.cancel(id, { cancellation_reason: "abandoned" }, shortTimeout));
  await recordPayment(db, factOfIntent(intent, asOf));
}

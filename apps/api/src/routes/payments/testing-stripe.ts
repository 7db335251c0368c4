import { price, product } from "@zodiac-at-work/contracts/price";
import Stripe from "stripe";

const stripe = new Stripe("sk_test_sandbox_local");

/** The start of the tests, in seconds since 1970. */
export const now = Math.floor(Date.now() / 1000);

let events = 0;

/** Creates an event with a new id. */
export function event(type: string, object: object, changes: object = {}) {
  events += 1;
  return { id: `evt_${events}`, object: "event", type, created: now, data: { object }, ...changes };
}

/** Creates a successful PaymentIntent over the full price. */
export function intent(id: string, uid: string, changes: object = {}) {
  const metadata = { uid, product: product.id };
  const amounts = { amount: price.cents, amount_received: price.cents, currency: price.currency };
  const rest = { status: "succeeded", created: now, metadata, last_payment_error: null };
  return { id, object: "payment_intent", ...amounts, ...rest, ...changes };
}

/** Creates the Checkout session of a payment through the payment link. */
export function session(paymentIntent: string, changes: object = {}) {
  const amounts = { amount_subtotal: price.cents, amount_total: price.cents, currency: price.currency };
  const payer = { client_reference_id: null, customer_details: { email: "payer@example.com" } };
  const rest = { payment_intent: paymentIntent, payment_status: "paid", created: now, metadata: {} };
  return { id: `cs_${paymentIntent}`, object: "checkout.session", ...amounts, ...payer, ...rest, ...changes };
}

/** Creates the signature header of an event. */
export function signEvent(payload: string, secret: string, timestamp = now): string {
  return stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

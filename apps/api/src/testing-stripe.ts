import Stripe from "stripe";

const stripe = new Stripe("sk_test_sandbox_local");

/** The second in which the tests began, as Stripe writes moments. */
export const now = Math.floor(Date.now() / 1000);

let events = 0;

/** An event with an id of its own. */
export function event(type: string, object: object, changes: object = {}) {
  events += 1;
  return { id: `evt_${events}`, object: "event", type, created: now, data: { object }, ...changes };
}

/** A payment of the full price, made. */
export function intent(id: string, uid: string, changes: object = {}) {
  const metadata = { uid, product: "lifetime-access" };
  const amounts = { amount: 6200, amount_received: 6200, currency: "usd" };
  const rest = { status: "succeeded", created: now, metadata, last_payment_error: null };
  return { id, object: "payment_intent", ...amounts, ...rest, ...changes };
}

/** A visit to the payment link that led to a payment. */
export function session(paymentIntent: string, changes: object = {}) {
  const amounts = { amount_subtotal: 6200, amount_total: 6200, currency: "usd" };
  const payer = { client_reference_id: null, customer_details: { email: "payer@example.com" } };
  const rest = { payment_intent: paymentIntent, payment_status: "paid", created: now, metadata: {} };
  return { id: `cs_${paymentIntent}`, object: "checkout.session", ...amounts, ...payer, ...rest, ...changes };
}

/** The header with which Stripe vouches for a message. */
export function signEvent(payload: string, secret: string, timestamp = now): string {
  return stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

import type Stripe from "stripe";
import type { StoredAnswer } from "./idempotency.ts";
import type { Appointment } from "./schedule.ts";
import type { Behaviour } from "./test-cards.ts";
import type { Delivery } from "./webhooks.ts";

/** What is kept is never expanded: references are ids. */
export interface PaymentIntent extends Stripe.PaymentIntent {
  latest_charge: string | null;
  payment_method: string | null;
}

export interface Charge extends Stripe.Charge {
  payment_intent: string;
  payment_method: string;
}

export interface Refund extends Stripe.Refund {
  charge: string;
}

export interface Dispute extends Stripe.Dispute {
  charge: string;
}

export interface CheckoutSession extends Stripe.Checkout.Session {
  payment_intent: string | null;
  payment_link: string;
}

/** On the wire a decimal is text; the SDK makes an object of it. */
export interface Price extends Omit<Stripe.Price, "unit_amount_decimal"> {
  unit_amount: number;
  unit_amount_decimal: string;
}

export interface LineItem extends Omit<Stripe.LineItem, "price"> {
  price: Price;
}

/** How many of the next confirmations stay `processing`, and what becomes of them. */
export interface DelayedPayments {
  count: number;
  /** Absent: they wait until they are settled by hand. */
  settleAfterMs?: number;
  outcome: "succeeded" | "failed";
}

/** Everything that the sandbox remembers, in the order in which it came to be. */
export interface State {
  /** Where the sandbox answered when this was saved; the port is another one in every run. */
  origin: string;
  clockOffsetMs: number;
  webhooks: { url: string | null; paused: boolean };
  paymentIntents: Record<string, PaymentIntent>;
  /** Where the browser returns to after authentication, by PaymentIntent. */
  returnUrls: Record<string, string>;
  paymentMethods: Record<string, Stripe.PaymentMethod>;
  /** What the card behind a PaymentMethod does. Its number is not kept. */
  behaviours: Record<string, Behaviour>;
  charges: Record<string, Charge>;
  refunds: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  paymentLinks: Record<string, Stripe.PaymentLink>;
  checkoutSessions: Record<string, CheckoutSession>;
  /** By payment link. */
  lineItems: Record<string, LineItem[]>;
  events: Record<string, Stripe.EventBase>;
  deliveries: Delivery[];
  schedule: Appointment[];
  idempotency: Record<string, StoredAnswer>;
  delayedPayments: DelayedPayments;
}

/** Whatever has this id. */
export function findObject(state: State, id: string): object | undefined {
  const kinds = [
    state.paymentIntents,
    state.charges,
    state.paymentMethods,
    state.refunds,
    state.disputes,
    state.paymentLinks,
    state.checkoutSessions,
  ];
  return kinds.map((objects): object | undefined => objects[id]).find((object) => object !== undefined);
}

export function emptyState(origin: string): State {
  return {
    origin,
    clockOffsetMs: 0,
    webhooks: { url: null, paused: false },
    paymentIntents: {},
    returnUrls: {},
    paymentMethods: {},
    behaviours: {},
    charges: {},
    refunds: {},
    disputes: {},
    paymentLinks: {},
    checkoutSessions: {},
    lineItems: {},
    events: {},
    deliveries: [],
    schedule: [],
    idempotency: {},
    delayedPayments: { count: 0, outcome: "succeeded" },
  };
}

import type Stripe from "stripe";
import { emit } from "./events.ts";
import { listPage, listParameters } from "./lists.ts";
import { operation } from "./operation.ts";
import { text } from "./parameters.ts";
import { newId, unixTime } from "./store.ts";
import type { CheckoutSession, LinkItem, PaymentIntent, Store } from "./types.ts";

export const list = operation({
  parameters: listParameters({ payment_intent: text.optional() }),
  run({ state }, { parameters: { payment_intent, ...paging } }) {
    const sessions = Object.values(state.checkoutSessions).filter(
      (session) => payment_intent === undefined || session.payment_intent === payment_intent,
    );
    return listPage("/v1/checkout/sessions", sessions, paging);
  },
});

/** Completes the session that a PaymentIntent pays for, if it has one. */
export function completeSession(store: Store, intent: PaymentIntent, paid: "paid" | "unpaid"): void {
  const session = findSession(store, intent);
  if (!session) return;
  Object.assign(session, { status: "complete", payment_status: paid, url: null } satisfies Partial<CheckoutSession>);
  emit(store, "checkout.session.completed", session);
}

/** Updates a session that was completed while its payment was `processing`. */
export function settleSession(store: Store, intent: PaymentIntent, outcome: "succeeded" | "failed"): void {
  const session = findSession(store, intent);
  if (!session) return;
  if (outcome === "failed") return void emit(store, "checkout.session.async_payment_failed", session);
  session.payment_status = "paid";
  emit(store, "checkout.session.async_payment_succeeded", session);
}

/** Creates the session of one visit to a payment link. */
export function createSession(
  store: Store,
  { link, items }: { link: Stripe.PaymentLink; items: readonly LinkItem[] },
  { clientReferenceId, email }: { clientReferenceId: string | null; email: string | null },
): CheckoutSession {
  const id = newId("cs_test", 58);
  const total = items.reduce((sum, { amount }) => sum + amount, 0);
  const session = {
    id,
    object: "checkout.session",
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: false,
    allowed_payment_method_types: null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: "auto",
    cancel_url: null,
    client_reference_id: clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: unixTime(store),
    currency: link.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: link.custom_text,
    customer: null,
    customer_account: null,
    customer_creation: "if_required",
    customer_details: customerDetails(email),
    customer_email: null,
    discounts: [],
    expires_at: unixTime(store) + 24 * 60 * 60,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: "auto",
    managed_payments: null,
    metadata: { ...link.metadata },
    mode: "payment",
    origin_context: null,
    payment_intent: null,
    payment_link: link.id,
    payment_method_collection: "always",
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card"],
    payment_status: "unpaid",
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: "auto",
    subscription: null,
    success_url: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: `${store.origin}/checkout/${id}`,
    wallet_options: null,
  } satisfies CheckoutSession;
  store.state.checkoutSessions[id] = session;
  store.changed = true;
  return session;
}

export function customerDetails(email: string | null): Stripe.Checkout.Session.CustomerDetails {
  return {
    address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
    business_name: null,
    email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: "none",
    tax_ids: [],
  } satisfies Stripe.Checkout.Session.CustomerDetails;
}

function findSession(store: Store, intent: PaymentIntent): CheckoutSession | undefined {
  return Object.values(store.state.checkoutSessions).find(({ payment_intent }) => payment_intent === intent.id);
}

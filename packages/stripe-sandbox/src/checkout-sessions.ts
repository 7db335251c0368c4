import type Stripe from "stripe";
import { endpoint } from "./endpoint.ts";
import { missing } from "./errors.ts";
import { emit } from "./events.ts";
import { isCreated, listParameters, page } from "./lists.ts";
import { created, parameters, text } from "./parameters.ts";
import { totalOf } from "./payment-link.ts";
import type { CheckoutSession, PaymentIntent } from "./state.ts";
import { newId, type Sandbox, unixTime } from "./store.ts";

export const checkoutSessionEndpoints = [
  endpoint({
    method: "GET",
    path: "/v1/checkout/sessions/:id",
    parameters: parameters({}),
    answer: ({ sandbox, id }) => getCheckoutSession(sandbox, id),
  }),
  endpoint({
    method: "GET",
    path: "/v1/checkout/sessions/:id/line_items",
    parameters: listParameters({}),
    answer({ sandbox, id, parameters }) {
      const items = sandbox.state.lineItems[getCheckoutSession(sandbox, id).payment_link] ?? [];
      return page(`/v1/checkout/sessions/${id}/line_items`, items, parameters);
    },
  }),
  endpoint({
    method: "GET",
    path: "/v1/checkout/sessions",
    parameters: listParameters({
      payment_intent: text.optional(),
      payment_link: text.optional(),
      status: text.optional(),
      created: created.optional(),
    }),
    answer({ sandbox, parameters: { payment_intent, payment_link, status, created, ...cursor } }) {
      const sessions = Object.values(sandbox.state.checkoutSessions).filter(
        (session) =>
          (payment_intent === undefined || session.payment_intent === payment_intent) &&
          (payment_link === undefined || session.payment_link === payment_link) &&
          (status === undefined || session.status === status) &&
          isCreated(session.created, created),
      );
      return page("/v1/checkout/sessions", sessions, cursor);
    },
  }),
];

export function getCheckoutSession(sandbox: Sandbox, id: string): CheckoutSession {
  const session = sandbox.state.checkoutSessions[id];
  if (!session) throw missing("checkout.session", id, "session");
  return session;
}

/** Closes the session that a PaymentIntent pays for, if there is one. */
export function completeSession(sandbox: Sandbox, intent: PaymentIntent, paid: "paid" | "unpaid"): void {
  const session = sessionOf(sandbox, intent);
  if (!session) return;
  Object.assign(session, { status: "complete", payment_status: paid, url: null } satisfies Partial<CheckoutSession>);
  emit(sandbox, "checkout.session.completed", session, null);
}

/** Tells how a payment ended that was `processing` when its session was completed. */
export function settleSession(sandbox: Sandbox, intent: PaymentIntent, outcome: "succeeded" | "failed"): void {
  const session = sessionOf(sandbox, intent);
  if (!session) return;
  if (outcome === "failed") return void emit(sandbox, "checkout.session.async_payment_failed", session, null);
  session.payment_status = "paid";
  emit(sandbox, "checkout.session.async_payment_succeeded", session, null);
}

/** What a visit to a payment link begins. */
export function openSession(
  sandbox: Sandbox,
  link: Stripe.PaymentLink,
  { clientReferenceId, email }: { clientReferenceId: string | null; email: string | null },
): CheckoutSession {
  const id = newId("cs_test", 58);
  const total = totalOf(sandbox.state.lineItems[link.id] ?? []);
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
    created: unixTime(sandbox),
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
    expires_at: unixTime(sandbox) + 24 * 60 * 60,
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
    success_url: link.after_completion.redirect?.url ?? null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: `${sandbox.origin}/checkout/${id}`,
    wallet_options: null,
  } satisfies CheckoutSession;
  sandbox.state.checkoutSessions[id] = session;
  sandbox.changed = true;
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

function sessionOf(sandbox: Sandbox, intent: PaymentIntent): CheckoutSession | undefined {
  return Object.values(sandbox.state.checkoutSessions).find(({ payment_intent }) => payment_intent === intent.id);
}

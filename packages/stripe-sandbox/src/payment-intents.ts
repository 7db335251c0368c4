import { z } from "zod";
import { confirmPayment, requireStatus } from "./confirmation.ts";
import { invalidRequest, resourceMissing } from "./errors.ts";
import { emit } from "./events.ts";
import { listPage, listParameters } from "./lists.ts";
import { operation } from "./operation.ts";
import { amount, boolean, currency, email, metadata, text, url } from "./parameters.ts";
import { createPaymentMethod, getPaymentMethod } from "./payment-methods.ts";
import { newId, unixTime } from "./store.ts";
import type { Caller, PaymentIntent, Store } from "./types.ts";

export const create = operation({
  parameters: z.strictObject({
    amount,
    currency,
    automatic_payment_methods: z
      .strictObject({ enabled: boolean, allow_redirects: z.enum(["always", "never"]).optional() })
      .optional(),
    description: text.optional(),
    metadata: metadata.optional(),
    receipt_email: email.optional(),
  }),
  run: (store, { parameters }) => createPaymentIntent(store, parameters),
});

export const retrieve = operation({
  parameters: z.strictObject({ expand: z.array(z.literal("latest_charge")).optional() }),
  run(store, { id, parameters: { expand = [] } }) {
    const intent = getPaymentIntent(store, id);
    if (expand.length === 0) return intent;
    return { ...intent, latest_charge: store.state.charges[intent.latest_charge ?? ""] ?? null };
  },
});

export const update = operation({
  parameters: z.strictObject({
    metadata: metadata.optional(),
    receipt_email: z.union([z.literal(""), email]).optional(),
  }),
  run(store, { id, parameters: { metadata, receipt_email } }) {
    const intent = getPaymentIntent(store, id);
    intent.metadata = withoutEmpty({ ...intent.metadata, ...metadata });
    if (receipt_email !== undefined) intent.receipt_email = receipt_email || null;
    return intent;
  },
});

export const confirm = operation({
  allowsPublishableKey: true,
  parameters: z.strictObject({
    client_secret: text.optional(),
    return_url: url,
    payment_method: text.optional(),
    payment_method_data: z
      .strictObject({
        type: z.literal("card", "The sandbox accepts cards only."),
        card: z.strictObject({ number: text, exp_month: text, exp_year: text, cvc: text }),
      })
      .optional(),
  }),
  run(store, { id, caller, parameters }) {
    const { client_secret, return_url, payment_method, payment_method_data } = parameters;
    const intent = getPaymentIntent(store, id);
    requireClientSecret(intent, caller, client_secret);
    requireStatus(intent, "confirmed");
    if (!payment_method_data && !payment_method) {
      throw invalidRequest("Missing required param: payment_method.", {
        code: "parameter_missing",
        param: "payment_method",
      });
    }
    const method = payment_method_data
      ? createPaymentMethod(store, payment_method_data.card, null)
      : getPaymentMethod(store, payment_method ?? "");
    confirmPayment(store, intent, method, return_url);
    return viewFor(caller, intent);
  },
});

export const cancel = operation({
  parameters: z.strictObject({
    cancellation_reason: z.enum(["duplicate", "fraudulent", "requested_by_customer", "abandoned"]).optional(),
  }),
  run(store, { id, parameters: { cancellation_reason = null } }) {
    const intent = getPaymentIntent(store, id);
    requireStatus(intent, "canceled");
    const canceled = { status: "canceled", canceled_at: unixTime(store), cancellation_reason, next_action: null };
    Object.assign(intent, canceled satisfies Partial<PaymentIntent>);
    emit(store, "payment_intent.canceled", intent);
    return intent;
  },
});

export const list = operation({
  parameters: listParameters({}),
  run: ({ state }, { parameters }) => listPage("/v1/payment_intents", Object.values(state.paymentIntents), parameters),
});

export function getPaymentIntent(store: Store, id: string, param = "intent"): PaymentIntent {
  const intent = store.state.paymentIntents[id];
  if (!intent) throw resourceMissing("payment_intent", id, param);
  return intent;
}

interface NewPaymentIntent {
  amount: number;
  currency: string;
  automatic_payment_methods?: { enabled: boolean; allow_redirects?: "always" | "never" };
  description?: string | null;
  metadata?: Record<string, string>;
  receipt_email?: string;
}

/** Creates a PaymentIntent that waits for a card. */
export function createPaymentIntent(store: Store, fields: NewPaymentIntent): PaymentIntent {
  const { enabled, allow_redirects = "always" } = fields.automatic_payment_methods ?? { enabled: true };
  const id = newId("pi");
  const intent = {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: fields.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: enabled ? { allow_redirects, enabled } : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: `${id}_${newId("secret", 25)}`,
    confirmation_method: "automatic",
    created: unixTime(store),
    currency: fields.currency,
    customer: null,
    customer_account: null,
    description: fields.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: withoutEmpty(fields.metadata ?? {}),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: "automatic" },
    },
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: fields.receipt_email ?? null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method",
    transfer_data: null,
    transfer_group: null,
  } satisfies PaymentIntent;
  store.state.paymentIntents[id] = intent;
  return intent;
}

/** Returns the fields that Stripe shows to the caller: all of them to a server, fewer to a browser. */
export function viewFor(caller: Caller, intent: PaymentIntent): Partial<PaymentIntent> {
  if (caller === "secret") return intent;
  const { metadata, latest_charge, amount_received, customer, ...visible } = intent;
  return visible;
}

/** A browser must know the client secret. A server may leave it out. */
function requireClientSecret(intent: PaymentIntent, caller: Caller, clientSecret: string | undefined): void {
  if (clientSecret === intent.client_secret || (clientSecret === undefined && caller === "secret")) return;
  throw clientSecret === undefined
    ? invalidRequest("Missing required param: client_secret.", { code: "parameter_missing", param: "client_secret" })
    : invalidRequest("The client_secret provided does not match any associated PaymentIntent on this account.", {
        code: "payment_intent_invalid_parameter",
        param: "client_secret",
      });
}

/** An empty value removes its key. */
function withoutEmpty(metadata: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== ""));
}

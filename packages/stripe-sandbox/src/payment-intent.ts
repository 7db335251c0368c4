import type { z } from "zod";
import type { Call } from "./endpoint.ts";
import { invalidRequest, missing } from "./errors.ts";
import { mergedMetadata, type metadata } from "./parameters.ts";
import type { PaymentIntent } from "./state.ts";
import { newId, type Sandbox, unixTime } from "./store.ts";

export function getPaymentIntent(sandbox: Sandbox, id: string, param = "intent"): PaymentIntent {
  const intent = sandbox.state.paymentIntents[id];
  if (!intent) throw missing("payment_intent", id, param);
  return intent;
}

interface NewPaymentIntent {
  amount: number;
  currency: string;
  automatic_payment_methods?: { enabled: boolean; allow_redirects?: "always" | "never" };
  description?: string | null;
  metadata?: z.output<typeof metadata>;
  receipt_email?: string;
  statement_descriptor_suffix?: string;
}

/** Adds a PaymentIntent that waits for a card. */
export function createPaymentIntent(sandbox: Sandbox, fields: NewPaymentIntent): PaymentIntent {
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
    created: unixTime(sandbox),
    currency: fields.currency,
    customer: null,
    customer_account: null,
    description: fields.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: mergedMetadata({}, fields.metadata),
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
    statement_descriptor_suffix: fields.statement_descriptor_suffix ?? null,
    status: "requires_payment_method",
    transfer_data: null,
    transfer_group: null,
  } satisfies PaymentIntent;
  sandbox.state.paymentIntents[id] = intent;
  return intent;
}

/** The fields that Stripe shows to a browser. */
export function publicView(intent: PaymentIntent) {
  return {
    id: intent.id,
    object: intent.object,
    amount: intent.amount,
    amount_details: intent.amount_details,
    automatic_payment_methods: intent.automatic_payment_methods,
    canceled_at: intent.canceled_at,
    cancellation_reason: intent.cancellation_reason,
    capture_method: intent.capture_method,
    client_secret: intent.client_secret,
    confirmation_method: intent.confirmation_method,
    created: intent.created,
    currency: intent.currency,
    description: intent.description,
    last_payment_error: intent.last_payment_error,
    livemode: intent.livemode,
    next_action: intent.next_action,
    payment_method: intent.payment_method,
    payment_method_configuration_details: intent.payment_method_configuration_details,
    payment_method_types: intent.payment_method_types,
    processing: intent.processing,
    receipt_email: intent.receipt_email,
    setup_future_usage: intent.setup_future_usage,
    shipping: intent.shipping,
    source: intent.source,
    status: intent.status,
  } satisfies Partial<PaymentIntent>;
}

/** The whole PaymentIntent for the server; for a browser that knows its client secret, what a browser may see. */
export function seenBy(
  { caller, parameters }: Pick<Call<{ client_secret?: string }>, "caller" | "parameters">,
  intent: PaymentIntent,
): PaymentIntent | ReturnType<typeof publicView> {
  if (parameters.client_secret !== undefined && parameters.client_secret !== intent.client_secret) {
    const message = "The client_secret provided does not match any associated PaymentIntent on this account.";
    throw invalidRequest(message, { code: "payment_intent_invalid_parameter", param: "client_secret" });
  }
  if (caller === "secret") return intent;
  if (parameters.client_secret !== undefined) return publicView(intent);
  throw invalidRequest("Missing required param: client_secret.", { code: "parameter_missing", param: "client_secret" });
}

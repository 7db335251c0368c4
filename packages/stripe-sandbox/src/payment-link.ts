import type Stripe from "stripe";
import { z } from "zod";
import { missing } from "./errors.ts";
import { amount, currency, integer, mergedMetadata, metadata, parameters, text, url } from "./parameters.ts";
import type { LineItem } from "./state.ts";
import { newId, type Sandbox, unixTime } from "./store.ts";

const lineItem = z.strictObject({
  quantity: integer,
  price_data: z.strictObject({
    currency,
    unit_amount: amount,
    product_data: z.strictObject({ name: text, description: text.optional() }),
  }),
});

const afterCompletion = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("redirect"), redirect: z.strictObject({ url }) }),
  z.strictObject({
    type: z.literal("hosted_confirmation"),
    hosted_confirmation: z.strictObject({ custom_message: text.optional() }).optional(),
  }),
]);

const paymentIntentData = z.strictObject({ description: text.optional(), metadata: metadata.optional() });

export const paymentLinkParameters = parameters({
  line_items: z.array(lineItem).min(1).max(20),
  after_completion: afterCompletion.optional(),
  metadata: metadata.optional(),
  payment_intent_data: paymentIntentData.optional(),
});

export function getPaymentLink(sandbox: Sandbox, id: string): Stripe.PaymentLink {
  const link = sandbox.state.paymentLinks[id];
  if (!link) throw missing("payment_link", id, "payment_link");
  return link;
}

/** Cents. */
export function totalOf(items: readonly LineItem[]): number {
  return items.reduce((sum, item) => sum + item.amount_total, 0);
}

/** Adds a link at which everybody can pay for the same things. */
export function createPaymentLink(
  sandbox: Sandbox,
  fields: z.output<typeof paymentLinkParameters>,
): Stripe.PaymentLink {
  const { after_completion: after, payment_intent_data: data } = fields;
  const link = {
    id: newId("plink"),
    object: "payment_link",
    active: true,
    after_completion:
      after?.type === "redirect"
        ? { redirect: after.redirect, type: "redirect" }
        : {
            hosted_confirmation: { custom_message: after?.hosted_confirmation?.custom_message ?? null },
            type: "hosted_confirmation",
          },
    allow_promotion_codes: false,
    application: null,
    application_fee_amount: null,
    application_fee_percent: null,
    automatic_tax: { enabled: false, liability: null },
    billing_address_collection: "auto",
    consent_collection: null,
    currency: fields.line_items[0]?.price_data.currency ?? "usd",
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer_creation: "if_required",
    inactive_message: null,
    invoice_creation: null,
    livemode: false,
    managed_payments: null,
    metadata: mergedMetadata({}, fields.metadata),
    on_behalf_of: null,
    payment_intent_data: data
      ? {
          capture_method: null,
          description: data.description ?? null,
          metadata: mergedMetadata({}, data.metadata),
          setup_future_usage: null,
          statement_descriptor: null,
          statement_descriptor_suffix: null,
          transfer_group: null,
        }
      : null,
    payment_method_collection: "always",
    payment_method_options: null,
    payment_method_types: null,
    phone_number_collection: { enabled: false },
    restrictions: null,
    shipping_address_collection: null,
    shipping_options: [],
    submit_type: "auto",
    subscription_data: null,
    tax_id_collection: { enabled: false, required: "never" },
    transfer_data: null,
    url: `${sandbox.origin}/pay/${newId("test", 18)}`,
  } satisfies Stripe.PaymentLink;
  sandbox.state.paymentLinks[link.id] = link;
  sandbox.state.lineItems[link.id] = fields.line_items.map((item) => newLineItem(sandbox, item));
  return link;
}

function newLineItem(sandbox: Sandbox, { quantity, price_data }: z.output<typeof lineItem>): LineItem {
  const { currency, unit_amount, product_data } = price_data;
  return {
    id: newId("li"),
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: unit_amount * quantity,
    amount_tax: 0,
    amount_total: unit_amount * quantity,
    currency,
    description: product_data.name,
    metadata: {},
    price: {
      id: newId("price"),
      object: "price",
      active: true,
      billing_scheme: "per_unit",
      created: unixTime(sandbox),
      currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: newId("prod", 14),
      recurring: null,
      tax_behavior: "unspecified",
      tiers_mode: null,
      transform_quantity: null,
      type: "one_time",
      unit_amount,
      unit_amount_decimal: String(unit_amount),
    },
    quantity,
  } satisfies LineItem;
}

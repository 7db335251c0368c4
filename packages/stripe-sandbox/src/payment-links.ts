import type Stripe from "stripe";
import { z } from "zod";
import { listPage, listParameters } from "./lists.ts";
import { operation } from "./operation.ts";
import { amount, boolean, currency, integer, metadata, text } from "./parameters.ts";
import { newId } from "./store.ts";
import type { Store } from "./types.ts";

const lineItem = z.strictObject({
  quantity: integer,
  price_data: z.strictObject({
    currency,
    unit_amount: amount,
    product_data: z.strictObject({ name: text }),
  }),
});

const createParameters = z.strictObject({
  line_items: z.array(lineItem).min(1).max(20),
  metadata: metadata.optional(),
  payment_intent_data: z.strictObject({ metadata: metadata.optional() }).optional(),
});

export const create = operation({
  parameters: createParameters,
  run: (store, { parameters }) => createPaymentLink(store, parameters),
});

export const list = operation({
  parameters: listParameters({ active: boolean.optional() }),
  run({ state }, { parameters: { active, ...paging } }) {
    const links = Object.values(state.links)
      .map(({ link }) => link)
      .filter((link) => active === undefined || link.active === active);
    return listPage("/v1/payment_links", links, paging);
  },
});

function createPaymentLink(store: Store, fields: z.output<typeof createParameters>): Stripe.PaymentLink {
  const { payment_intent_data: data } = fields;
  const link = {
    id: newId("plink"),
    object: "payment_link",
    active: true,
    after_completion: { hosted_confirmation: { custom_message: null }, type: "hosted_confirmation" },
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
    metadata: { ...fields.metadata },
    on_behalf_of: null,
    payment_intent_data: data
      ? {
          capture_method: null,
          description: null,
          metadata: { ...data.metadata },
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
    url: `${store.origin}/pay/${newId("test", 18)}`,
  } satisfies Stripe.PaymentLink;
  const items = fields.line_items.map(({ quantity, price_data }) => ({
    name: price_data.product_data.name,
    amount: quantity * price_data.unit_amount,
  }));
  store.state.links[link.id] = { link, items };
  return link;
}

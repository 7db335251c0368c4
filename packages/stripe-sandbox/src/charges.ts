import type Stripe from "stripe";
import { resourceMissing } from "./errors.ts";
import { newId, unixTime } from "./store.ts";
import type { Charge, ErrorObject, PaymentIntent, Store } from "./types.ts";

/** Creates the charge of a payment attempt. It stays `pending` until it is settled or declined. */
export function createCharge(store: Store, intent: PaymentIntent, method: Stripe.PaymentMethod): Charge {
  const id = newId("ch");
  const authenticated = store.state.behaviors[method.id]?.authentication === true;
  const charge = {
    id,
    object: "charge",
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null, // The sandbox keeps no balance.
    billing_details: method.billing_details,
    calculated_statement_descriptor: "ZODIAC SANDBOX",
    captured: false,
    created: unixTime(store),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: null,
    paid: false,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: cardDetails(intent, method, authenticated), type: "card" },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: `${store.origin}/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "pending",
    transfer_data: null,
    transfer_group: null,
  } satisfies Charge;
  store.state.charges[id] = charge;
  return charge;
}

export function settleCharge(charge: Charge): void {
  Object.assign(charge, {
    amount_captured: charge.amount,
    captured: true,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: "approved_by_network",
      reason: null,
      risk_level: "normal",
      risk_score: 1,
      seller_message: "Payment complete.",
      type: "authorized",
    },
    paid: true,
    status: "succeeded",
  } satisfies Partial<Charge>);
}

export function declineCharge(charge: Charge, error: ErrorObject): void {
  Object.assign(charge, {
    failure_code: error.code ?? null,
    failure_message: error.message ?? null,
    outcome: {
      advice_code: error.advice_code === "try_again_later" ? "try_again_later" : null,
      network_advice_code: null,
      network_decline_code: error.network_decline_code ?? null,
      network_status: "declined_by_network",
      reason: error.decline_code ?? null,
      risk_level: "normal",
      risk_score: 1,
      seller_message: "The bank did not return any further details with this decline.",
      type: "issuer_declined",
    },
    receipt_url: null,
    status: "failed",
  } satisfies Partial<Charge>);
}

export function getCharge(store: Store, id: string, param = "id"): Charge {
  const charge = store.state.charges[id];
  if (!charge) throw resourceMissing("charge", id, param);
  return charge;
}

function cardDetails(
  intent: PaymentIntent,
  { card }: Stripe.PaymentMethod,
  authenticated: boolean,
): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: intent.amount,
    authorization_code: "123456",
    brand: card?.brand ?? null,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
    country: card?.country ?? null,
    electronic_commerce_indicator: authenticated ? "05" : null,
    exp_month: card?.exp_month ?? 0,
    exp_year: card?.exp_year ?? 0,
    fingerprint: null,
    funding: "credit",
    installments: null,
    last4: card?.last4 ?? null,
    mandate: null,
    network: card?.brand ?? null,
    network_transaction_id: null,
    regulated_status: "unregulated",
    three_d_secure: authenticated
      ? {
          authentication_flow: "challenge",
          electronic_commerce_indicator: "05",
          exemption_indicator: null,
          result: "authenticated",
          result_reason: null,
          transaction_id: null,
          version: "2.2.0",
        }
      : null,
    transaction_link_id: null,
    wallet: null,
  } satisfies Stripe.Charge.PaymentMethodDetails.Card;
}

import type Stripe from "stripe";
import { type Card, type CardInput, findTestMethod, readCard } from "./cards.ts";
import { missing } from "./errors.ts";
import { newId, now, type Sandbox, unixTime } from "./store.ts";
import type { Behaviour } from "./test-cards.ts";

/** A PaymentMethod for a card that was typed in. Its number and security code are forgotten here. */
export function createPaymentMethod(sandbox: Sandbox, input: CardInput, email: string | null): Stripe.PaymentMethod {
  const { card, behaviour } = readCard(input, new Date(now(sandbox)));
  return keep(sandbox, card, behaviour, email);
}

/** The PaymentMethod of an id: one that exists, or a new one for Stripe's test names such as `pm_card_visa`. */
export function getPaymentMethod(sandbox: Sandbox, id: string): Stripe.PaymentMethod {
  const kept = sandbox.state.paymentMethods[id];
  if (kept) return kept;
  const test = findTestMethod(id, new Date(now(sandbox)));
  if (!test) throw missing("PaymentMethod", id, "payment_method");
  return keep(sandbox, test.card, test.behaviour, null);
}

function keep(sandbox: Sandbox, card: Card, behaviour: Behaviour, email: string | null): Stripe.PaymentMethod {
  const method = {
    id: newId("pm"),
    object: "payment_method",
    allow_redisplay: "unspecified",
    billing_details: {
      address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
      email,
      name: null,
      phone: null,
      tax_id: null,
    },
    card: {
      ...card,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "unchecked" },
      country: "US",
      display_brand: card.brand,
      fingerprint: null,
      funding: "credit",
      generated_from: null,
      networks: { available: [card.brand], preferred: null },
      regulated_status: "unregulated",
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: unixTime(sandbox),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
  } satisfies Stripe.PaymentMethod;
  sandbox.state.paymentMethods[method.id] = method;
  sandbox.state.behaviours[method.id] = behaviour;
  return method;
}

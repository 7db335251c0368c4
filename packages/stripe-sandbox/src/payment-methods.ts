import type Stripe from "stripe";
import { errorObject, resourceMissing, StripeApiError } from "./errors.ts";
import { newId, unixTime } from "./store.ts";
import { testCards } from "./test-cards.ts";
import type { CardBehavior, ErrorObject, Store } from "./types.ts";

/** A card as it is typed into a form. */
export interface CardInput {
  number: string;
  exp_month: string;
  exp_year: string;
  cvc: string;
}

interface Card {
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
}

/**
 * Creates the PaymentMethod of a card. The number and the security code are not stored.
 *
 * @throws {StripeApiError} 402 if the number, the expiration date or the security code is invalid.
 */
export function createPaymentMethod(store: Store, input: CardInput, email: string | null): Stripe.PaymentMethod {
  const card = parseCard(input, new Date(store.now()));
  const { behavior } = testCards.find(({ number }) => number === digitsOf(input.number)) ?? unknownCard;
  return addPaymentMethod(store, card, behavior, email);
}

/** Returns a stored PaymentMethod, or a new one for a test name of Stripe's such as `pm_card_visa`. */
export function getPaymentMethod(store: Store, id: string): Stripe.PaymentMethod {
  const stored = store.state.paymentMethods[id];
  if (stored) return stored;
  const known = testCards.find(({ method }) => method === id);
  if (!known) throw resourceMissing("PaymentMethod", id, "payment_method");
  const { brand, number, behavior } = known;
  const exp_year = new Date(store.now()).getUTCFullYear() + 8;
  return addPaymentMethod(store, { brand, last4: number.slice(-4), exp_month: 12, exp_year }, behavior, null);
}

/**
 * Validates a card.
 *
 * @throws {StripeApiError} 402
 * @example parseCard({ number: "4242 4242 4242 4242", exp_month: "12", exp_year: "34", cvc: "123" }, new Date())
 */
export function parseCard(input: CardInput, today: Date): Card {
  const number = digitsOf(input.number);
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    throw cardError("incorrect_number", "Your card number is incorrect.", "number");
  }
  const month = Number(input.exp_month);
  if (!/^\d{1,2}$/.test(input.exp_month) || month < 1 || month > 12) {
    throw cardError("invalid_expiry_month", "Your card's expiration month is invalid.", "exp_month");
  }
  const year = Number(input.exp_year) + (input.exp_year.length === 2 ? 2000 : 0);
  const months = (year - today.getUTCFullYear()) * 12 + month - (today.getUTCMonth() + 1);
  if (!/^(\d{2}|\d{4})$/.test(input.exp_year) || months < 0 || months > 50 * 12) {
    throw cardError("invalid_expiry_year", "Your card's expiration year is invalid.", "exp_year");
  }
  const brand = testCards.find((card) => card.number === number)?.brand ?? "unknown";
  if (!(brand === "amex" ? /^\d{3,4}$/ : /^\d{3}$/).test(input.cvc)) {
    throw cardError("invalid_cvc", "Your card's security code is invalid.", "cvc");
  }
  return { brand, last4: number.slice(-4), exp_month: month, exp_year: year };
}

/** Splits an expiration date such as `12 / 34`. Unreadable text is returned unchanged and fails validation. */
export function splitExpiry(expiry: string): Pick<CardInput, "exp_month" | "exp_year"> {
  const [, exp_month = expiry, exp_year = expiry] = /^\s*(\d{1,2})\s*\/?\s*(\d{4}|\d{2})\s*$/.exec(expiry) ?? [];
  return { exp_month, exp_year };
}

const unknownCard: { behavior: CardBehavior } = { behavior: { decline: "test_mode_live_card" } };

function digitsOf(number: string): string {
  return number.replaceAll(/[\s-]/g, "");
}

/** Checks the last digit (ISO/IEC 7812): from the right, every second digit counts double, and the sum ends in 0. */
function passesLuhn(number: string): boolean {
  const sum = Array.from(number, Number)
    .reverse()
    .reduce((total, digit, index) => total + (index % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2), 0);
  return sum % 10 === 0;
}

function cardError(code: ErrorObject["code"], message: string, param: string): StripeApiError {
  return new StripeApiError(402, errorObject("card_error", message, { code, param }));
}

function addPaymentMethod(
  store: Store,
  card: Card,
  behavior: CardBehavior,
  email: string | null,
): Stripe.PaymentMethod {
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
    created: unixTime(store),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
  } satisfies Stripe.PaymentMethod;
  store.state.paymentMethods[method.id] = method;
  store.state.behaviors[method.id] = behavior;
  return method;
}

import { ApiError, type ErrorObject, errorObject } from "./errors.ts";

import { type Behaviour, type DeclineName, declines, type TestCard, testCards } from "./test-cards.ts";

export interface Card {
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
}

export interface CardInput {
  number: string;
  exp_month: string;
  exp_year: string;
  cvc?: string;
}

/**
 * Reads what was typed into a card form.
 *
 * @throws {ApiError} 402 if the number, the expiry or the security code can't be that of a card.
 * @example readCard({ number: "4242 4242 4242 4242", exp_month: "12", exp_year: "34", cvc: "123" }, new Date())
 */
export function readCard(input: CardInput, today: Date): { card: Card; behaviour: Behaviour } {
  const number = input.number.replaceAll(/[\s-]/g, "");
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
  const known = testCards.find((card) => card.number === number);
  const brand = known?.brand ?? "unknown";
  if (input.cvc !== undefined && !(brand === "amex" ? /^\d{3,4}$/ : /^\d{3}$/).test(input.cvc)) {
    throw cardError("invalid_cvc", "Your card's security code is invalid.", "cvc");
  }
  const card = { brand, last4: number.slice(-4), exp_month: month, exp_year: year };
  return { card, behaviour: known ? behaviourOf(known) : { decline: "test_mode_live_card" } };
}

/** Month and year from one field, with a stroke or without. What can't be read comes back as it is, to be refused. */
export function readExpiry(typed: string): Pick<CardInput, "exp_month" | "exp_year"> {
  const [, exp_month = typed, exp_year = typed] = /^\s*(\d{1,2})\s*\/?\s*(\d{4}|\d{2})\s*$/.exec(typed) ?? [];
  return { exp_month, exp_year };
}

/** The card that one of Stripe's test PaymentMethods stands for, such as `pm_card_visa`. */
export function findTestMethod(id: string, today: Date): { card: Card; behaviour: Behaviour } | undefined {
  const known = testCards.find(({ methods }) => methods.includes(id));
  if (!known) return undefined;
  const [exp_month, exp_year] = [12, today.getUTCFullYear() + 8];
  const card = { brand: known.brand, last4: known.number.slice(-4), exp_month, exp_year };
  return { card, behaviour: behaviourOf(known) };
}

/** The error of a card that its bank declined. */
export function declineError(decline: DeclineName, charge: string): ErrorObject {
  const [code, message] = declines[decline];
  const retry = { advice_code: "try_again_later", network_decline_code: "01" };
  const advice = decline === "generic_decline" || decline === "insufficient_funds" ? retry : {};
  return errorObject("card_error", message, { code, charge, decline_code: decline, ...advice });
}

function cardError(code: ErrorObject["code"], message: string, param: string): ApiError {
  return new ApiError(402, errorObject("card_error", message, { code, param }));
}

function behaviourOf({ decline, authentication, afterwards }: TestCard): Behaviour {
  return {
    ...(decline ? { decline } : {}),
    ...(authentication ? { authentication } : {}),
    ...(afterwards ? { afterwards } : {}),
  };
}

/** ISO/IEC 7812: from the right, every second digit counts double, and the sum ends in 0. */
function passesLuhn(number: string): boolean {
  const sum = Array.from(number, Number)
    .reverse()
    .reduce((total, digit, index) => total + (index % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2), 0);
  return sum % 10 === 0;
}

import fc from "fast-check";
import { expect, test } from "vitest";
import { StripeApiError } from "./errors.ts";
import { parseCard, splitExpiry } from "./payment-methods.ts";
import { testCards } from "./test-cards.ts";

const today = new Date("2030-06-15T12:00:00Z");
const valid = { exp_month: "06", exp_year: "30", cvc: "123" };

test("accepts every test card", () => {
  for (const { number, brand } of testCards) {
    expect(parseCard({ ...valid, number }, today)).toMatchObject({ brand, last4: number.slice(-4) });
  }
});

test("detects every single wrong digit", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...testCards),
      fc.nat(14),
      fc.integer({ min: 1, max: 9 }),
      ({ number }, position, difference) => {
        const digit = (Number(number[position]) + difference) % 10;
        const wrong = number.slice(0, position) + digit + number.slice(position + 1);
        expect(() => parseCard({ ...valid, number: wrong }, today)).toThrow(StripeApiError);
      },
    ),
  );
});

test.for([
  ["06", "30", true],
  ["6", "2030", true],
  ["05", "30", false],
  ["12", "29", false],
  ["06", "80", true],
  ["07", "80", false],
  ["06", "203", false],
] as const)("in the middle of June 2030 the validity of the date %s/%s is %s", ([exp_month, exp_year, isValid]) => {
  const parse = () => parseCard({ number: "4242424242424242", exp_month, exp_year, cvc: "123" }, today);
  if (isValid) expect(parse()).toMatchObject({ exp_month: Number(exp_month) });
  else expect(parse).toThrow("Your card's expiration year is invalid.");
});

test("reads an expiration date with or without a slash and refuses other text", () => {
  for (const typed of ["6/30", "06 / 2030", "0630"]) {
    const card = parseCard({ number: "4242424242424242", ...splitExpiry(typed), cvc: "123" }, today);
    expect(card.exp_year).toBe(2030);
  }
  for (const typed of ["", "soon", "6", "13/30"]) {
    const parse = () => parseCard({ number: "4242424242424242", ...splitExpiry(typed), cvc: "123" }, today);
    expect(parse).toThrow(/expiration (month|year) is invalid/);
  }
});

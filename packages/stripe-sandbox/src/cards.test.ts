import fc from "fast-check";
import { expect, test } from "vitest";
import { findTestMethod, readCard, readExpiry } from "./cards.ts";
import { ApiError } from "./errors.ts";
import { testCards } from "./test-cards.ts";

const today = new Date("2030-06-15T12:00:00Z");
const valid = { exp_month: "06", exp_year: "30", cvc: "123" };

test("every test card of the list is one, by its number and by its names", () => {
  for (const { number, brand, methods } of testCards) {
    const read = readCard({ ...valid, number }, today);
    expect(read.card).toMatchObject({ brand, last4: number.slice(-4) });
    expect(read.behaviour.decline).not.toBe("test_mode_live_card");
    for (const method of methods) expect(findTestMethod(method, today)?.behaviour).toEqual(read.behaviour);
  }
});

test("one wrong digit is always noticed", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...testCards),
      fc.nat(14),
      fc.integer({ min: 1, max: 9 }),
      ({ number }, position, difference) => {
        const digit = (Number(number[position]) + difference) % 10;
        const wrong = number.slice(0, position) + digit + number.slice(position + 1);
        expect(() => readCard({ ...valid, number: wrong }, today)).toThrow(ApiError);
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
] as const)("in the middle of June 2030 the expiry %s/%s is good: %s", ([exp_month, exp_year, good]) => {
  const read = () => readCard({ number: "4242424242424242", exp_month, exp_year, cvc: "123" }, today);
  if (good) expect(read().card).toMatchObject({ exp_month: Number(exp_month) });
  else expect(read).toThrow("Your card's expiration year is invalid.");
});

test("an expiry is read with a stroke or without, and one that is none is refused", () => {
  for (const typed of ["6/30", "06 / 2030", "0630"]) {
    expect(readCard({ number: "4242424242424242", ...readExpiry(typed), cvc: "123" }, today).card.exp_year).toBe(2030);
  }
  for (const typed of ["", "soon", "6", "13/30"]) {
    const read = () => readCard({ number: "4242424242424242", ...readExpiry(typed), cvc: "123" }, today);
    expect(read).toThrow(/expiration (month|year) is invalid/);
  }
});

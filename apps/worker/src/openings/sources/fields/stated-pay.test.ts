import { expect, test } from "vitest";
import { findStatedPay } from "./stated-pay.ts";

test.each([
  ["Gehalt: 45.000 – 55.000 € pro Jahr", 45_000, 55_000, "EUR", "year"],
  ["The salary range is £30,000 to £36,000 per annum. We bake.", 30_000, 36_000, "GBP", "year"],
  ["Salary\n\n20–24 EUR per hour", 20, 24, "EUR", "hour"],
  ["The base pay range is $160,000 - $195,000.", 160_000, 195_000, null, null],
  ["The salary range for this position is $150,000 to $190,000 annually.", 150_000, 190_000, null, "year"],
  ["Salary: €50,000 – €60,000", 50_000, 60_000, "EUR", null],
  ["Das Jahresgehalt liegt bei EUR 45k - 55k jährlich", 45_000, 55_000, "EUR", "year"],
])("finds the pay in %j", (text, min, max, currency, period) => {
  expect(findStatedPay(text)).toMatchObject({ min, max, currency, period });
});

test.each([
  undefined,
  "",
  "Salary: competitive",
  "Salary: €50,000 per year",
  "We pay $2,000 – $4,000 for a referral.",
  "Salary: 50,000 – 60,000 per year",
  "You manage a budget of €500,000 – €900,000 per year and its salary costs.",
  "We ship €5 – €9 loaves per day.",
  "Salary\n\nWe bake.\n\nOur loaves cost €5 – €9 per day.",
])("finds no pay in %j", (text) => {
  expect(findStatedPay(text)).toBeNull();
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findSalary, readAmount, readPeriod, readSalary, widestSalary } from "./salary.ts";

describe("findSalary", () => {
  test.each([
    ["$120K – $150K", 120_000, 150_000, null, null],
    ["$120-150K", 120_000, 150_000, null, null],
    ["US$120K", 120_000, 120_000, "USD", null],
    ["$140,000—$180,000 USD", 140_000, 180_000, "USD", null],
    ["$1.40k - $1.80k", 1400, 1800, null, null],
    ["$22 - $28 per hour", 22, 28, null, "hour"],
    ["$20/hr - $30/hr", 20, 30, null, "hour"],
    ["£30,000 per annum", 30_000, 30_000, "GBP", "year"],
    ["between £30,000 and £40,000", 30_000, 40_000, "GBP", null],
    ["€20.50/hour", 20.5, 20.5, "EUR", "hour"],
    ["20,50 €/Stunde", 20.5, 20.5, "EUR", "hour"],
    ["60.000 - 75.000 EUR", 60_000, 75_000, "EUR", null],
    ["45 000 € brut par an", 45_000, 45_000, "EUR", "year"],
    ["CHF 100'000 - 120'000", 100_000, 120_000, "CHF", null],
    ["PLN 15 000 – 20 000 per month", 15_000, 20_000, "PLN", "month"],
    ["CA$100K – CA$120K • Offers Equity", 100_000, 120_000, "CAD", null],
    ["€50,000 - 25 days of vacation", 50_000, 50_000, "EUR", null],
    ["£30,000 for a 4 day week", 30_000, 30_000, "GBP", null],
  ])("reads %s", (text, min, max, currency, period) => {
    expect(findSalary(text)).toEqual({ min, max, currency, period, text });
  });

  test("leaves open an end that the text does not name", () => {
    expect(findSalary("up to €70k")).toMatchObject({ min: null, max: 70_000 });
    expect(findSalary("from $50K")).toMatchObject({ min: 50_000, max: null });
    expect(findSalary("$50K+")).toMatchObject({ min: 50_000, max: null });
  });

  test.each(["", "Competitive", "401K match", "5-10 years", "10% bonus", "TOP 100", "$0", null, 7])(
    "finds no salary in %o",
    (value) => {
      expect(findSalary(value)).toBeNull();
    },
  );

  test("uses the currency and the period that the source states beside the text", () => {
    expect(findSalary("$120K – $150K", { currency: "USD", period: "1 YEAR" })).toMatchObject({
      currency: "USD",
      period: "year",
    });
    expect(findSalary("30000-40000", { currency: "EUR" })).toMatchObject({ min: 30_000, max: 40_000 });
  });

  test("keeps of a long text the part with the amounts", () => {
    const text = `${"We care about people. ".repeat(30)}The pay is $90,000 a year. ${"We like dogs. ".repeat(30)}`;
    const salary = findSalary(text);
    expect(salary).toMatchObject({ min: 90_000, period: "year" });
    expect(salary?.text).toContain("The pay is $90,000 a year.");
    expect(salary?.text?.length).toBeLessThanOrEqual(200);
  });
});

describe("readSalary", () => {
  test("reads numbers written as text", () => {
    expect(readSalary({ min: "2400", max: "3000.50", currency: "eur", period: "monthly" })).toEqual({
      min: 2400,
      max: 3000.5,
      currency: "EUR",
      period: "month",
      text: "EUR 2,400–3,000.5 per month",
    });
  });

  test("knows no salary without an amount", () => {
    expect(readSalary({ min: 0, max: 0, currency: "USD", text: "Competitive" })).toBeNull();
    expect(readSalary({ min: "", max: null, currency: "EUR", period: "year" })).toBeNull();
    expect(readSalary({ min: -1, max: Number.NaN })).toBeNull();
  });

  test("puts the smaller amount first", () => {
    expect(readSalary({ min: 9, max: 3 })).toMatchObject({ min: 3, max: 9 });
  });

  test("leaves out a currency that does not exist", () => {
    expect(readSalary({ min: 1, currency: "N/A" })?.currency).toBeNull();
    expect(readSalary({ min: 1, currency: "$" })?.currency).toBeNull();
  });
});

describe("widestSalary", () => {
  test("spans the tiers in the currency and period of the first", () => {
    const tiers = [
      readSalary({ min: 120, max: 150, currency: "USD", period: "year" }),
      null,
      readSalary({ min: 100, max: 140, currency: "USD", period: "year" }),
      readSalary({ min: 1, max: 900, currency: "EUR", period: "year" }),
    ];
    expect(widestSalary(tiers, "tiers")).toEqual({
      min: 100,
      max: 150,
      currency: "USD",
      period: "year",
      text: "tiers",
    });
    expect(widestSalary([null])).toBeNull();
  });
});

test.each([
  ["1 YEAR", "year"],
  ["per-year-salary", "year"],
  ["p.a.", "year"],
  ["MONTH", "month"],
  ["monthly", "month"],
  ["per-hour-wage", "hour"],
  ["bi-week-salary", null],
  ["semi-month-salary", null],
  ["one-time", null],
  ["1 TIME", null],
  ["NONE", null],
  [null, null],
])("reads the period %s as %s", (text, period) => {
  expect(readPeriod(text)).toBe(period);
});

test.each([
  ["75,000", 75_000],
  ["75.000", 75_000],
  ["75.000,50", 75_000.5],
  ["70000.0", 70_000],
  ["1.40k", 1400],
  ["-5", null],
  ["0", null],
  ["", null],
  ["many", null],
  [true, null],
])("reads the amount %s as %s", (value, amount) => {
  expect(readAmount(value)).toBe(amount);
});

test("returns amounts above zero, in order, for any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."0123456789.,-– $€kK/USDh ") }), (text) => {
      const salary = findSalary(text);
      if (salary === null) return;
      expect(salary.min ?? salary.max).toBeGreaterThan(0);
      expect(salary.max ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(salary.min ?? 0);
    }),
    { numRuns: 500 },
  );
});

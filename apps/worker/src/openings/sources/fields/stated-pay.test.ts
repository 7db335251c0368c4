import { expect, test } from "vitest";
import { jsonLd } from "../pages/json-ld.ts";
import { onlyPosting, responseOf, sourceOf } from "../testing-source.ts";
import { findStatedPay } from "./stated-pay.ts";

test.each([
  ["Gehalt: 45.000 – 55.000 € pro Jahr", 45_000, 55_000, "EUR", "year"],
  ["The salary range is £30,000 to £36,000 per annum. We bake.", 30_000, 36_000, "GBP", "year"],
  ["Salary\n\n20–24 EUR per hour", 20, 24, "EUR", "hour"],
  ["Das Jahresgehalt liegt bei EUR 45k - 55k jährlich", 45_000, 55_000, "EUR", "year"],
])("finds the pay in %j", (text, min, max, currency, period) => {
  expect(findStatedPay(text)).toMatchObject({ min, max, currency, period });
});

test.each([
  undefined,
  "",
  "Salary: competitive",
  "Salary: €50,000 per year",
  "Salary: €50,000 – €60,000",
  "Salary: 50,000 – 60,000 per year",
  "You manage a budget of €500,000 – €900,000 per year and its salary costs.",
  "We ship €5 – €9 loaves per day.",
  "Salary\n\nWe bake.\n\nOur loaves cost €5 – €9 per day.",
])("finds no pay in %j", (text) => {
  expect(findStatedPay(text)).toBeNull();
});

test("is the pay of a page with JSON-LD that has no field for it", () => {
  const url = "https://acme.example/jobs/7";
  const job = { "@type": "JobPosting", title: "Baker", description: "<p>Salary: €3,000 – €3,600 per month</p>" };
  const page = (changes: object) =>
    onlyPosting(
      jsonLd.parse(
        responseOf(`<script type="application/ld+json">${JSON.stringify({ ...job, ...changes })}</script>`, url),
        sourceOf("json-ld", url),
      ),
    );
  expect(page({}).salary).toMatchObject({ min: 3_000, max: 3_600, currency: "EUR", period: "month" });
  expect(page({ baseSalary: "€20 – €24 per hour" }).salary).toMatchObject({ min: 20, max: 24, period: "hour" });
});

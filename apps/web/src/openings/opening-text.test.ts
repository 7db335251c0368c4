import { expect, test } from "vitest";
import { payText, postedText, seenText, workplaceText } from "./opening-text.ts";

test.each([
  [{ min: 190800, max: 267100, currency: "USD", period: "year", text: "x" }, "$190,800 to $267,100 a year"],
  [{ min: 52, max: 66.5, currency: "USD", period: "hour", text: null }, "$52 to $66.50 an hour"],
  [{ min: 4000, max: 4000, currency: "EUR", period: "month", text: null }, "€4,000 a month"],
  [{ min: 90000, max: null, currency: "CAD", period: "year", text: null }, "From CA$90,000 a year"],
  [{ min: null, max: 300, currency: "GBP", period: "day", text: null }, "Up to £300 a day"],
  [{ min: 50000, max: 60000, currency: "USD", period: null, text: null }, "$50,000 to $60,000"],
  [{ min: 52, max: null, currency: null, period: "hour", text: null }, "From 52 an hour"],
] as const)("the numbers of a pay are written out, case %#", (salary, text) => {
  expect(payText(salary)).toBe(text);
});

test.each([
  [{ min: 100, max: 200, currency: "USD", period: null, text: "100 to 200 USD" }, "100 to 200 USD"],
  [{ min: 100, max: 200, currency: null, period: "hour", text: "100-200" }, "100-200"],
  [{ min: 100, max: 200, currency: "dollars", period: "hour", text: "100-200 dollars" }, "100-200 dollars"],
  [{ min: null, max: null, currency: "USD", period: "year", text: "Competitive" }, "Competitive"],
  [{ min: 100, max: 200, currency: null, period: null, text: null }, null],
  [null, null],
] as const)("without currency or period, a pay is shown as the board words it, case %#", (salary, text) => {
  expect(payText(salary)).toBe(text);
});

test.each([
  ["Cologne, Germany", null, undefined, "Cologne, Germany"],
  ["Cologne", { mode: "on-site", countries: [] }, undefined, "Cologne"],
  ["Berlin", { mode: "hybrid", countries: ["DE"] }, "Hybrid", "Berlin"],
  ["Remote - US", { mode: "remote", countries: ["US"] }, "Remote", "United States"],
  ["Remote (Worldwide)", { mode: "remote", countries: [] }, "Remote", "Worldwide"],
  ["Remote", { mode: "remote", countries: [] }, "Remote", null],
  ["Remoteville", { mode: "remote", countries: [] }, "Remote", "Remoteville"],
  [null, { mode: "remote", countries: ["FR", "DE", "IT", "ES", "??"] }, "Remote", "France, Germany, Italy and 2 more"],
  [null, { mode: "remote", countries: ["??"] }, "Remote", "??"],
  [null, null, undefined, null],
] as const)("the place %j with %j is %s %s", (location, remote, mode, place) => {
  const posting = { location, remote: remote && { ...remote, countries: [...remote.countries] } };
  expect(workplaceText(posting)).toEqual({ mode, place });
});

test.each([
  ["2026-11-03", "2026-11-03T15:00:00.000Z", null],
  ["2026-11-03", "2026-11-05T15:00:00.000Z", "Found Nov\u00a05, 2026"],
  [null, "2026-11-05T15:00:00.000Z", "Found Nov\u00a05, 2026"],
])("an opening of %s that was first found at %s says %s", (postedDate, firstSeenAt, text) => {
  expect(seenText({ postedDate, firstSeenAt })).toBe(text);
});

test("the day of publication is written out", () => {
  expect(postedText("2026-11-03")).toBe("Nov\u00a03, 2026");
  expect(postedText(null)).toBeNull();
});

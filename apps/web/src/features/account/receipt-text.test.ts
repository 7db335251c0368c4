import { expect, test } from "vitest";
import { formatMoney, receiptStatus } from "./receipt-text.ts";

test("cents are shown as dollars", () => {
  expect(formatMoney(6200, "usd")).toBe("$62.00");
  expect(formatMoney(5, "usd")).toBe("$0.05");
});

test.each([
  ["paid", 0, "Paid"],
  ["partly-refunded", 1200, "Paid, $12.00 refunded"],
  ["refunded", 6200, "Refunded"],
  ["disputed", 0, "Disputed"],
] as const)("a payment that is %s", (status, amountRefunded, text) => {
  expect(receiptStatus({ status, amountRefunded, currency: "usd" })).toBe(text);
});

import { expect, test } from "vitest";
import { z } from "zod";
import { legalPages, missingForLegalPage, operatorVariables, readOperatorSettings } from "./index.ts";

const schema = z.object(operatorVariables);
const complete = {
  OPERATOR_NAME: "Example Inc.",
  OPERATOR_ADDRESS: "1 Main Street, Springfield",
  SUPPORT_EMAIL: "help@example.com",
  OPERATOR_LAW: "the State of Illinois",
  REFUND_DAYS: "14",
  LEGAL_DATE: "2026-11-01",
};
const missingWith = (variables: Record<string, string>) => {
  const operator = readOperatorSettings(schema.parse(variables));
  return Object.fromEntries(legalPages.map((page) => [page, missingForLegalPage(page, operator)]));
};

test("a complete operator lacks nothing, and an empty one is told every variable by page", () => {
  expect(missingWith(complete)).toEqual({ terms: [], privacy: [], refunds: [], contact: [] });
  expect(missingWith({})).toEqual({
    terms: ["OPERATOR_NAME", "OPERATOR_ADDRESS", "SUPPORT_EMAIL", "OPERATOR_LAW", "LEGAL_DATE"],
    privacy: ["OPERATOR_NAME", "OPERATOR_ADDRESS", "SUPPORT_EMAIL", "LEGAL_DATE"],
    refunds: ["OPERATOR_NAME", "SUPPORT_EMAIL", "REFUND_DAYS", "LEGAL_DATE"],
    contact: ["OPERATOR_NAME", "SUPPORT_EMAIL"],
  });
});

test("a name and an address of support are enough for the contact page only", () => {
  const { OPERATOR_NAME, SUPPORT_EMAIL } = complete;
  const missing = missingWith({ OPERATOR_NAME, SUPPORT_EMAIL });
  expect(legalPages.filter((page) => missing[page]?.length === 0)).toEqual(["contact"]);
});

test.each([
  ["SUPPORT_EMAIL", "help"],
  ["REFUND_DAYS", "0"],
  ["REFUND_DAYS", "two weeks"],
  ["LEGAL_DATE", "2026-02-30"],
])("%s=%s is refused", (name, value) => {
  expect(schema.safeParse({ ...complete, [name]: value }).error?.issues.map(({ path }) => path)).toEqual([[name]]);
});

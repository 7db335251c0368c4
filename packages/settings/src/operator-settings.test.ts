import { expect, test } from "vitest";
import { z } from "zod";
import { offerProblem, readOperatorSettings, sharedVariables, unservedLegalPages } from "./index.ts";

const { OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_LAW, SUPPORT_EMAIL, REFUND_DAYS, LEGAL_DATE, OFFER_ENDS } =
  sharedVariables;
const schema = z.object({
  OPERATOR_NAME,
  OPERATOR_ADDRESS,
  OPERATOR_LAW,
  SUPPORT_EMAIL,
  REFUND_DAYS,
  LEGAL_DATE,
  OFFER_ENDS,
});
const complete = {
  OPERATOR_NAME: "Example Inc.",
  OPERATOR_ADDRESS: "1 Main Street, Springfield",
  SUPPORT_EMAIL: "help@example.com",
  OPERATOR_LAW: "the State of Illinois",
  REFUND_DAYS: "14",
  LEGAL_DATE: "2026-11-01",
};
const unservedWith = (variables: Record<string, string>) =>
  unservedLegalPages(readOperatorSettings(schema.parse(variables)));

test("a complete operator lacks nothing, and an empty one is told every variable by page", () => {
  expect(unservedWith(complete)).toEqual([]);
  expect(unservedWith({})).toEqual([
    { page: "terms", missing: ["OPERATOR_NAME", "OPERATOR_ADDRESS", "SUPPORT_EMAIL", "OPERATOR_LAW", "LEGAL_DATE"] },
    { page: "privacy", missing: ["OPERATOR_NAME", "OPERATOR_ADDRESS", "SUPPORT_EMAIL", "LEGAL_DATE"] },
    { page: "refunds", missing: ["OPERATOR_NAME", "SUPPORT_EMAIL", "REFUND_DAYS", "LEGAL_DATE"] },
    { page: "contact", missing: ["OPERATOR_NAME", "SUPPORT_EMAIL"] },
  ]);
});

test("a name and an address of support are enough for the contact page only", () => {
  const { OPERATOR_NAME, SUPPORT_EMAIL } = complete;
  const unserved = unservedWith({ OPERATOR_NAME, SUPPORT_EMAIL });
  expect(unserved.map(({ page }) => page)).toEqual(["terms", "privacy", "refunds"]);
});

test.each([
  ["SUPPORT_EMAIL", "help"],
  ["REFUND_DAYS", "0"],
  ["REFUND_DAYS", "two weeks"],
  ["LEGAL_DATE", "2026-02-30"],
  ["OFFER_ENDS", "Dec 31"],
])("%s=%s is refused", (name, value) => {
  expect(schema.safeParse({ ...complete, [name]: value }).error?.issues.map(({ path }) => path)).toEqual([[name]]);
});

test.each([
  ["2026-12-31", "2026-12-30", null],
  ["2026-12-31", "2026-12-31", null],
  ["2026-12-31", "2027-01-01", /^it is over\. Set OFFER_ENDS/],
  [undefined, "2026-12-31", /not until when\. Set OFFER_ENDS/],
])("an offer that ends on %s is judged on %s", (end, today, problem) => {
  const operator = readOperatorSettings(schema.parse({ ...complete, ...(end && { OFFER_ENDS: end }) }));
  expect(offerProblem(operator, today) ?? "").toMatch(problem ?? /^$/);
});

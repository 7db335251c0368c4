import { expect, test } from "vitest";
import { whyNot } from "./why-not.ts";

const account = (name: string, changes = {}) => ({
  ...{ uid: name, email: `${name}@example.com`, isVerified: true, isBlocked: false },
  ...{ hasPaidAccess: name === "old", payments: name === "old" ? 1 : 0, ...changes },
});

test("access moves between two verified accounts, of which the old one has access", () => {
  expect(whyNot({ from: account("old"), to: account("new") })).toBeUndefined();
});

test.each([
  [{ uid: "new" }, {}, "Both addresses belong to one account."],
  [{ isBlocked: true }, {}, "old@example.com is blocked."],
  [{}, { isBlocked: true }, "new@example.com is blocked."],
  [{ hasPaidAccess: false }, {}, "old@example.com has no access that could be moved."],
  [
    { hasPaidAccess: false },
    { hasPaidAccess: true },
    "new@example.com has the access already, and old@example.com has none.",
  ],
  [{}, { hasPaidAccess: true }, "Both have access. Refund one of the payments at Stripe instead."],
  [
    { isVerified: false },
    {},
    "old@example.com is not verified. Ask its owner to open the link in the confirmation email.",
  ],
  [
    {},
    { isVerified: false },
    "new@example.com is not verified. Ask its owner to open the link in the confirmation email.",
  ],
])("from %j to %j it stays: %s", (from, to, reason) => {
  expect(whyNot({ from: account("old", from), to: account("new", to) })).toBe(reason);
});

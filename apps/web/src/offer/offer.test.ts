import { expect, test } from "vitest";
import { benefitsOf } from "./offer.ts";

test("the offer names openings with their number, and not at all if there are none", () => {
  expect(benefitsOf(1086)).toContain("1,086 job openings at those companies");
  expect(benefitsOf(1)).toContain("1 job opening at those companies");
  expect(benefitsOf(0).join()).not.toMatch(/opening/);
});

test("the offer has six lines, whether there are openings or not", () => {
  expect(benefitsOf(0)).toHaveLength(6);
  expect(benefitsOf(7)).toHaveLength(6);
});

import { expect, test } from "vitest";
import { benefitsOf } from "./offer.ts";

test("the offer names the number of openings, and omits them if the number is zero", () => {
  expect(benefitsOf(1086)).toContain("1,086 job openings at those companies");
  expect(benefitsOf(1)).toContain("1 job opening at those companies");
  expect(benefitsOf(0).join()).not.toMatch(/opening/);
});

test("the offer has six lines, whether there are openings or not", () => {
  expect(benefitsOf(0)).toHaveLength(6);
  expect(benefitsOf(7)).toHaveLength(6);
});

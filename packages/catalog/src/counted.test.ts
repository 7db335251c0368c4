import { expect, test } from "vitest";
import { counted, wordFor } from "./counted.ts";

test("a number has commas and its noun in the singular or the plural", () => {
  expect([0, 1, 999, 1000, 1_234_567].map((count) => counted(count, "board"))).toEqual([
    "0 boards",
    "1 board",
    "999 boards",
    "1,000 boards",
    "1,234,567 boards",
  ]);
});

test("an irregular plural is named", () => {
  expect(counted(1, "company", "companies")).toBe("1 company");
  expect(counted(2, "company", "companies")).toBe("2 companies");
  expect([0, 1, 2].map((count) => wordFor(count, "is", "are"))).toEqual(["are", "is", "are"]);
});

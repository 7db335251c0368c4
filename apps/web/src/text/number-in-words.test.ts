import { expect, test } from "vitest";
import { countedInside, countedInWords, inWords } from "./number-in-words.ts";

test("numbers up to twelve are words", () => {
  expect([0, 1, 2, 12, 13].map((count) => countedInWords(count, "day"))).toEqual([
    "No days",
    "One day",
    "Two days",
    "Twelve days",
    "13 days",
  ]);
});

test("inside a sentence the word is in lower case", () => {
  expect(countedInside(1, "month")).toBe("one month");
  expect(inWords(3)).toBe("three");
});

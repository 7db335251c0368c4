import { outlook } from "@zodiac-at-work/zodiac/outlook";
import { expect, test } from "vitest";
import { yearInWords } from "./year-in-words.ts";

test("a year with one finding has its sentence, without the name of the rule", () => {
  expect(yearInWords(outlook("dragon", 2026))).toBe(
    "The year's fire feeds the Dragon's earth: support comes before you ask.",
  );
});

test("a year for and against the reader names one reason of each side", () => {
  expect(yearInWords(outlook("ox", 2027))).toBe(
    "The Goat year clashes with the Ox: change comes from outside, so leave room in the plan. The year's fire feeds the Ox's earth: support comes before you ask.",
  );
});

test("a year with two reasons of one side names the first", () => {
  const horse = outlook("horse", 2026);
  expect(horse.findings.length).toBeGreaterThan(2);
  expect(yearInWords(horse)).toBe("The Horse year is the Horse's own year: review what you have before you add to it.");
});

import { newYearOf, signForYear, signOfDate } from "@zodiac-at-work/zodiac";
import { expect, test } from "vitest";
import { features } from "./features.ts";

test("the examples have the signs that their remarks name", () => {
  expect(features.map(({ example }) => signOfDate(example.date).sign)).toEqual(["dragon", "ox", "goat"]);
});

test("Massachusetts is a Goat by one day: it joined on the eve of the Monkey's New Year", () => {
  const { date } = features[2]?.example ?? expect.fail("there is no third feature");
  expect(signOfDate(date).daysFromNewYear).toBe(-1);
  expect(newYearOf(1788)).toEqual({ year: 1788, month: 2, day: 7 });
  expect(signForYear(1788)).toBe("monkey");
});

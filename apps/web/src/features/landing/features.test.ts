import { newYearOf, signForYear, signOfDate } from "@zodiac-at-work/zodiac";
import { expect, test } from "vitest";
import { features } from "./features.ts";

test("Massachusetts is a Goat by one day: it joined on the eve of the Monkey's New Year", () => {
  const { date } = features[2]?.examples[0] ?? expect.fail("there is no third feature");
  expect(signOfDate(date)).toMatchObject({ sign: "goat", daysFromNewYear: -1 });
  expect(newYearOf(1788)).toEqual({ year: 1788, month: 2, day: 7 });
  expect(signForYear(1788)).toBe("monkey");
});

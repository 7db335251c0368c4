import { expect, test } from "vitest";
import { yearRulerOf } from "./year-ruler.ts";

const date = (year: number, month: number, day: number) => ({ year, month, day });

test("a day is a mark on its zodiac year, between the signs of the years beside it", () => {
  const ruler = yearRulerOf(date(2005, 6, 23));
  expect(ruler).toMatchObject({ from: date(2005, 2, 9), to: date(2006, 1, 28), before: "monkey", after: "dog" });
  expect(ruler?.mark?.at).toBeCloseTo(134 / 354);
  expect(ruler?.mark?.width).toBe(0);
  // A day in January belongs to the zodiac year before.
  expect(yearRulerOf(date(1990, 1, 26))).toMatchObject({ to: date(1990, 1, 26), after: "horse" });
  expect(yearRulerOf(date(1990, 1, 27))?.mark).toEqual({ at: 0, width: 0 });
});

test("a month without a New Year is a part of its zodiac year", () => {
  const ruler = yearRulerOf({ year: 1909, month: 10, day: null });
  expect(ruler).toMatchObject({ from: date(1909, 1, 22), newYear: undefined });
  expect(ruler?.mark?.width).toBeGreaterThan(0.07);
});

test("the New Year divides a year or month that allows two signs", () => {
  const year = yearRulerOf({ year: 2004, month: null, day: null });
  expect(year).toMatchObject({ from: date(2004, 1, 1), to: date(2004, 12, 31), before: "goat", after: "monkey" });
  expect(year?.newYear?.day).toEqual(date(2004, 1, 22));
  expect(year?.newYear?.at).toBeCloseTo(21 / 366);
  const month = yearRulerOf({ year: 1990, month: 1, day: null });
  expect(month).toMatchObject({ from: date(1990, 1, 1), to: date(1990, 1, 31), before: "snake", after: "horse" });
});

test("there is no ruler before the calendar begins", () => {
  expect(yearRulerOf({ year: 1599, month: null, day: null })).toBeUndefined();
});

import { signOfDate, signs } from "@zodiac-at-work/zodiac";
import { expect, test } from "vitest";
import { lastYears } from "./sign-years.ts";

test("the current year's own sign ends with the current year", () => {
  expect(lastYears("horse", 2026)).toEqual([2002, 2014, 2026]);
});

test("a sign whose next year is still to come ends with its latest year", () => {
  expect(lastYears("goat", 2026)).toEqual([1991, 2003, 2015]);
  expect(lastYears("snake", 2026)).toEqual([2001, 2013, 2025]);
});

test("every year in the list has the sign", () => {
  for (let year = 2020; year < 2032; year++) {
    for (const { id } of signs) {
      for (const named of lastYears(id, year)) {
        expect(signOfDate({ year: named, month: 7, day: 1 }).sign).toBe(id);
        expect(named).toBeLessThanOrEqual(year);
        expect(named).toBeGreaterThan(year - 36);
      }
    }
  }
});

import { FIRST_YEAR, LAST_YEAR, newYearOf } from "@zodiac-at-work/zodiac";
import { expect, test } from "vitest";

test("New Year falls between Jan 21 and Feb 20, as the page says, and on both of these days", () => {
  const days = new Set<number>();
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
    const { month, day } = newYearOf(year);
    days.add(month * 100 + day);
  }
  expect(Math.min(...days)).toBe(121);
  expect(Math.max(...days)).toBe(220);
});

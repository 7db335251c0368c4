import { readFileSync } from "node:fs";
import { dayOfYear, daysInMonth } from "@zodiac-at-work/civil-date";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CivilDate, daysBetween, formatDate } from "../calendar/civil-date.ts";
import { type Boundary, FIRST_YEAR, LAST_YEAR, newYearOf } from "../calendar/new-year.ts";
import { yearAnimal } from "./inner-animals.ts";
import { signOfDate } from "./sign-of.ts";

const boundaries: readonly Boundary[] = ["new-year", "start-of-spring"];
const anyDate: fc.Arbitrary<CivilDate> = fc
  .tuple(
    fc.integer({ min: FIRST_YEAR, max: LAST_YEAR }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 31 }),
  )
  .filter(([year, month, day]) => day <= daysInMonth(year, month))
  .map(([year, month, day]) => ({ year, month, day }));

describe("signOfDate", () => {
  test.each([
    ["1990-01-26", "snake", 1989, -1],
    ["1990-01-27", "horse", 1990, 0],
    ["1954-02-02", "snake", 1953, -1],
    ["1954-02-03", "horse", 1954, 0],
    ["2027-02-05", "horse", 2026, -1],
    ["2027-02-06", "goat", 2027, 0],
    ["1788-02-06", "goat", 1787, -1],
    ["1788-02-07", "monkey", 1788, 0],
    ["2000-02-29", "dragon", 2000, 24],
    ["2000-12-31", "dragon", 2000, 330],
    ["1600-01-01", "pig", 1599, -45],
    ["2200-12-31", "rat", 2200, 319],
  ] as const)("of %s is %s, of the zodiac year %i, %i days from New Year", (date, sign, zodiacYear, days) => {
    expect(signOfDate(date)).toMatchObject({ sign, zodiacYear, daysFromNewYear: days });
  });

  test("is right for all fifty states by their dates of statehood", () => {
    const states = readFileSync(new URL("../../fixtures/us-statehood.csv", import.meta.url), "utf8")
      .trim()
      .split("\n")
      .slice(1);
    expect(states).toHaveLength(50);
    for (const [state, date, sign] of states.map((line) => line.split(",") as [string, string, string])) {
      expect(signOfDate(date).sign, state).toBe(sign);
    }
  });

  test("returns every fact that explains the sign", () => {
    expect(signOfDate("1990-01-24")).toEqual({
      sign: "snake",
      zodiacYear: 1989,
      newYear: { year: 1990, month: 1, day: 27 },
      daysFromNewYear: -3,
      yearElement: "earth",
      polarity: "yin",
      alternative: undefined,
      dependsOnHour: false,
    });
  });

  test("returns the other sign between New Year and Start of Spring, whichever is first", () => {
    expect(signOfDate("1990-01-30")).toMatchObject({
      sign: "horse",
      alternative: {
        boundary: "start-of-spring",
        sign: "snake",
        zodiacYear: 1989,
        newYear: { year: 1990, month: 2, day: 4 },
      },
    });
    expect(signOfDate("2024-02-04")).toMatchObject({
      sign: "rabbit",
      zodiacYear: 2023,
      alternative: {
        boundary: "start-of-spring",
        sign: "dragon",
        zodiacYear: 2024,
        newYear: { year: 2024, month: 2, day: 4 },
      },
    });
  });

  test.each([
    ["1990-01-26", false],
    ["1990-01-27", true],
    ["1990-02-03", true],
    ["1990-02-04", false],
    ["2024-02-03", false],
    ["2024-02-04", true],
    ["2024-02-09", true],
    ["2024-02-10", false],
  ])("has an alternative on %s: %s", (date, expected) => {
    expect(signOfDate(date).alternative !== undefined).toBe(expected);
    expect(signOfDate(date, { boundary: "start-of-spring" }).alternative !== undefined).toBe(expected);
  });

  test("has no alternative in a year that begins on the same day under both boundaries", () => {
    expect(newYearOf(1992)).toEqual(newYearOf(1992, { boundary: "start-of-spring" }));
    for (const date of ["1992-02-03", "1992-02-04", "1992-02-05"]) {
      expect(signOfDate(date).alternative).toBeUndefined();
    }
  });

  test("swaps sign and alternative under the other boundary", () => {
    expect(signOfDate("1990-01-30", { boundary: "start-of-spring" })).toEqual({
      sign: "snake",
      zodiacYear: 1989,
      newYear: { year: 1990, month: 2, day: 4 },
      daysFromNewYear: -5,
      yearElement: "earth",
      polarity: "yin",
      alternative: {
        boundary: "new-year",
        sign: "horse",
        zodiacYear: 1990,
        newYear: { year: 1990, month: 1, day: 27 },
      },
      dependsOnHour: false,
    });
  });

  test("says that the hour can decide on the day of Start of Spring and the days next to it", () => {
    const around = ["1990-02-02", "1990-02-03", "1990-02-04", "1990-02-05", "1990-02-06"];
    const flags = (boundary: Boundary) => around.map((date) => signOfDate(date, { boundary }).dependsOnHour);
    expect(flags("start-of-spring")).toEqual([false, true, true, true, false]);
    expect(flags("new-year")).toEqual([false, false, false, false, false]);
    expect(signOfDate("1990-01-27").dependsOnHour).toBe(false);
  });

  test("says so on every date that yearAnimal does not decide", () => {
    const unsaid: number[] = [];
    for (let year = 1645; year <= LAST_YEAR; year++) {
      for (let day = 1; day <= 8; day++) {
        const date = { year, month: 2, day };
        const { known } = yearAnimal(date);
        const { dependsOnHour } = signOfDate(date, { boundary: "start-of-spring" });
        if (!known && !dependsOnHour) unsaid.push(year);
      }
    }
    // The almanac of 1693 printed the day after the true one, and the flag is around the printed day.
    expect(unsaid).toEqual([1693]);
  });

  test("returns the same for a string and for an object", () => {
    fc.assert(
      fc.property(anyDate, fc.constantFrom(...boundaries), (date, boundary) => {
        expect(signOfDate(formatDate(date), { boundary })).toEqual(signOfDate(date, { boundary }));
      }),
    );
  });

  test("does not change its argument and returns a new object each time", () => {
    const date = Object.freeze({ year: 1990, month: 1, day: 30 });
    const first = signOfDate(date);
    expect(first).toEqual(signOfDate(date));
    expect(first).not.toBe(signOfDate(date));
    expect(first.newYear).not.toBe(signOfDate(date).newYear);
  });

  test("counts days from the New Year of the date's own calendar year", () => {
    fc.assert(
      fc.property(anyDate, fc.constantFrom(...boundaries), (date, boundary) => {
        const answer = signOfDate(date, { boundary });
        expect(answer.newYear).toEqual(newYearOf(date.year, { boundary }));
        expect(answer.daysFromNewYear).toBe(daysBetween(answer.newYear, date));
        expect(answer.zodiacYear).toBe(answer.daysFromNewYear < 0 ? date.year - 1 : date.year);
      }),
    );
  });

  test("repeats after twelve years, its element after ten, its polarity after two", () => {
    for (let year = FIRST_YEAR; year <= LAST_YEAR - 12; year++) {
      const midyear = signOfDate({ year, month: 7, day: 1 });
      expect(signOfDate({ year: year + 12, month: 7, day: 1 }).sign).toBe(midyear.sign);
      expect(signOfDate({ year: year + 10, month: 7, day: 1 }).yearElement).toBe(midyear.yearElement);
      expect(signOfDate({ year: year + 2, month: 7, day: 1 }).polarity).toBe(midyear.polarity);
      expect(signOfDate({ year: year + 1, month: 7, day: 1 }).polarity).not.toBe(midyear.polarity);
    }
  });

  test("has the year elements that almanacs print", () => {
    const elements = [1984, 1985, 1986, 1987, 1988, 1989, 1990, 1991, 1992, 1993].map(
      (year) => `${signOfDate({ year, month: 7, day: 1 }).yearElement} ${signOfDate({ year, month: 7, day: 1 }).sign}`,
    );
    expect(elements).toEqual([
      "wood rat",
      "wood ox",
      "fire tiger",
      "fire rabbit",
      "earth dragon",
      "earth snake",
      "metal horse",
      "metal goat",
      "water monkey",
      "water rooster",
    ]);
  });

  test.each([
    ["1599-12-31", "out-of-range"],
    ["2201-01-01", "out-of-range"],
    ["1990-02-29", "impossible-date"],
    ["1990/01/26", "malformed-date"],
  ])("refuses %s as %s", (date, code) => {
    expect(() => signOfDate(date)).toThrow(expect.objectContaining({ name: "ZodiacRangeError", code }));
  });

  test("reports an impossible date as impossible even outside of its range", () => {
    expect(() => signOfDate("1500-02-30")).toThrow(expect.objectContaining({ code: "impossible-date" }));
  });

  test("refuses an unknown boundary, and uses the common one if none is given", () => {
    expect(() => signOfDate("1990-01-26", { boundary: "spring" as Boundary })).toThrow(
      expect.objectContaining({ code: "unknown-option" }),
    );
    expect(signOfDate("1990-01-26", {})).toEqual(signOfDate("1990-01-26"));
  });

  test("counts the days of a year as dayOfYear does, including leap years", () => {
    expect(signOfDate("2024-12-31").daysFromNewYear).toBe(366 - dayOfYear(2024, 2, 10));
    expect(signOfDate("2023-12-31").daysFromNewYear).toBe(365 - dayOfYear(2023, 1, 22));
  });
});

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { daysBetween, formatDate } from "./calendar/civil-date.ts";
import {
  type Boundary,
  FIRST_YEAR,
  firstTableYear,
  LAST_YEAR,
  newYearOf,
  zodiacYearSpan,
} from "./calendar/new-year.ts";
import { newYears, startsOfSpring } from "./calendar/new-year-table.ts";
import { signOfDate } from "./signs/sign-of.ts";

const published = readFileSync(new URL("../fixtures/new-year-dates.csv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split(",") as [string, string]);
const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);

describe("newYearOf", () => {
  test("returns the published New Year's Day in all 301 years from 1850 to 2150", () => {
    expect(published).toHaveLength(301);
    const known = published.map(([year]) => [year, formatDate(newYearOf(+year))]);
    expect(known).toEqual(published);
  });

  test.each([
    [1600, "1600-02-15", "the imperial calendar of that year; later handbooks differ"],
    [1609, "1609-02-05", "the imperial calendar of that year; later handbooks differ"],
    [1613, "1613-02-19", "by mean solar terms, the leap month comes before it"],
    [1632, "1632-02-20", "by mean solar terms, the leap month comes before it"],
    [1643, "1643-02-19", "the calendar's computed moon was slightly late"],
    [1788, "1788-02-07", "a day after Massachusetts became a state"],
    [1890, "1890-01-21", "ICU is a month late"],
    [1896, "1896-02-13", "Beijing local time, a day before UTC+8"],
    [1900, "1900-01-31", "sources differ"],
    [1916, "1916-02-03", "Beijing local time"],
    [1954, "1954-02-03", "ICU is a day late"],
    [1985, "1985-02-20", "the latest day on which it falls"],
    [1966, "1966-01-21", "the earliest day on which it falls"],
    [2027, "2027-02-06", "ICU is a day late"],
    [2030, "2030-02-03", "ICU is a day early"],
    [2034, "2034-02-19", "after the leap month of 2033, which many programs misplace"],
    [2148, "2148-02-20", "ICU is a day off"],
  ])("of %i is %s (%s)", (year, date) => {
    expect(formatDate(newYearOf(year))).toBe(date);
  });

  test("falls between January 21 and February 20, and both days occur", () => {
    const days = years.map((year) => formatDate(newYearOf(year)).slice(5)).sort();
    expect([days[0], days.at(-1)]).toEqual(["01-21", "02-20"]);
  });

  test.each([
    [1600, "1600-02-06"],
    [1644, "1644-02-05"],
    [1645, "1645-02-03"],
    [1693, "1693-02-04"],
    [1899, "1899-02-04"],
    [1900, "1900-02-04"],
    [1904, "1904-02-05"],
    [1984, "1984-02-04"],
    [1990, "1990-02-04"],
    [2021, "2021-02-03"],
    [2024, "2024-02-04"],
    [2025, "2025-02-03"],
    [2200, "2200-02-04"],
  ])("under start of spring, of %i, is %s", (year, date) => {
    expect(formatDate(newYearOf(year, { boundary: "start-of-spring" }))).toBe(date);
  });

  test("returns February 3, 4 or 5 for Start of Spring since the calendar follows the true sun", () => {
    const days = years.filter((year) => year >= 1645).map((year) => newYearOf(year, { boundary: "start-of-spring" }));
    expect(new Set(days.map(({ month }) => month))).toEqual(new Set([2]));
    expect([...new Set(days.map(({ day }) => day))].sort()).toEqual([3, 4, 5]);
  });

  test("uses the common boundary if none, or undefined, is given", () => {
    expect(newYearOf(1990, {})).toEqual(newYearOf(1990));
    expect(newYearOf(1990, { boundary: undefined })).toEqual(newYearOf(1990));
    expect(newYearOf(1990, { boundary: "new-year" })).toEqual(newYearOf(1990));
  });

  test.each([1598, 2201, 1990.5, Number.NaN, Number.POSITIVE_INFINITY, "1990" as unknown as number])(
    "refuses the year %s",
    (year) => {
      expect(() => newYearOf(year)).toThrow(
        expect.objectContaining({
          code: "out-of-range",
          message: "Give the year as a whole number from 1600 to 2200.",
        }),
      );
    },
  );

  test("accepts the first and the last year of its range", () => {
    expect(formatDate(newYearOf(FIRST_YEAR))).toBe("1600-02-15");
    expect(formatDate(newYearOf(LAST_YEAR))).toBe("2200-02-15");
  });

  test("refuses an unknown boundary", () => {
    expect(() => newYearOf(1990, { boundary: "lichun" as Boundary })).toThrow(
      expect.objectContaining({
        code: "unknown-option",
        message: '"lichun" is not a boundary: give "new-year" or "start-of-spring".',
      }),
    );
  });
});

describe("zodiacYearSpan", () => {
  test("runs from New Year's Day to the next New Year's Eve", () => {
    expect(zodiacYearSpan(1990)).toEqual({
      from: { year: 1990, month: 1, day: 27 },
      to: { year: 1991, month: 2, day: 14 },
      days: 384,
    });
  });

  test("follows the previous year without a gap and has 12 or 13 months", () => {
    for (const year of years) {
      const { from, to, days } = zodiacYearSpan(year);
      expect(from).toEqual(newYearOf(year));
      expect(days === 353 || days === 354 || days === 355 || days === 383 || days === 384 || days === 385).toBe(true);
      expect(daysBetween(from, to)).toBe(days - 1);
      if (year < LAST_YEAR) expect(daysBetween(to, newYearOf(year + 1))).toBe(1);
    }
  });

  test("is a solar year from one Start of Spring to the next", () => {
    const boundary = { boundary: "start-of-spring" } as const;
    expect(zodiacYearSpan(2024, boundary)).toEqual({
      from: { year: 2024, month: 2, day: 4 },
      to: { year: 2025, month: 2, day: 2 },
      days: 365,
    });
    const odd = years.filter((year) => ![365, 366].includes(zodiacYearSpan(year, boundary).days));
    // In 1645 the calendar changed from mean to true solar terms; for 1693 it was printed a day late.
    expect(odd).toEqual([1644, 1692, 1693]);
    expect(odd.map((year) => zodiacYearSpan(year, boundary).days)).toEqual([364, 367, 364]);
  });

  test.each(["new-year", "start-of-spring"] as const)(
    "knows the year that contains January 1600, by %s",
    (boundary) => {
      const { zodiacYear } = signOfDate("1600-01-01", { boundary });
      const { from, to } = zodiacYearSpan(zodiacYear, { boundary });
      expect(zodiacYear).toBe(1599);
      expect([formatDate(from), formatDate(to)]).toEqual(
        boundary === "new-year" ? ["1599-01-27", "1600-02-14"] : ["1599-02-05", "1600-02-05"],
      );
    },
  );

  test("knows the end of the last year and refuses the year after", () => {
    expect(formatDate(zodiacYearSpan(2200).to)).toBe("2201-02-03");
    expect(() => zodiacYearSpan(2201)).toThrow(expect.objectContaining({ code: "out-of-range" }));
  });
});

test("the tables contain one day for each year of the range and the year after", () => {
  expect(newYears).toHaveLength(LAST_YEAR - firstTableYear + 2);
  expect(startsOfSpring).toHaveLength(LAST_YEAR - firstTableYear + 2);
});

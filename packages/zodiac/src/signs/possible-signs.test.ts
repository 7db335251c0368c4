import { daysInMonth } from "@zodiac-at-work/civil-date";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { daysBetween } from "../calendar/civil-date.ts";
import { type Boundary, FIRST_YEAR, LAST_YEAR } from "../calendar/new-year.ts";
import { likeliestSign, type PartialDate, possibleSigns } from "./possible-signs.ts";
import { signOfDate } from "./sign-of.ts";
import { signForYear } from "./year-cycle.ts";

const boundaries: readonly Boundary[] = ["new-year", "start-of-spring"];

describe("possibleSigns", () => {
  test("returns both signs of a month that contains New Year, with their days", () => {
    expect(possibleSigns({ year: 1990, month: 1 })).toEqual([
      {
        sign: "snake",
        zodiacYear: 1989,
        from: { year: 1990, month: 1, day: 1 },
        to: { year: 1990, month: 1, day: 26 },
        days: 26,
      },
      {
        sign: "horse",
        zodiacYear: 1990,
        from: { year: 1990, month: 1, day: 27 },
        to: { year: 1990, month: 1, day: 31 },
        days: 5,
      },
    ]);
  });

  test("returns one sign for a month that is entirely before or after New Year", () => {
    expect(possibleSigns({ year: 1985, month: 1 }).map(({ sign, days }) => [sign, days])).toEqual([["rat", 31]]);
    expect(possibleSigns({ year: 1990, month: 2 }).map(({ sign, days }) => [sign, days])).toEqual([["horse", 28]]);
    expect(possibleSigns({ year: 1990, month: 12 }).map(({ sign, days }) => [sign, days])).toEqual([["horse", 31]]);
  });

  test("returns one sign for a month that begins on New Year's Day", () => {
    expect(possibleSigns({ year: 1851, month: 2 }).map(({ sign, days }) => [sign, days])).toEqual([["pig", 28]]);
    expect(possibleSigns({ year: 1851, month: 1 }).map(({ sign, days }) => [sign, days])).toEqual([["dog", 31]]);
  });

  test("returns two signs for every year, which together cover all of its days", () => {
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
      const spans = possibleSigns({ year });
      expect(spans.map(({ sign }) => sign)).toEqual([signForYear(year, 1), signForYear(year)]);
      expect(spans.map(({ zodiacYear }) => zodiacYear)).toEqual([year - 1, year]);
      expect(spans.reduce((sum, { days }) => sum + days, 0)).toBe(daysInMonth(year, 2) + 337);
    }
  });

  test("agrees with signOfDate for a full date", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: FIRST_YEAR, max: LAST_YEAR }),
        fc.integer({ min: 1, max: 2 }),
        fc.integer({ min: 1, max: 28 }),
        fc.constantFrom(...boundaries),
        (year, month, day, boundary) => {
          const date = { year, month, day };
          const { sign, zodiacYear, daysFromNewYear } = signOfDate(date, { boundary });
          fc.pre(boundary === "new-year" || daysFromNewYear !== 0);
          expect(possibleSigns(date, { boundary })).toEqual([{ sign, zodiacYear, from: date, to: date, days: 1 }]);
        },
      ),
    );
  });

  test("accepts null for an unknown part, as databases use it", () => {
    expect(possibleSigns({ year: 1990, month: 1, day: null })).toEqual(possibleSigns({ year: 1990, month: 1 }));
    expect(possibleSigns({ year: 1990, month: null, day: null })).toEqual(possibleSigns({ year: 1990 }));
  });

  test.each<[PartialDate, string]>([
    [{ year: 1599 }, "out-of-range"],
    [{ year: 2201, month: 1 }, "out-of-range"],
    [{ year: 1990, month: 13 }, "impossible-date"],
    [{ year: 1990, month: 0 }, "impossible-date"],
    [{ year: 1990, month: 2, day: 30 }, "impossible-date"],
    [{ year: 1990, month: 1.5 }, "malformed-date"],
    [{ year: 1990, day: 3 }, "malformed-date"],
    [{ year: 1990, month: null, day: 3 }, "malformed-date"],
  ])("refuses %o as %s", (date, code) => {
    expect(() => possibleSigns(date)).toThrow(expect.objectContaining({ name: "ZodiacRangeError", code }));
  });

  test.each([
    ["mounth", { year: 1990, mounth: 1 }],
    ["xday", { year: 1990, xday: 1 }],
    ["days", { year: 1990, days: 1 }],
    ["eraYear", { year: 1990, era: undefined, eraYear: 2 }],
    ["xmonth", { year: 1990, month: 1, xmonth: 1 }],
    ["months", { year: 1990, month: 1, months: 1 }],
  ])("names the part %s, which a date lacks", (name, date) => {
    const wanted = name === "eraYear" ? "era" : name;
    expect(() => possibleSigns(date)).toThrow(`"${wanted}" is not a part of a date. Give the date as`);
  });

  test.each([
    { year: 1990, month: 1, monthCode: "M01" },
    { year: 1990, month: 1, era: "ce", eraYear: 1990 },
    { year: 1990, month: 1, calendar: "gregory" },
    { year: 1990, month: 1, calendarId: "iso8601" },
  ])("accepts %j, like an object of Temporal", (date) => {
    expect(possibleSigns(date)).toEqual(possibleSigns("1990-01"));
  });

  test("accepts the calendar of a year", () => {
    expect(possibleSigns({ year: 1990, calendar: "iso8601" } as PartialDate)).toEqual(possibleSigns("1990"));
    expect(possibleSigns({ year: 1990, calendarId: "iso8601" } as PartialDate)).toEqual(possibleSigns("1990"));
  });

  test("explains why a day without a month is refused", () => {
    expect(() => possibleSigns({ year: 1990, day: 3 })).toThrow("A day without a month is not a date.");
  });
});

describe("likeliestSign", () => {
  test("returns the sign of most days, and is uncertain if there are others", () => {
    expect(likeliestSign({ year: 1990, month: 1 })).toEqual({
      sign: "snake",
      zodiacYear: 1989,
      certain: false,
      share: 26 / 31,
    });
    expect(likeliestSign({ year: 1990, month: 3 })).toEqual({
      sign: "horse",
      zodiacYear: 1990,
      certain: true,
      share: 1,
    });
    expect(likeliestSign({ year: 1990 })).toMatchObject({ sign: "horse", certain: false, share: 339 / 365 });
  });

  test("returns the later sign if both have the same number of days", () => {
    // New Year was on February 15 of a common year: fourteen days for each sign.
    expect(possibleSigns({ year: 1915, month: 2 }).map(({ days }) => days)).toEqual([13, 15]);
    expect(possibleSigns({ year: 1991, month: 2 }).map(({ days }) => days)).toEqual([14, 14]);
    expect(likeliestSign({ year: 1991, month: 2 })).toEqual({
      sign: "goat",
      zodiacYear: 1991,
      certain: false,
      share: 0.5,
    });
  });

  test("uses the other boundary on request", () => {
    expect(likeliestSign({ year: 1990, month: 2 }, { boundary: "start-of-spring" })).toEqual({
      sign: "horse",
      zodiacYear: 1990,
      certain: false,
      share: 25 / 29,
    });
  });

  test("is not certain on the day of Start of Spring, whose hours belong to both years", () => {
    const boundary = "start-of-spring";
    const day = { year: 1990, month: 2, day: 4 };
    expect(possibleSigns("1990-02-04", { boundary })).toEqual([
      { sign: "snake", zodiacYear: 1989, from: day, to: day, days: 1 },
      { sign: "horse", zodiacYear: 1990, from: day, to: day, days: 1 },
    ]);
    expect(likeliestSign("1990-02-04", { boundary })).toEqual({
      sign: "horse",
      zodiacYear: 1990,
      certain: false,
      share: 0.5,
    });
    expect(likeliestSign("1990-02-03", { boundary }).certain).toBe(true);
    expect(likeliestSign("1990-02-04").certain).toBe(true);
  });

  test("covers at least half of the days in every month from 1600 to 2200", () => {
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
      for (let month = 1; month <= 12; month++) {
        const { share, certain } = likeliestSign({ year, month });
        expect(share).toBeGreaterThanOrEqual(0.5);
        expect(certain).toBe(share === 1);
      }
    }
  });

  test("is based on spans that cover whole months", () => {
    const [first, second] = possibleSigns({ year: 1990, month: 1 });
    expect(first && second && daysBetween(first.to, second.from)).toBe(1);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysBetween, daysInMonth } from "./civil-date.ts";
import { type Boundary, FIRST_YEAR, LAST_YEAR } from "./new-year.ts";
import { likeliestSign, type PartialDate, possibleSigns } from "./possible-signs.ts";
import { signOfDate } from "./sign-of.ts";
import { signForYear } from "./year-cycle.ts";

const boundaries: readonly Boundary[] = ["new-year", "start-of-spring"];

describe("possibleSigns", () => {
  it("gives both signs of a month that holds New Year, with their days", () => {
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

  it("gives one sign for a month that is all before or all after New Year", () => {
    expect(possibleSigns({ year: 1985, month: 1 }).map(({ sign, days }) => [sign, days])).toEqual([["rat", 31]]);
    expect(possibleSigns({ year: 1990, month: 2 }).map(({ sign, days }) => [sign, days])).toEqual([["horse", 28]]);
    expect(possibleSigns({ year: 1990, month: 12 }).map(({ sign, days }) => [sign, days])).toEqual([["horse", 31]]);
  });

  it("gives one sign for a month that begins with New Year's Day", () => {
    expect(possibleSigns({ year: 1851, month: 2 }).map(({ sign, days }) => [sign, days])).toEqual([["pig", 28]]);
    expect(possibleSigns({ year: 1851, month: 1 }).map(({ sign, days }) => [sign, days])).toEqual([["dog", 31]]);
  });

  it("gives two signs for every year, whose days are all of the year's", () => {
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
      const spans = possibleSigns({ year });
      expect(spans.map(({ sign }) => sign)).toEqual([signForYear(year, 1), signForYear(year)]);
      expect(spans.map(({ zodiacYear }) => zodiacYear)).toEqual([year - 1, year]);
      expect(spans.reduce((sum, { days }) => sum + days, 0)).toBe(daysInMonth(year, 2) + 337);
    }
  });

  it("answers a whole date as signOfDate does", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: FIRST_YEAR, max: LAST_YEAR }),
        fc.integer({ min: 1, max: 2 }),
        fc.integer({ min: 1, max: 28 }),
        fc.constantFrom(...boundaries),
        (year, month, day, boundary) => {
          const date = { year, month, day };
          const { sign, zodiacYear } = signOfDate(date, { boundary });
          expect(possibleSigns(date, { boundary })).toEqual([{ sign, zodiacYear, from: date, to: date, days: 1 }]);
        },
      ),
    );
  });

  it("takes null for unknown, as databases do", () => {
    expect(possibleSigns({ year: 1990, month: 1, day: null })).toEqual(possibleSigns({ year: 1990, month: 1 }));
    expect(possibleSigns({ year: 1990, month: null, day: null })).toEqual(possibleSigns({ year: 1990 }));
  });

  it.each<[PartialDate, string]>([
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

  it("says why a day alone is not enough", () => {
    expect(() => possibleSigns({ year: 1990, day: 3 })).toThrow("A day without a month is not a date.");
  });
});

describe("likeliestSign", () => {
  it("is the sign of most days, and uncertain while there are others", () => {
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

  it("is the later sign when both have equally many days", () => {
    // New Year on 15 February of a common year: fourteen days each.
    expect(possibleSigns({ year: 1915, month: 2 }).map(({ days }) => days)).toEqual([13, 15]);
    expect(possibleSigns({ year: 1991, month: 2 }).map(({ days }) => days)).toEqual([14, 14]);
    expect(likeliestSign({ year: 1991, month: 2 })).toEqual({
      sign: "goat",
      zodiacYear: 1991,
      certain: false,
      share: 0.5,
    });
  });

  it("goes by the other boundary if asked", () => {
    expect(likeliestSign({ year: 1990, month: 2 }, { boundary: "start-of-spring" })).toEqual({
      sign: "horse",
      zodiacYear: 1990,
      certain: false,
      share: 25 / 28,
    });
  });

  it("covers at least half of the days in every month from 1600 to 2200", () => {
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
      for (let month = 1; month <= 12; month++) {
        const { share, certain } = likeliestSign({ year, month });
        expect(share).toBeGreaterThanOrEqual(0.5);
        expect(certain).toBe(share === 1);
      }
    }
  });

  it("adds up to whole months", () => {
    const [first, second] = possibleSigns({ year: 1990, month: 1 });
    expect(first && second && daysBetween(first.to, second.from)).toBe(1);
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareDates, formatDate } from "../calendar/civil-date.ts";
import { addDays } from "../calendar.ts";
import { dateOfLunarIn, lunarDateIn, lunarMonthsIn } from "../regional/regional.ts";
import { type AnniversaryOptions, nextAnniversary, nthAnniversary } from "./anniversaries.ts";

const inLeap8 = { year: 1995, month: 8, isLeapMonth: true, day: 15 };
const on30 = { year: 1989, month: 12, isLeapMonth: false, day: 30 };
const dateIn = (lunar: typeof on30, years: number, options: AnniversaryOptions) => {
  const found = nthAnniversary(lunar, years, options);
  return found && formatDate(found.date);
};

describe("a date in a leap month", () => {
  test("recurs in the leap month of the same number, else in the regular one, with leap-or-regular", () => {
    const rules = { calendar: "zh", leapMonth: "leap-or-regular" } as const;
    // The eighth month is doubled in 1995 and 2052.
    expect(dateIn(inLeap8, 0, rules)).toBe(formatDate(dateOfLunarIn(inLeap8, { calendar: "zh" })));
    expect(dateIn(inLeap8, 30, rules)).toBe("2025-10-06");
    expect(dateIn(inLeap8, 57, rules)).toBe("2052-10-07");
  });

  test("recurs in the regular month with regular, also in its own year", () => {
    const rules = { calendar: "zh", leapMonth: "regular" } as const;
    expect(dateIn(inLeap8, 30, rules)).toBe("2025-10-06");
    expect(dateIn(inLeap8, 57, rules)).toBe("2052-09-07");
  });

  test("recurs only in years with the leap month with leap-only", () => {
    const rules = { calendar: "zh", leapMonth: "leap-only" } as const;
    expect(dateIn(inLeap8, 30, rules)).toBeUndefined();
    expect(nextAnniversary(inLeap8, "1996-01-01", rules)).toEqual({
      number: 57,
      lunarYear: 2052,
      date: { year: 2052, month: 10, day: 7 },
    });
    expect(nextAnniversary(inLeap8, "2180-01-01", rules)).toBeUndefined();
  });

  test("is refused without a rule", () => {
    expect(() => nthAnniversary(inLeap8, 1, { calendar: "zh" })).toThrow(
      'undefined is not a rule for a date in a leap month: give leapMonth as "leap-or-regular", "regular", "leap-only".',
    );
  });
});

describe("a 30th", () => {
  // The twelfth month of 2024 has 29 days.
  test.each([
    ["last-day", "2025-01-28"],
    ["next-day", "2025-01-29"],
    ["skip", undefined],
  ] as const)("with %s is on %s where the month has 29 days", (day30, date) => {
    expect(lunarMonthsIn(2024, { calendar: "zh" }).at(-1)?.days).toBe(29);
    expect(dateIn(on30, 35, { calendar: "zh", day30 })).toBe(date);
    expect(dateIn(on30, 34, { calendar: "zh", day30 })).toBe("2024-02-09");
  });

  test("is refused without a rule", () => {
    expect(() => nextAnniversary(on30, "2026-01-01", { calendar: "zh" })).toThrow(
      expect.objectContaining({ code: "unknown-option" }),
    );
  });
});

describe("nextAnniversary", () => {
  test("finds the day itself, and the day after a 29th that begins the next lunar year", () => {
    const rules = { calendar: "zh", day30: "next-day" } as const;
    expect(nextAnniversary(on30, "1990-01-26", rules)?.number).toBe(0);
    expect(nextAnniversary(on30, "1990-01-27", rules)?.number).toBe(1);
    expect(nextAnniversary(on30, "2025-01-29", rules)).toEqual({
      ...{ number: 35, lunarYear: 2024, date: { year: 2025, month: 1, day: 29 } },
    });
  });

  test("is never before the date or the birth, and no anniversary is between", () => {
    const day = fc.tuple(
      fc.integer({ min: 1901, max: 2150 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
    );
    const calendars = fc.constantFrom("zh" as const, "vi" as const, "ko" as const, "ja" as const);
    fc.assert(
      fc.property(day, day, calendars, ([year, month, dayOfMonth], [fromYear, fromMonth, fromDay], calendar) => {
        const born = lunarDateIn({ year, month, day: dayOfMonth }, { calendar });
        const from = { year: fromYear, month: fromMonth, day: fromDay };
        const rules = { calendar, leapMonth: "leap-or-regular", day30: "last-day" } as const;
        const found = nextAnniversary(born, from, rules);
        if (!found) throw new Error("no anniversary");
        expect(compareDates(found.date, from)).toBeGreaterThanOrEqual(0);
        expect(found.number).toBeGreaterThanOrEqual(0);
        if (found.number === 0) return;
        const before = nthAnniversary(born, found.number - 1, rules);
        expect(before && compareDates(before.date, from)).toBeLessThan(0);
      }),
    );
  });

  test.each([
    [{ year: 1990, month: 2, isLeapMonth: true, day: 1 }, "impossible-date"],
    [{ year: 1899, month: 2, isLeapMonth: false, day: 1 }, "out-of-range"],
  ] as const)("refuses the lunar date %j", (lunar, code) => {
    expect(() => nextAnniversary(lunar, "2026-01-01", { calendar: "zh", leapMonth: "regular" })).toThrow(
      expect.objectContaining({ code }),
    );
  });

  test.each([-1, 0.5, 300])("nthAnniversary refuses the number %d", (number) => {
    expect(() => nthAnniversary({ ...on30, day: 1 }, number, { calendar: "zh" })).toThrow(
      expect.objectContaining({ code: "out-of-range" }),
    );
  });

  test("begins with the date itself, however long before it the search begins", () => {
    const rules = { calendar: "zh", day30: "last-day" } as const;
    expect(nextAnniversary(on30, "1900-01-31", rules)?.number).toBe(0);
    expect(nextAnniversary(on30, "1989-02-01", rules)?.number).toBe(0);
  });

  test("reaches the end of the lunar year 2200, and no further", () => {
    const rules = { calendar: "zh" } as const;
    const born = { year: 2199, month: 12, isLeapMonth: false, day: 1 };
    expect(nthAnniversary(born, 1, rules)?.lunarYear).toBe(2200);
    expect(() => nthAnniversary(born, 2, rules)).toThrow(
      "Give the number as a whole number from 0 that leads to a lunar year until 2200.",
    );
    const last = nthAnniversary(born, 1, rules)?.date ?? "";
    expect(nextAnniversary(born, last, rules)?.number).toBe(1);
    expect(nextAnniversary(born, addDays(last, 1), rules)).toBeUndefined();
  });

  test("a rule that decides nothing must still be one", () => {
    const born = { ...on30, day: 1 };
    expect(() => nthAnniversary(born, 1, { calendar: "zh", leapMonth: "leap" as never })).toThrow(
      '"leap" is not a rule for a date in a leap month: give leapMonth as "leap-or-regular", "regular", "leap-only".',
    );
    expect(() => nthAnniversary(born, 1, { calendar: "zh", day30: "first" as never })).toThrow(
      '"first" is not a rule for a 30th: give day30 as "last-day", "next-day", "skip".',
    );
    const date = nthAnniversary(born, 1, { calendar: "zh" });
    expect(nthAnniversary(born, 1, { calendar: "zh", leapMonth: "leap-only", day30: "next-day" })).toEqual(date);
    expect(nthAnniversary(born, 1, { calendar: "zh", leapMonth: "regular", day30: "skip" })).toEqual(date);
  });

  test.each([
    [{ calender: "zh" }, '"calender" is not an option: did you mean "calendar"?'],
    [{ calendar: "zh", leapmonth: "regular" }, '"leapmonth" is not an option: did you mean "leapMonth"?'],
    [{ calendar: "zh", day: "skip" }, '"day" is not an option: did you mean "day30"?'],
    [{}, 'undefined is not a calendar: give calendar as "zh", "vi", "ko" or "ja".'],
  ])("refuses the options %j", (options, message) => {
    expect(() => nthAnniversary({ ...on30, day: 1 }, 1, options as never)).toThrow(message);
  });
});

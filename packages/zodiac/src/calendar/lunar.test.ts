import { dateOfDayNumber, dayNumber, packDate } from "@zodiac-at-work/civil-date";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dateOfLunar, type LunarDate, lunarDate, lunarMonths } from "./lunar.ts";
import { newYearOf, zodiacYearSpan } from "./new-year.ts";

const first = dayNumber(packDate("1900-01-31"));
const last = dayNumber(packDate(zodiacYearSpan(2200).to));

describe("lunarDate", () => {
  test("tells a leap month from the month before it", () => {
    expect(lunarDate("2023-03-21")).toEqual({ year: 2023, month: 2, isLeapMonth: false, day: 30 });
    expect(lunarDate("2023-03-22")).toEqual({ year: 2023, month: 2, isLeapMonth: true, day: 1 });
    expect(lunarDate("2023-04-20")).toEqual({ year: 2023, month: 3, isLeapMonth: false, day: 1 });
  });

  test("the first day of each year is its New Year's Day", () => {
    for (let year = 1900; year <= 2200; year++) {
      expect(lunarDate(newYearOf(year))).toEqual({ year, month: 1, isLeapMonth: false, day: 1 });
    }
  });

  test.each(["1900-01-30", "1899-12-31", "2201-12-31", "9999-12-31"])("refuses %s, which is out of range", (date) => {
    expect(() => lunarDate(date)).toThrow(expect.objectContaining({ code: "out-of-range" }));
  });

  test("ends with the last day of the year 2200", () => {
    const { to } = zodiacYearSpan(2200);
    expect(lunarDate(to)).toMatchObject({ year: 2200, month: 12 });
    expect(() => lunarDate(dateOfDayNumber(last + 1))).toThrow(expect.objectContaining({ code: "out-of-range" }));
  });
});

describe("dateOfLunar", () => {
  test("leads every day back", () => {
    fc.assert(
      fc.property(fc.integer({ min: first, max: last }), (number) => {
        const date = dateOfDayNumber(number);
        expect(dateOfLunar(lunarDate(date))).toEqual(date);
      }),
    );
  });

  test.each<[string, LunarDate]>([
    ["a leap month that the year lacks", { year: 1990, month: 2, isLeapMonth: true, day: 1 }],
    ["a thirteenth month", { year: 1990, month: 13, isLeapMonth: false, day: 1 }],
    ["a day 0", { year: 1990, month: 1, isLeapMonth: false, day: 0 }],
    ["a day 31", { year: 1990, month: 1, isLeapMonth: false, day: 31 }],
    ["a day 30 of a month of 29", { year: 2023, month: 2, isLeapMonth: true, day: 30 }],
  ])("refuses %s", (_, lunar) => {
    expect(() => dateOfLunar(lunar)).toThrow(expect.objectContaining({ code: "impossible-date" }));
  });

  test.each([1899, 2201])("refuses the year %i", (year) => {
    expect(() => dateOfLunar({ year, month: 1, isLeapMonth: false, day: 1 })).toThrow(
      expect.objectContaining({ code: "out-of-range" }),
    );
  });
});

test("the months of a year cover its days", () => {
  for (let year = 1900; year <= 2200; year++) {
    expect(lunarMonths(year).reduce((sum, { days }) => sum + days, 0)).toBe(zodiacYearSpan(year).days);
  }
  expect(lunarMonths(2023).map(({ month, isLeapMonth }) => (isLeapMonth ? -month : month))).toEqual([
    ...[1, 2, -2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  ]);
});

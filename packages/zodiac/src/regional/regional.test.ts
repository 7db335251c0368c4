import { dateOfDayNumber, dayNumber, packDate } from "@zodiac-at-work/civil-date";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { formatDate } from "../calendar/civil-date.ts";
import { lunarDate, lunarMonths } from "../calendar/lunar.ts";
import { newYearOf } from "../calendar/new-year.ts";
import { monthsIn } from "../calendar/regional-months.ts";
import { addDays } from "../calendar.ts";
import { signOfDate } from "../signs/sign-of.ts";
import {
  dateOfLunarIn,
  type LunarCalendarId,
  lunarDateIn,
  lunarMonthsIn,
  newYearIn,
  signOfDateIn,
} from "./regional.ts";

const calendars: readonly LunarCalendarId[] = ["zh", "vi", "ko", "ja"];

describe("newYearIn", () => {
  // The government's calendar, as in Hồ Ngọc Đức, Lịch Việt Nam.
  test.each([
    [1968, "1968-01-29", "1968-01-30"],
    [1969, "1969-02-16", "1969-02-17"],
    [1985, "1985-01-21", "1985-02-20"],
    [2007, "2007-02-17", "2007-02-18"],
    [2030, "2030-02-02", "2030-02-03"],
    [2053, "2053-02-18", "2053-02-19"],
  ])("Tết %i is on %s, New Year in China on %s", (year, tet, chinese) => {
    expect(formatDate(newYearIn(year, { calendar: "vi" }))).toBe(tet);
    expect(formatDate(newYearIn(year, { calendar: "zh" }))).toBe(chinese);
  });

  test("differs from that of China in few years", () => {
    const differing = (calendar: LunarCalendarId) =>
      Array.from({ length: 301 }, (_, i) => 1900 + i).filter(
        (year) => formatDate(newYearIn(year, { calendar })) !== formatDate(newYearOf(year)),
      );
    const later = [1916, 1944, 1954, 1958, 1966, 1988, 1997, 2027, 2028, 2061, 2089, 2092, 2123, 2151];
    expect(differing("zh")).toEqual([]);
    expect(differing("vi")).toEqual([1968, 1969, 1985, 2007, 2030, 2053, 2148, 2153, 2199]);
    expect(differing("ko")).toEqual(later);
    expect(differing("ja")).toEqual(later);
  });
});

describe("signOfDateIn", () => {
  test("Vietnam has the Buffalo and the Cat, by its own New Year", () => {
    expect(signOfDateIn("1985-01-21", { calendar: "vi" })).toEqual({
      calendar: "vi",
      sign: "ox",
      animal: "buffalo",
      zodiacYear: 1985,
      newYear: { year: 1985, month: 1, day: 21 },
      daysFromNewYear: 0,
      yearElement: "wood",
      polarity: "yin",
    });
    expect(signOfDateIn("1985-01-21", { calendar: "zh" })).toMatchObject({ sign: "rat", daysFromNewYear: -30 });
    expect(signOfDateIn("2023-01-22", { calendar: "vi" })).toMatchObject({ sign: "rabbit", animal: "cat" });
    expect(signOfDateIn("2023-01-22", { calendar: "ja" })).toMatchObject({ sign: "rabbit", animal: "rabbit" });
    expect(signOfDateIn("2019-02-05", { calendar: "ja" })).toMatchObject({ sign: "pig", animal: "boar" });
    expect(signOfDateIn("2027-02-07", { calendar: "ko" })).toMatchObject({ sign: "goat", animal: "sheep" });
    expect(signOfDateIn("2027-02-06", { calendar: "ko" })).toMatchObject({ sign: "horse" });
  });

  test("is signOfDate with the Chinese calendar, on every day", () => {
    for (let day = dayNumber(packDate("1900-01-31")); day <= dayNumber(packDate("2200-12-31")); day++) {
      const date = dateOfDayNumber(day);
      const { sign, zodiacYear, daysFromNewYear } = signOfDateIn(date, { calendar: "zh" });
      const { sign: wanted, zodiacYear: wantedYear, daysFromNewYear: days } = signOfDate(date);
      if (sign !== wanted || zodiacYear !== wantedYear || daysFromNewYear !== days) throw new Error(formatDate(date));
    }
  });

  test.each(["1900-01-30", "2201-01-01"])("refuses %s, which is out of range", (date) => {
    expect(() => signOfDateIn(date, { calendar: "vi" })).toThrow(expect.objectContaining({ code: "out-of-range" }));
  });

  test("ends with the Gregorian year 2200, and says so", () => {
    expect(signOfDateIn("2200-12-31", { calendar: "vi" }).zodiacYear).toBe(2200);
    expect(() => signOfDateIn("2201-01-01", { calendar: "vi" })).toThrow("Give a date from 1900-01-31 to 2200-12-31.");
  });

  test("only the animals that a country has itself differ from the sign", () => {
    const differing = (calendar: LunarCalendarId) =>
      Array.from({ length: 12 }, (_, index) => signOfDateIn(`${2020 + index}-06-01`, { calendar }))
        .filter(({ sign, animal }) => sign !== animal)
        .map(({ sign, animal }) => `${sign}: ${animal}`);
    expect(calendars.map(differing)).toEqual([
      [],
      ["ox: buffalo", "rabbit: cat"],
      ["goat: sheep"],
      ["goat: sheep", "pig: boar"],
    ]);
  });

  test.each([
    [undefined, 'undefined is not a calendar: give calendar as "zh", "vi", "ko" or "ja".'],
    [{ calendar: "cn" }, '"cn" is not a calendar: give calendar as "zh", "vi", "ko" or "ja".'],
    [{ region: "vi" }, '"region" is not an option: did you mean "calendar"?'],
  ])("refuses the options %j", (options, message) => {
    expect(() => signOfDateIn("2023-01-22", options as never)).toThrow(message);
  });
});

describe("lunar dates", () => {
  test.each<[LunarCalendarId, number, number | undefined]>([
    ["vi", 1984, undefined],
    ["zh", 1984, 10],
    ["vi", 1985, 2],
    ["zh", 1985, undefined],
    ["vi", 1987, 7],
    ["zh", 1987, 6],
    ["ko", 2012, 3],
    ["zh", 2012, 4],
    ["ja", 2017, 5],
    ["zh", 2017, 6],
    ["ja", 2033, 11],
  ])("in %s, the leap month of %i follows month %s", (calendar, year, month) => {
    expect(lunarMonthsIn(year, { calendar }).find(({ isLeapMonth }) => isLeapMonth)?.month).toBe(month);
  });

  test("the Chinese calendar is that of lunarDate and lunarMonths", () => {
    expect(lunarDateIn("2023-03-22", { calendar: "zh" })).toEqual(lunarDate("2023-03-22"));
    expect(lunarMonthsIn(2023, { calendar: "zh" })).toEqual(lunarMonths(2023));
  });

  test.each(calendars)("in %s, months have 29 or 30 days, and each day leads back", (calendar) => {
    for (let year = 1900; year <= 2200; year++) {
      const months = lunarMonthsIn(year, { calendar });
      const days = months.reduce((sum, month) => sum + month.days, 0);
      expect(months.every((month) => month.days === 29 || month.days === 30)).toBe(true);
      const last = months.at(-1);
      expect(lunarDateIn(addDays(newYearIn(year, { calendar }), days - 1), { calendar })).toEqual({
        ...{ year, month: 12, isLeapMonth: last?.isLeapMonth ?? false, day: last?.days ?? 0 },
      });
    }
    fc.assert(
      fc.property(
        fc.integer({ min: dayNumber(packDate("1900-01-31")), max: dayNumber(packDate("2200-12-31")) }),
        (number) => {
          const date = dateOfDayNumber(number);
          expect(dateOfLunarIn(lunarDateIn(date, { calendar }), { calendar })).toEqual(date);
        },
      ),
    );
  });

  test("the calendar of Korea is that of China until 1911, when that of Japan had other days already", () => {
    const dayOf = (calendar: LunarCalendarId) => {
      const { month, day } = lunarDateIn("1903-10-20", { calendar });
      return [month, day];
    };
    expect(calendars.map(dayOf)).toEqual([
      [9, 1],
      [9, 1],
      [9, 1],
      [8, 30],
    ]);
  });

  test.each(calendars)("in %s, the months are built once", (calendar) => {
    expect(monthsIn(calendar)).toBe(monthsIn(calendar));
  });

  test("Korea has the months of China until 1911, and those of Japan from 1912 on", async () => {
    // A new copy of the module builds the months here.
    vi.resetModules();
    const copy = await import("../calendar/regional-months.ts");
    const [zh, ko, ja] = (["zh", "ko", "ja"] as const).map((calendar) =>
      Array.from(copy.monthsIn(calendar).firstDays),
    ) as [number[], number[], number[]];
    const firstOf1912 = dayNumber(packDate("1912-01-01"));
    const until1911 = ko.filter((day) => day < firstOf1912);
    expect(until1911).toEqual(zh.filter((day) => day < firstOf1912));
    expect(until1911).not.toEqual(ja.filter((day) => day < firstOf1912));
    expect(ko.slice(until1911.length)).toEqual(ja.slice(until1911.length));
    expect(ko.slice(until1911.length)).not.toEqual(zh.slice(until1911.length));
  });

  test("a 30th that another calendar has is refused where the month has 29 days", () => {
    const lunar = { year: 2006, month: 12, isLeapMonth: false, day: 30 };
    expect(dateOfLunarIn(lunar, { calendar: "zh" })).toEqual({ year: 2007, month: 2, day: 17 });
    expect(() => dateOfLunarIn(lunar, { calendar: "vi" })).toThrow(
      expect.objectContaining({ code: "impossible-date" }),
    );
  });
});

import { dateMessages, dayOfYear, daysInMonth } from "@zodiac-at-work/civil-date";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ZodiacRangeError } from "../zodiac-range-error.ts";
import { type CivilDate, compareDates, type DateInput, daysBetween, formatDate, parseDate } from "./civil-date.ts";

/** An independent implementation of the proleptic Gregorian calendar: the `Date` of the language, in UTC. */
function fromDayNumber(dayNumber: number): CivilDate {
  const date = new Date(dayNumber * 86_400_000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

const dayNumbers = fc.integer({ min: -719_162, max: 2_932_896 }); // 0001-01-01 to 9999-12-31, counted from 1970-01-01

function codeOf(input: unknown): [string, string] {
  try {
    parseDate(input as DateInput);
  } catch (error) {
    if (error instanceof ZodiacRangeError) return [error.code, error.message];
  }
  throw new Error("expected a ZodiacRangeError");
}

describe("parseDate", () => {
  test("reads an ISO date", () => {
    expect(parseDate("1990-01-26")).toEqual({ year: 1990, month: 1, day: 26 });
  });

  test("reads an object with getters, such as a Temporal.PlainDate, and returns a plain object", () => {
    class PlainDate {
      readonly calendarId = "iso8601";
      get year() {
        return 2000;
      }
      get month() {
        return 2;
      }
      get day() {
        return 29;
      }
    }
    const given = new PlainDate();
    const read = parseDate(given);
    expect(read).toEqual({ year: 2000, month: 2, day: 29 });
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  });

  test("accepts both names that Temporal uses for the Gregorian calendar", () => {
    for (const calendarId of ["iso8601", "gregory", undefined]) {
      const given = { year: 1990, month: 1, day: 26, calendarId };
      expect(parseDate(given)).toEqual({ year: 1990, month: 1, day: 26 });
    }
  });

  test("accepts every existing day from year 1 to 9999, in both forms", () => {
    fc.assert(
      fc.property(dayNumbers, (dayNumber) => {
        const date = fromDayNumber(dayNumber);
        expect(parseDate(date)).toEqual(date);
        expect(parseDate(formatDate(date))).toEqual(date);
      }),
    );
  });

  test.each([
    "1990-02-29",
    "1900-02-29",
    "2100-02-29",
    "1990-04-31",
    "1990-06-31",
    "1990-09-31",
    "1990-11-31",
    "1990-12-32",
    "1990-01-00",
    "1990-00-01",
    "1990-13-01",
    "0000-01-01",
  ])("refuses %s, which does not exist", (text) => {
    const [code, message] = codeOf(text);
    expect(code).toBe("impossible-date");
    expect(message).toBe(dateMessages["impossible-date"]);
  });

  test("says what is accepted and never repeats the date", () => {
    expect(codeOf({ year: 2024, month: 0, day: 1 })[1]).toBe("There is no such day in the years 1 to 9999.");
    expect(codeOf("26.1.1990")[1]).toBe(
      'Give the date as "YYYY-MM-DD", or as { year, month, day } in whole numbers of the Gregorian calendar. A Date names a moment, not a day.',
    );
  });

  test.each<[string, unknown]>([
    ["an empty text", ""],
    ["another order", "26-01-1990"],
    ["a missing digit", "1990-1-26"],
    ["a date with a time", "1990-01-26T00:00"],
    ["text before the date", "on 1990-01-26"],
    ["five digits", "11990-01-26"],
    ["null", null],
    ["undefined", undefined],
    ["a number", 19_900_126],
    ["a Date", new Date(0)],
    ["a missing day", { year: 1990, month: 1 }],
    ["a fraction", { year: 1990, month: 1.5, day: 1 }],
    ["a year as text", { year: "1990", month: 1, day: 1 }],
    ["NaN", { year: 1990, month: 1, day: Number.NaN }],
    ["a date of the Chinese calendar", { year: 1989, month: 12, day: 30, calendarId: "chinese" }],
    ["a date of an older Temporal", { year: 1989, month: 12, monthCode: "M12", day: 30, calendar: { id: "chinese" } }],
    ["a date with the name of a calendar", { year: 1989, month: 12, day: 30, calendar: "chinese" }],
    ["a date of another library", { year: 2533, month: 1, day: 26, calendar: { identifier: "buddhist" } }],
    ["a date with a calendar without a name", { year: 1990, month: 1, day: 26, calendar: {} }],
  ])("refuses %s", (_name, input) => {
    expect(codeOf(input)).toEqual(["malformed-date", dateMessages["malformed-date"]]);
  });

  test("throws a RangeError with its own name", () => {
    expect(() => parseDate("x")).toThrow(RangeError);
    expect(() => parseDate("x")).toThrow(expect.objectContaining({ name: "ZodiacRangeError", code: "malformed-date" }));
  });
});

describe("formatDate", () => {
  test("pads with zeros", () => {
    expect(formatDate({ year: 476, month: 9, day: 4 })).toBe("0476-09-04");
    expect(formatDate({ year: 1990, month: 12, day: 31 })).toBe("1990-12-31");
  });
});

describe("daysBetween", () => {
  test("counts days and is negative if the second date is earlier", () => {
    const newYear = { year: 1990, month: 1, day: 27 };
    expect(daysBetween(newYear, { year: 1990, month: 1, day: 24 })).toBe(-3);
    expect(daysBetween(newYear, newYear)).toBe(0);
    expect(daysBetween(newYear, { year: 1991, month: 1, day: 27 })).toBe(365);
    expect(daysBetween({ year: 2000, month: 2, day: 28 }, { year: 2000, month: 3, day: 1 })).toBe(2);
    expect(daysBetween({ year: 1900, month: 2, day: 28 }, { year: 1900, month: 3, day: 1 })).toBe(1);
  });

  test("agrees with the count of days since 1970 for any two dates", () => {
    fc.assert(
      fc.property(dayNumbers, dayNumbers, (a, b) => {
        expect(daysBetween(fromDayNumber(a), fromDayNumber(b))).toBe(b - a);
      }),
    );
  });
});

describe("compareDates", () => {
  test("orders dates by day", () => {
    fc.assert(
      fc.property(dayNumbers, dayNumbers, (a, b) => {
        expect(Math.sign(compareDates(fromDayNumber(a), fromDayNumber(b)))).toBe(Math.sign(a - b));
      }),
    );
  });

  test("compares years first, then months, then days", () => {
    expect(compareDates({ year: 1990, month: 2, day: 1 }, { year: 1990, month: 1, day: 31 })).toBeGreaterThan(0);
    expect(compareDates({ year: 1989, month: 12, day: 31 }, { year: 1990, month: 1, day: 1 })).toBeLessThan(0);
    expect(compareDates({ year: 1990, month: 1, day: 2 }, { year: 1990, month: 1, day: 1 })).toBeGreaterThan(0);
  });
});

describe("dayOfYear and daysInMonth", () => {
  test("number the days of common years and leap years without a gap", () => {
    for (const year of [1600, 1700, 1999, 2000, 2004, 2100]) {
      let expected = 0;
      for (let month = 1; month <= 12; month++) {
        expect(daysInMonth(year, month)).toBe(new Date(Date.UTC(year, month, 0)).getUTCDate());
        for (let day = 1; day <= daysInMonth(year, month); day++) {
          expect(dayOfYear(year, month, day)).toBe(++expected);
        }
      }
    }
  });
});

import { dateMessages } from "@zodiac-at-work/civil-date";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  civilDateOf,
  type DateErrorCode,
  FIRST_YEAR,
  isNumerologyDateError,
  LAST_YEAR,
  NumerologyDateError,
} from "./civil-date.ts";

describe("civilDateOf", () => {
  test("reads an ISO date", () => {
    expect(civilDateOf("1990-01-26")).toEqual({ year: 1990, month: 1, day: 26 });
  });

  test("reads the fields of an object and drops its other fields", () => {
    const date = { year: 2000, month: 2, day: 29, calendar: "iso8601" };
    expect(civilDateOf(date)).toEqual({ year: 2000, month: 2, day: 29 });
  });

  test("reads fields that are getters, as in Temporal.PlainDate", () => {
    class PlainDate {
      get calendarId() {
        return "iso8601";
      }
      get year() {
        return 1954;
      }
      get month() {
        return 2;
      }
      get day() {
        return 3;
      }
    }
    expect(civilDateOf(new PlainDate())).toEqual({ year: 1954, month: 2, day: 3 });
  });

  test.each(["1583-01-01", "2999-12-31"])("accepts %s, a limit of the range", (date) => {
    expect(civilDateOf(date).year).toBe(Number(date.slice(0, 4)));
  });

  test.each(["1582-12-31", "3000-01-01", "0001-01-01", "9999-12-31"])("refuses %s as out of range", (date) => {
    expect(codeFor(date)).toBe("out-of-range");
  });

  test.each([
    "1990-00-10",
    "1990-13-10",
    "1990-01-00",
    "1990-01-32",
    "1990-02-30",
    "1990-04-31",
    "1990-06-31",
    "1990-09-31",
    "1990-11-31",
    "1900-02-29",
    "1990-02-29",
    "2100-02-29",
  ])("refuses %s as impossible", (date) => {
    expect(codeFor(date)).toBe("impossible-date");
  });

  test.each([
    "",
    " 1990-01-26",
    "1990-01-26 ",
    "1990-1-26",
    "1990-01-6",
    "90-01-26",
    "11990-01-26",
    "+001990-01-26",
    "1990-01-266",
    "1990-01-26T00:00:00Z",
    "1990/01/26",
    "26 January 1990",
    "hello",
    "1990-ab-cd",
  ])("refuses the text '%s' as malformed", (text) => {
    expect(codeFor(text)).toBe("malformed-date");
  });

  test.each([
    [undefined],
    [null],
    [19900126],
    [{}],
    [new Date(0)],
    [{ year: 1990, month: 1 }],
    [{ year: 1990, day: 1 }],
    [{ month: 1, day: 1 }],
    [{ year: "1990", month: 1, day: 26 }],
    [{ year: 1990.5, month: 1, day: 26 }],
    [{ year: 1990, month: 1.5, day: 26 }],
    [{ year: 1990, month: 1, day: 26.5 }],
    [{ year: 5750, month: 5, day: 1, calendarId: "hebrew" }],
    [{ year: 2533, month: 1, day: 26, calendarId: "buddhist" }],
    [{ year: Number.NaN, month: 1, day: 26 }],
    [{ year: Number.POSITIVE_INFINITY, month: 1, day: 26 }],
  ])("refuses %o as malformed, because it lacks three whole numbers of the Gregorian calendar", (value) => {
    expect(codeFor(value)).toBe("malformed-date");
  });

  test("throws a named RangeError that states what is accepted and does not repeat the date", () => {
    const errors = ["hello", "1990-02-30", "1066-10-14"].map(errorFor);
    expect(errors.map((error) => error.message)).toEqual([
      dateMessages["malformed-date"],
      dateMessages["impossible-date"],
      "The year must be from 1583 to 2999.",
    ]);
    for (const error of errors) {
      expect(error).toBeInstanceOf(RangeError);
      expect(error.name).toBe("NumerologyDateError");
    }
  });

  test("accepts exactly the days of the Gregorian calendar", () => {
    const year = fc.integer({ min: FIRST_YEAR, max: LAST_YEAR });
    const month = fc.integer({ min: 0, max: 13 });
    const day = fc.integer({ min: 0, max: 32 });
    fc.assert(
      fc.property(year, month, day, (year, month, day) => {
        expect(accepts({ year, month, day })).toBe(existsInTheGregorianCalendar(year, month, day));
      }),
    );
  });

  test.each([1600, 1700, 1800, 1900, 1996, 1999, 2000, 2100, 2400])(
    "knows the last day of each month of %i",
    (year) => {
      for (let month = 1; month <= 12; month++) {
        const days = [28, 29, 30, 31, 32].filter((day) => accepts({ year, month, day }));
        expect(days.at(-1)).toBe(new Date(Date.UTC(year, month, 0)).getUTCDate());
      }
    },
  );
});

describe("isNumerologyDateError", () => {
  test("recognizes errors of this package, and of another copy of it", () => {
    class OtherCopy extends RangeError {
      override readonly name = "NumerologyDateError";
      readonly code = "out-of-range";
    }
    expect(isNumerologyDateError(new NumerologyDateError("out-of-range"))).toBe(true);
    expect(isNumerologyDateError(new OtherCopy())).toBe(true);
  });

  test.each([
    ["another error", new RangeError()],
    ["an error with a code", Object.assign(new RangeError(), { code: "out-of-range" })],
    ["an error with the name alone", Object.assign(new RangeError(), { name: "NumerologyDateError" })],
    ["an object", { name: "NumerologyDateError", code: "out-of-range" }],
  ])("does not take %s for one", (_, error) => {
    expect(isNumerologyDateError(error)).toBe(false);
  });
});

test("options that are not an object are refused with the form that they have", () => {
  expect(new NumerologyDateError("unknown-option").message).toBe("Give the options as { today }.");
});

function existsInTheGregorianCalendar(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function accepts(date: { year: number; month: number; day: number }): boolean {
  try {
    civilDateOf(date);
    return true;
  } catch {
    return false;
  }
}

function errorFor(input: unknown): NumerologyDateError {
  try {
    civilDateOf(input as string);
  } catch (error) {
    if (error instanceof NumerologyDateError) return error;
  }
  throw new Error("expected a NumerologyDateError");
}

function codeFor(input: unknown): DateErrorCode {
  return errorFor(input).code;
}

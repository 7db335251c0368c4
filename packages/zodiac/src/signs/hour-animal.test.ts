import { describe, expect, test } from "vitest";
import type { TimeInput } from "../calendar/time-of-day.ts";
import { ZodiacRangeError } from "../zodiac-range-error.ts";
import { dayChangeOf, hourAnimal } from "./hour-animal.ts";

describe("hourAnimal", () => {
  test.each([
    ["rat", 23, "23:00", "00:59"],
    ["rat", 0, "23:00", "00:59"],
    ["ox", 1, "01:00", "02:59"],
    ["ox", 2, "01:00", "02:59"],
    ["tiger", 3, "03:00", "04:59"],
    ["tiger", 4, "03:00", "04:59"],
    ["rabbit", 5, "05:00", "06:59"],
    ["rabbit", 6, "05:00", "06:59"],
    ["dragon", 7, "07:00", "08:59"],
    ["dragon", 8, "07:00", "08:59"],
    ["snake", 9, "09:00", "10:59"],
    ["snake", 10, "09:00", "10:59"],
    ["horse", 11, "11:00", "12:59"],
    ["horse", 12, "11:00", "12:59"],
    ["goat", 13, "13:00", "14:59"],
    ["goat", 14, "13:00", "14:59"],
    ["monkey", 15, "15:00", "16:59"],
    ["monkey", 16, "15:00", "16:59"],
    ["rooster", 17, "17:00", "18:59"],
    ["rooster", 18, "17:00", "18:59"],
    ["dog", 19, "19:00", "20:59"],
    ["dog", 20, "19:00", "20:59"],
    ["pig", 21, "21:00", "22:59"],
    ["pig", 22, "21:00", "22:59"],
  ])("assigns to the %s every minute of hour %i", (sign, hour, from, to) => {
    const expected = { known: true, sign, from, to, nextDay: false };
    const hh = String(hour).padStart(2, "0");
    for (let minute = 0; minute < 60; minute++) {
      expect(hourAnimal({ hour, minute })).toEqual(expected);
      expect(hourAnimal(`${hh}:${String(minute).padStart(2, "0")}`)).toEqual(expected);
    }
    expect(hourAnimal({ hour })).toEqual(expected);
  });

  test("reads fields that are getters, as in Temporal.PlainTime", () => {
    class PlainTime {
      get hour() {
        return 12;
      }
      get minute() {
        return 30;
      }
    }
    expect(hourAnimal(new PlainTime())).toMatchObject({ sign: "horse" });
  });

  test.each([
    ["22:59", "rat-hour", "pig", false],
    ["23:00", "rat-hour", "rat", true],
    ["23:59", "rat-hour", "rat", true],
    ["00:00", "rat-hour", "rat", false],
    ["23:00", "midnight", "rat", false],
    ["23:00", undefined, "rat", false],
  ] as const)(
    "assigns %s, with the day change %s, to the %s's hour; to the next day: %s",
    (time, dayChange, sign, nextDay) => {
      expect(hourAnimal(time, { dayChange })).toMatchObject({ sign, nextDay });
    },
  );

  test.each([undefined, null])("returns { known: false } for %s", (time) => {
    expect(hourAnimal(time)).toEqual({ known: false });
    expect(hourAnimal(time, { dayChange: "rat-hour" })).toEqual({ known: false });
  });

  test.each([
    "",
    "9:30",
    "09:3",
    "24:00",
    "29:00",
    "09:60",
    "09:99",
    "09:30:60",
    "09:30:0",
    "09:30:00Z",
    "109:30",
    "09:300",
    "0930",
    "09.30",
    " 09:30",
    "9am",
    "ab:cd",
  ])("refuses the text '%s'", (time) => {
    expect(errorFor(time).code).toBe("malformed-time");
    expect(errorFor(time).message).toBe(
      'Give the time as "HH:MM" or "HH:MM:SS" from 00:00 to 23:59, as { hour, minute }, or as undefined if it is not known.',
    );
  });

  test.each([
    [{ hour: -1, minute: 0 }],
    [{ hour: 24, minute: 0 }],
    [{ hour: 9.5, minute: 0 }],
    [{ hour: Number.NaN, minute: 0 }],
    [{ hour: "9", minute: 0 }],
    [{ minute: 30 }],
    [{ hour: 9, minute: -1 }],
    [{ hour: 9, minute: 60 }],
    [{ hour: 9, minute: 0.5 }],
    [{ hour: 9, minute: null }],
    [930],
  ])("refuses %o", (time) => {
    expect(errorFor(time).code).toBe("malformed-time");
  });

  test("reads a time with seconds, as Temporal prints it", () => {
    for (const time of ["23:30:00", "23:30:59.123456789"]) {
      expect(hourAnimal(time)).toMatchObject({ known: true, sign: "rat", from: "23:00" });
    }
  });

  test("refuses an unknown day change, even if the time is unknown", () => {
    for (const time of ["09:30", undefined]) {
      const error = errorFor(time, "noon");
      expect(error.code).toBe("unknown-option");
      expect(error.message).toBe('"noon" is not a change of day: give "midnight" or "rat-hour".');
    }
  });
});

describe("dayChangeOf", () => {
  test("is midnight by default", () => {
    expect([{}, { dayChange: undefined }].map(dayChangeOf)).toEqual(["midnight", "midnight"]);
    expect(dayChangeOf({ dayChange: "rat-hour" })).toBe("rat-hour");
  });
});

function errorFor(time: unknown, dayChange?: string): ZodiacRangeError {
  try {
    hourAnimal(time as TimeInput, { dayChange: dayChange as "midnight" | undefined });
  } catch (error) {
    if (error instanceof ZodiacRangeError) return error;
  }
  throw new Error("expected a ZodiacRangeError");
}

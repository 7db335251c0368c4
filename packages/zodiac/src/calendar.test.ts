import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareDates, daysBetween, formatDate } from "./calendar/civil-date.ts";
import { addDays, type InstantInput, nextNewYear, plainDateIn, plainTimeIn, yearsOf } from "./calendar.ts";
import { signOfDate } from "./signs/sign-of.ts";
import { signIds } from "./signs/signs.ts";

const days = fc
  .date({ min: new Date("1600-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("the next New Year is after the date, and the sign changes on it", () => {
  fc.assert(
    fc.property(days, fc.constantFrom("new-year", "start-of-spring"), (date, boundary) => {
      const next = nextNewYear(date, { boundary });
      expect(compareDates(next, date)).toBeGreaterThan(0);
      expect(signOfDate(next, { boundary }).zodiacYear).toBe(signOfDate(date, { boundary }).zodiacYear + 1);
      expect(signOfDate(next, { boundary }).daysFromNewYear).toBe(0);
    }),
  );
  expect(formatDate(nextNewYear("2026-11-22"))).toBe("2027-02-06");
  expect(formatDate(nextNewYear("2027-02-06"))).toBe("2028-01-26");
});

test("the years of all signs are the years of the range, each with its days", () => {
  const years = signIds.flatMap((sign) => yearsOf(sign, 1900, 2011));
  expect(years.map(({ zodiacYear }) => zodiacYear).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 112 }, (_, i) => 1900 + i),
  );
  expect(yearsOf("horse", 1990, 1990).map(({ from, to }) => [formatDate(from), formatDate(to)])).toEqual([
    ["1990-01-27", "1991-02-14"],
  ]);
  expect(yearsOf("horse", 2010, 1980)).toEqual([]);
});

test("a date with days added is that many days later", () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -500_000, max: 500_000 }), (date, count) => {
      const later = addDays(date, count);
      expect(daysBetween(date, later)).toBe(count);
      expect(formatDate(addDays(later, -count))).toBe(date);
    }),
  );
  expect(formatDate(addDays("2024-02-28", 1))).toBe("2024-02-29");
});

test("days can be added up to the last date, and back to the first", () => {
  expect(formatDate(addDays("9999-12-30", 1))).toBe("9999-12-31");
  expect(formatDate(addDays("0001-01-02", -1))).toBe("0001-01-01");
  for (const [date, count] of [
    ["9999-12-31", 1],
    ["0001-01-01", -1],
    ["2000-01-01", 0.5],
  ] as const) {
    expect(() => addDays(date, count)).toThrow(expect.objectContaining({ code: "out-of-range" }));
  }
});

const moment = Date.UTC(1990, 0, 27, 3, 30);

test.each<[string, InstantInput]>([
  ["a text in UTC", "1990-01-27T03:30Z"],
  ["a text with an offset", "1990-01-27T11:30:00+08:00"],
  ["a text with an offset without a colon", "1990-01-26T22:30:00.000-0500"],
  ["the text of a Temporal.ZonedDateTime", "1990-01-27T11:30:00+08:00[Asia/Shanghai]"],
  ["a Date", new Date(moment)],
  ["milliseconds", moment],
  ["a Temporal.Instant", { epochMilliseconds: moment }],
])("finds the day of a moment at a place from %s", (_, instant) => {
  expect(["America/New_York", "UTC", "Asia/Shanghai"].map((zone) => formatDate(plainDateIn(instant, zone)))).toEqual([
    ...["1990-01-26", "1990-01-27", "1990-01-27"],
  ]);
});

test.each(["1990-02-30T00:00Z", "1990-01-27T24:30Z", "1990-01-27T03:30", "1500-01-01T00:00Z"])(
  "refuses the moment %s",
  (instant) => {
    expect(() => plainDateIn(instant, "UTC")).toThrow(expect.objectContaining({ code: "malformed-instant" }));
  },
);

test("refuses a zone that does not exist", () => {
  expect(() => plainDateIn(0, "Europe/Nowhere")).toThrow(
    expect.objectContaining({ code: "unknown-option", message: expect.stringContaining('"Europe/Nowhere"') }),
  );
});

describe("plainTimeIn", () => {
  test.each([
    ["1990-01-27T03:30:00Z", "America/New_York", { hour: 22, minute: 30, second: 0 }],
    ["1990-01-27T16:00:01Z", "Asia/Shanghai", { hour: 0, minute: 0, second: 1 }],
    ["1900-01-01T00:00:00Z", "Asia/Shanghai", { hour: 8, minute: 5, second: 43 }],
  ])("reads %s in %s", (instant, zone, time) => {
    expect(plainTimeIn(instant, zone)).toEqual(time);
  });
});

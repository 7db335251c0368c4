import fc from "fast-check";
import { expect, test } from "vitest";
import { type CivilDate, dateOfDayNumber, dayNumber, packDate, problemOf, unpackDate } from "./index.ts";
import { awkwardInputs } from "./testing-awkward-inputs.ts";

const text = ({ year, month, day }: CivilDate) =>
  `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

const field = fc.integer({ min: -1, max: 10_000 });
const small = fc.integer({ min: -1, max: 32 });

test("a packed date is the same from text and from fields, and unpacks to the fields", () => {
  fc.assert(
    fc.property(fc.date({ min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true }), (date) => {
      const fields = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
      expect(packDate(text(fields))).toBe(packDate(fields));
      expect(unpackDate(packDate(fields))).toEqual(fields);
    }),
  );
});

test("accepts exactly the days of the Gregorian calendar", () => {
  fc.assert(
    fc.property(field, small, small, (year, month, day) => {
      const date = new Date(0);
      date.setUTCFullYear(year, month - 1, day);
      const exists =
        year >= 1 &&
        year <= 9999 &&
        date.getUTCFullYear() === year &&
        date.getUTCMonth() === month - 1 &&
        date.getUTCDate() === day;
      expect(packDate({ year, month, day }) >= 0).toBe(exists);
    }),
    { numRuns: 2000 },
  );
});

test("packed dates compare like dates, and day numbers count every day", () => {
  const from = dayNumber(packDate("1999-12-30"));
  const days = ["1999-12-31", "2000-01-01", "2000-02-28", "2000-02-29", "2000-03-01", "2000-12-31", "2001-01-01"];
  expect(days.map((day) => dayNumber(packDate(day)) - from)).toEqual([1, 2, 60, 61, 62, 367, 368]);
  expect(days.map(packDate)).toEqual(days.map(packDate).toSorted((a, b) => a - b));
  expect(dayNumber(packDate("0001-01-01"))).toBe(1);
  expect(dayNumber(packDate("9999-12-31"))).toBe(3_652_059);
});

test("a day number leads back to its date", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_652_059 }), (number) => {
      expect(dayNumber(packDate(dateOfDayNumber(number)))).toBe(number);
    }),
    { examples: [[1], [59], [60], [146_097], [146_098], [3_652_059]] },
  );
});

test("reads every text as the pattern of digits and hyphens does", () => {
  const character = fc.constantFrom(..."0123456789-/ :;.,ab０９+\n");
  const nearlyDate = fc
    .tuple(fc.constant("1990-01-26"), fc.nat(9), character)
    .map(([date, at, c]) => date.slice(0, at) + c + date.slice(at + 1));
  fc.assert(
    fc.property(fc.oneof(nearlyDate, fc.string({ unit: character, maxLength: 12 })), (given) => {
      const isDate = /^\d{4}-\d\d-\d\d$/.test(given) && !given.endsWith("\n");
      const packed = packDate(given);
      if (isDate) expect(packed === -1).toBe(false);
      else expect(packed).toBe(-1);
    }),
    { numRuns: 5000 },
  );
});

test.each(awkwardInputs)("refuses %s", (_, value) => {
  const packed = packDate(value as CivilDate);
  expect(packed).toBeLessThan(0);
  expect(problemOf(packed)).toMatch(/^(malformed|impossible)-date$/);
});

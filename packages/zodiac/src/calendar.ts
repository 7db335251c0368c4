/**
 * Days and moments: the date and time at a place, the next New Year, the years of a sign.
 *
 * @module
 */

import { dateOfDayNumber, dayNumber, packDate } from "@zodiac-at-work/civil-date";
import { type CivilDate, type DateInput, parseDate, readDate } from "./calendar/civil-date.ts";
import { epochMillisecondsOf, type InstantInput } from "./calendar/instant.ts";
import { clockIn } from "./calendar/local-time.ts";
import { type BoundaryOptions, checkYear, newYearOf, zodiacYearSpan } from "./calendar/new-year.ts";
import { type SignId, signById } from "./signs/signs.ts";
import { signForYear } from "./signs/year-cycle.ts";
import { refuseMore, ZodiacRangeError } from "./zodiac-range-error.ts";

export { epochMillisecondsOf, type InstantInput } from "./calendar/instant.ts";

/**
 * Returns the next first day of a zodiac year, after a date.
 *
 * @param date from 1600-01-01 to the day before New Year 2200.
 * @throws {ZodiacRangeError} `malformed-date`, `impossible-date` or `out-of-range`; `unknown-option`.
 * @example
 * nextNewYear("2026-11-22"); // { year: 2027, month: 2, day: 6 }
 * nextNewYear("2027-02-06"); // { year: 2028, month: 1, day: 26 }
 */
export function nextNewYear(date: DateInput, options?: BoundaryOptions): CivilDate {
  const packed = readDate(date);
  const year = packed >> 9;
  checkYear(year);
  const newYear = newYearOf(year, options);
  return packed < packDate(newYear) ? newYear : newYearOf(year + 1, options);
}

/**
 * Returns the date a number of days after another, or before it if the number is negative.
 *
 * @param date from 0001-01-01 to 9999-12-31 of the Gregorian calendar, as is the result.
 * @param days a whole number.
 * @throws {ZodiacRangeError} `malformed-date`, `impossible-date` or `out-of-range`.
 * @example
 * addDays(newYearOf(2027), -1); // { year: 2027, month: 2, day: 5 }
 */
export function addDays(date: DateInput, days: number, ...more: never[]): CivilDate {
  refuseMore(more, "dates.map((date) => addDays(date, 1))");
  const start = dayNumber(readDate(date));
  if (Number.isInteger(days) && start + days >= 1 && start + days <= lastDay) return dateOfDayNumber(start + days);
  throw new ZodiacRangeError(
    "out-of-range",
    "Give the days as a whole number that leads to a date from 0001-01-01 to 9999-12-31.",
  );
}

/** The day number of 9999-12-31. */
const lastDay = 3_652_059;

/** A zodiac year of a sign, with its days. */
export interface YearOfSign {
  readonly zodiacYear: number;
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/**
 * Returns the zodiac years of a sign that begin in a range of Gregorian years, both ends included.
 *
 * @param from 1600 to 2200.
 * @param to 1600 to 2200; an empty list if it is before `from`.
 * @throws {ZodiacRangeError} `unknown-sign`, `out-of-range`; `unknown-option`.
 * @example
 * yearsOf("horse", 1980, 2010).map(({ zodiacYear }) => zodiacYear); // [1990, 2002]
 */
export function yearsOf(sign: SignId, from: number, to: number, options?: BoundaryOptions): YearOfSign[] {
  signById(sign);
  checkYear(from);
  checkYear(to);
  const years: YearOfSign[] = [];
  for (let zodiacYear = from; zodiacYear <= to; zodiacYear++) {
    if (signForYear(zodiacYear) !== sign) continue;
    const span = zodiacYearSpan(zodiacYear, options);
    years.push({ zodiacYear, from: span.from, to: span.to });
  }
  return years;
}

/**
 * Returns the civil date of a moment at a place: the right way from a `Date` to a sign.
 *
 * @param instant a number is a count of milliseconds since 1970; see `InstantInput`.
 * @param zone an IANA time zone such as `America/New_York`, an offset such as `+08:00`, or `UTC`. Abbreviations are refused.
 * @throws {ZodiacRangeError} `malformed-instant`; `unknown-option` for an unknown zone, `no-time-zone-data` for a named one
 *   without `Intl`; `too-many-arguments`.
 * @example
 * plainDateIn("1990-01-27T03:30:00Z", "America/New_York"); // { year: 1990, month: 1, day: 26 }
 * signOfDate(plainDateIn(new Date(), "Asia/Shanghai")); // today's sign in China
 */
export function plainDateIn(instant: InstantInput, zone: string, ...more: never[]): CivilDate {
  refuseMore(more, "moments.map((moment) => plainDateIn(moment, zone))");
  const { year, month, day } = clockIn(zone, epochMillisecondsOf(instant));
  return parseDate({ year, month, day });
}

/** The time on a clock, to the second. */
export interface PlainTime {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/**
 * Returns the time that clocks at a place show at a moment.
 *
 * @param instant a number is a count of milliseconds since 1970; see `InstantInput`.
 * @param zone an IANA time zone such as `America/New_York`, an offset such as `+08:00`, or `UTC`. Abbreviations are refused.
 * @throws {ZodiacRangeError} `malformed-instant`; `unknown-option` for an unknown zone, `no-time-zone-data` for a named one
 *   without `Intl`; `too-many-arguments`.
 * @example
 * plainTimeIn("1990-01-27T03:30:00Z", "America/New_York"); // { hour: 22, minute: 30, second: 0 }
 */
export function plainTimeIn(instant: InstantInput, zone: string, ...more: never[]): PlainTime {
  refuseMore(more, "moments.map((moment) => plainTimeIn(moment, zone))");
  const { hour, minute, second } = clockIn(zone, epochMillisecondsOf(instant));
  return { hour, minute, second };
}

import { dateOfDayNumber, dayNumber, packDate } from "@zodiac-at-work/civil-date";
import { type CivilDate, type DateInput, parseDate, readDate } from "./civil-date.ts";
import { type BoundaryOptions, checkYear, newYearOf, zodiacYearSpan } from "./new-year.ts";
import { type SignId, signById } from "./signs.ts";
import { signForYear } from "./year-cycle.ts";
import { nameValue, refuseMore, ZodiacRangeError } from "./zodiac-range-error.ts";

/**
 * A moment: an ISO 8601 text with `Z` or an offset, the milliseconds since 1970, a `Date`, or any object with
 * `epochMilliseconds`, such as a `Temporal.Instant` or `Temporal.ZonedDateTime`.
 */
export type InstantInput = string | number | Date | { readonly epochMilliseconds: number };

/**
 * Returns the next day on which a zodiac year begins, after a date.
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
 * @param zone an IANA time zone, such as `America/New_York` or `UTC`.
 * @throws {ZodiacRangeError} `malformed-instant`; `unknown-option` for an unknown zone.
 * @example
 * plainDateIn("1990-01-27T03:30:00Z", "America/New_York"); // { year: 1990, month: 1, day: 26 }
 * signOfDate(plainDateIn(new Date(), "Asia/Shanghai")); // today's sign in China
 */
export function plainDateIn(instant: InstantInput, zone: string, ...more: never[]): CivilDate {
  refuseMore(more, "moments.map((moment) => plainDateIn(moment, zone))");
  const milliseconds = epochMillisecondsOf(instant);
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(milliseconds)) parts[type] = Number(value);
  const { year, month, day } = parts as unknown as CivilDate;
  return parseDate({ year, month, day });
}

/** Returns the milliseconds since 1970 of a moment. */
export function epochMillisecondsOf(instant: InstantInput): number {
  const milliseconds = typeof instant === "string" ? parseInstant(instant) : millisecondsOf(instant);
  // ICU counts by the Julian calendar before October 15, 1582.
  if (Number.isFinite(milliseconds) && milliseconds >= firstInstant && milliseconds <= lastInstant) return milliseconds;
  throw new ZodiacRangeError(
    "malformed-instant",
    'Give the moment as "YYYY-MM-DDTHH:MM:SSZ" or with an offset such as +08:00, as milliseconds since 1970, or as a Date or Temporal.Instant, from the year 1583 to 9998.',
  );
}

const firstInstant = Date.UTC(1583, 0, 1);
const lastInstant = Date.UTC(9998, 11, 31);

function parseInstant(text: string): number {
  const form = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d([.,]\d{1,9})?)?(Z|[+-]\d\d:?\d\d)(\[[^\]]+\])*$/i.exec(text);
  // Date.parse accepts February 30.
  if (!form || packDate(form[1] as string) < 0) return Number.NaN;
  return Date.parse(
    text
      .replace(/\[.*$/, "")
      .replace(",", ".")
      .replace(/([+-]\d\d)(\d\d)$/, "$1:$2"),
  );
}

function millisecondsOf(instant: Exclude<InstantInput, string>): number {
  if (typeof instant === "number") return instant;
  if (instant === null || typeof instant !== "object") return Number.NaN;
  if ("epochMilliseconds" in instant) return Number(instant.epochMilliseconds);
  return Object.prototype.toString.call(instant) === "[object Date]" ? instant.getTime() : Number.NaN;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  try {
    if (typeof zone !== "string") throw new RangeError();
    const format = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", {
      timeZone: zone,
      year: "numeric",
      month: "numeric",
      day: "numeric",
    });
    if (formats.size < mostFormats) formats.set(zone, format);
    return format;
  } catch {
    throw new ZodiacRangeError(
      "unknown-option",
      `${nameValue(zone)} is not a time zone: give an IANA name such as "Asia/Shanghai" or "UTC".`,
    );
  }
}

/** More than the IANA zones, so that the cache has a limit whatever the spelling. */
const mostFormats = 600;

import {
  type CivilDate,
  type DateInput,
  dateMessages,
  dayNumber,
  type PackedDate,
  packDate,
  problemOf,
  unpackDate,
} from "@zodiac-at-work/civil-date";
import { refuseMore, refuseOptions, ZodiacRangeError } from "../zodiac-range-error.ts";

export type { CivilDate, DateInput } from "@zodiac-at-work/civil-date";

/** Consecutive days, including the first and the last. */
export interface DateSpan {
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly days: number;
}

/**
 * Reads and validates a date.
 *
 * @returns a new `{ year, month, day }` of a day that exists, years 1 to 9999.
 * @throws {ZodiacRangeError} `malformed-date` or `impossible-date`.
 * @example
 * parseDate("2000-02-29"); // { year: 2000, month: 2, day: 29 }
 */
export function parseDate(input: DateInput): CivilDate;
export function parseDate(input: DateInput, options?: unknown): CivilDate {
  refuseOptions(options);
  return unpackDate(readDate(input));
}

/**
 * Formats a date as ISO 8601, `YYYY-MM-DD`.
 *
 * @throws {ZodiacRangeError} `malformed-date` or `impossible-date`.
 * @example
 * formatDate(newYearOf(1990)); // "1990-01-27"
 */
export function formatDate(date: DateInput): string;
export function formatDate(date: DateInput, options?: unknown): string {
  refuseOptions(options);
  const { year, month, day } = parseDate(date);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/**
 * Compares two dates: negative if `a` is earlier, 0 if they are the same day, positive if `a` is later.
 *
 * @throws {ZodiacRangeError} `malformed-date` or `impossible-date`; `too-many-arguments`.
 * @example
 * dates.sort(compareDates);
 */
export function compareDates(a: DateInput, b: DateInput, ...more: never[]): number {
  refuseMore(more, "dates.map((date) => compareDates(date, other))");
  return readDate(a) - readDate(b);
}

/**
 * Returns the number of days from one date to another, negative if `to` is earlier.
 *
 * @throws {ZodiacRangeError} `malformed-date` or `impossible-date`; `too-many-arguments`.
 * @example
 * daysBetween("1990-01-27", "1990-01-24"); // -3
 */
export function daysBetween(from: DateInput, to: DateInput, ...more: never[]): number {
  refuseMore(more, "dates.map((date) => daysBetween(date, other))");
  return dayNumber(readDate(to)) - dayNumber(readDate(from));
}

/** Packs a date, or throws. */
export function readDate(input: DateInput): PackedDate {
  const packed = packDate(input);
  if (packed < 0) throw refusal(packed);
  return packed;
}

/** Returns the error for the negative result of `packDate`. */
export function refusal(packed: PackedDate): ZodiacRangeError {
  const problem = problemOf(packed);
  return new ZodiacRangeError(problem, dateMessages[problem]);
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, "0");
}

import { ZodiacRangeError } from "./zodiac-range-error.ts";

/** A day of the proleptic Gregorian calendar, without a time or a time zone. Months count from 1. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Consecutive days, including the first and the last. */
export interface DateSpan {
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly days: number;
}

/**
 * A date as `YYYY-MM-DD`, or any object with `year`, `month` and `day`, such as a `Temporal.PlainDate`. A `Date` is not
 * accepted: it names a moment, and the day of a moment depends on the machine's time zone.
 */
export type DateInput = string | CivilDate;

/**
 * Reads and validates a date.
 *
 * @returns a new `{ year, month, day }` of a day that exists, years 1 to 9999.
 * @throws {ZodiacRangeError} `malformed-date` or `impossible-date`.
 * @example
 * parseDate("2000-02-29"); // { year: 2000, month: 2, day: 29 }
 */
export function parseDate(input: DateInput): CivilDate {
  const date = typeof input === "string" ? splitIso(input) : input;
  checkDate(date);
  return { year: date.year, month: date.month, day: date.day };
}

/**
 * Formats a date as ISO 8601, `YYYY-MM-DD`.
 *
 * @example
 * formatDate(newYearOf(1990)); // "1990-01-27"
 */
export function formatDate({ year, month, day }: CivilDate): string {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/**
 * Compares two dates: negative if `a` is earlier, 0 if they are the same day, positive if `a` is later.
 *
 * @example
 * dates.sort(compareDates);
 */
export function compareDates(a: CivilDate, b: CivilDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

/**
 * Returns the number of days from one date to another, negative if `to` is earlier.
 *
 * @example
 * daysBetween({ year: 1990, month: 1, day: 27 }, { year: 1990, month: 1, day: 24 }); // -3
 */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** Splits `YYYY-MM-DD` into fields, without checking them against the calendar. */
export function splitIso(text: string): CivilDate {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) throw malformed(`"${text}"`);
  return { year: +text.slice(0, 4), month: +text.slice(5, 7), day: +text.slice(8) };
}

/** Throws unless the date exists. */
export function checkDate(date: CivilDate): void {
  if (!exists(date)) throw refusal(date);
}

/** Returns the number of days in a month. */
export function daysInMonth(year: number, month: number): number {
  return dayOfYear(year, month + 1, 0) - dayOfYear(year, month, 0);
}

/** Returns the number of a day within its year, 1 for January 1. */
export function dayOfYear(year: number, month: number, day: number): number {
  return (daysBeforeMonth[month] as number) + day + Number(month > 2 && isLeapYear(year));
}

/** The days of a common year before each month, from 1, and before the January that follows, 13. */
const daysBeforeMonth: readonly number[] = [0, 0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365];

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
function dayNumber({ year, month, day }: CivilDate): number {
  const years = year - 1;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return years * 365 + leapDays + dayOfYear(year, month, day);
}

// Kept short and apart from the error messages, so that the engine inlines it.
function exists(date: CivilDate & { readonly calendarId?: string }): boolean {
  if (date === null || typeof date !== "object" || !isGregorian(date.calendarId)) return false;
  const { year, month, day } = date;
  if (!Number.isInteger(year) || !Number.isInteger(month) || !Number.isInteger(day)) return false;
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1) return false;
  return day <= 28 || day <= daysInMonth(year, month);
}

/** Temporal.PlainDate objects of other calendars count years and months differently. */
function isGregorian(calendarId: string | undefined): boolean {
  return calendarId === undefined || calendarId === "iso8601" || calendarId === "gregory";
}

function refusal(date: CivilDate & { readonly calendarId?: string }): ZodiacRangeError {
  if (date === null || typeof date !== "object") return malformed(String(date));
  if (Object.prototype.toString.call(date) === "[object Date]")
    return malformed("A Date (it names a moment, not a day)");
  if (!isGregorian(date.calendarId)) return malformed(`A date of the calendar ${date.calendarId}`);
  const { year, month, day } = date;
  if (![year, month, day].every(Number.isInteger)) {
    return malformed(`{ year: ${year}, month: ${month}, day: ${day} }`);
  }
  const accepted = exists({ year, month, day: 1 })
    ? `the days of that month are 1 to ${daysInMonth(year, month)}`
    : "years are 1 to 9999, months 1 to 12";
  return new ZodiacRangeError("impossible-date", `${formatDate(date)} does not exist: ${accepted}.`);
}

function malformed(given: string): ZodiacRangeError {
  return new ZodiacRangeError(
    "malformed-date",
    `${given} is not a date. Give "YYYY-MM-DD" or { year, month, day } of the Gregorian calendar.`,
  );
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, "0");
}

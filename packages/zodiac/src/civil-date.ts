import { ZodiacRangeError } from "./zodiac-range-error.ts";

/** A day of the Gregorian calendar, also before its introduction, without a time or a time zone. Months count from 1. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Consecutive days, the first and the last included. */
export interface DateSpan {
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly days: number;
}

/**
 * How a date is given: `YYYY-MM-DD`, or anything with `year`, `month` and `day`, so a `Temporal.PlainDate` too.
 * Never a `Date`: that is a moment, and which day it falls on depends on the machine.
 */
export type DateInput = string | CivilDate;

/**
 * Reads and checks a date.
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
 * Writes a date as ISO 8601, `YYYY-MM-DD`.
 *
 * @example
 * formatDate(newYearOf(1990)); // "1990-01-27"
 */
export function formatDate({ year, month, day }: CivilDate): string {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/**
 * Orders two dates: negative when `a` is earlier, 0 when they are the same day, positive when it is later.
 *
 * @example
 * dates.sort(compareDates);
 */
export function compareDates(a: CivilDate, b: CivilDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

/**
 * The number of days from one date to another, negative when `to` is the earlier one.
 *
 * @example
 * daysBetween({ year: 1990, month: 1, day: 27 }, { year: 1990, month: 1, day: 24 }); // -3
 */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** The `YYYY-MM-DD` of a text, its fields not yet checked against the calendar. */
export function splitIso(text: string): CivilDate {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) throw malformed(`"${text}"`);
  return { year: +text.slice(0, 4), month: +text.slice(5, 7), day: +text.slice(8) };
}

/** Throws unless the date exists. */
export function checkDate(date: CivilDate): void {
  if (!exists(date)) throw refusal(date);
}

/** The number of days in a month of the Gregorian calendar. */
export function daysInMonth(year: number, month: number): number {
  return month === 2 ? 28 + leapDay(year) : 30 + ((month + (month >> 3)) & 1);
}

/** The number of the day within its year, 1 for 1 January. */
export function dayOfYear(year: number, month: number, day: number): number {
  // Months of 489/16 days each round to the days before a month, once February's missing ones come off from March on.
  const afterFebruary = (2 - month) >> 31;
  return ((month * 489 - 481) >> 4) + day + (afterFebruary & (leapDay(year) - 2));
}

/**
 * 1 in a leap year, else 0. Of the years divisible by 25 every sixteenth has it, of the others every fourth.
 * Here and in the other places on the way of `signOfDate` bits stand for branches, which dates make unpredictable.
 */
function leapDay(year: number): number {
  return ((year & (year % 25 === 0 ? 15 : 3)) - 1) >>> 31;
}

function dayNumber({ year, month, day }: CivilDate): number {
  const years = year - 1;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return years * 365 + leapDays + dayOfYear(year, month, day);
}

// Short, and apart from the words of a refusal, so that an engine can put it in place of its call.
function exists(date: CivilDate & { readonly calendarId?: string }): boolean {
  if (date === null || typeof date !== "object" || !isGregorian(date.calendarId)) return false;
  const { year, month, day } = date;
  if (!Number.isInteger(year) || !Number.isInteger(month) || !Number.isInteger(day)) return false;
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1) return false;
  return day <= 28 || day <= daysInMonth(year, month);
}

/** A Temporal.PlainDate of another calendar counts its years and months differently. */
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

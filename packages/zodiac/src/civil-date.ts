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
  if (date.year < 1 || date.year > 9999) throw impossible(date, "years are 1 to 9999");
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
  if (date === null || typeof date !== "object") throw malformed(String(date));
  const { year, month, day } = date;
  const { calendarId } = date as { calendarId?: string };
  if (!(Number.isInteger(year) && Number.isInteger(month) && Number.isInteger(day))) throw malformed(describe(date));
  // A Temporal.PlainDate of another calendar counts its years and months differently.
  if (calendarId !== undefined && calendarId !== "iso8601") throw malformed(`A date of the calendar ${calendarId}`);
  if (month < 1 || month > 12) throw impossible(date, "months are 1 to 12");
  if (day < 1 || (day > 28 && day > daysInMonth(year, month))) {
    throw impossible(date, `that month has the days 1 to ${daysInMonth(year, month)}`);
  }
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

function malformed(given: string): ZodiacRangeError {
  return new ZodiacRangeError(
    "malformed-date",
    `${given} is not a date. Give "YYYY-MM-DD" or { year, month, day } in whole numbers of the Gregorian calendar.`,
  );
}

function impossible(date: CivilDate, rule: string): ZodiacRangeError {
  return new ZodiacRangeError("impossible-date", `${formatDate(date)} does not exist: ${rule}.`);
}

function describe(date: CivilDate): string {
  if (Object.prototype.toString.call(date) === "[object Date]") return "A Date (it names a moment, not a day)";
  const { year, month, day } = date;
  return `{ year: ${String(year)}, month: ${String(month)}, day: ${String(day)} }`;
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, "0");
}

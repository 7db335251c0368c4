import { dateOfDayNumber, dayNumber, packDate } from "@zodiac-at-work/civil-date";
import { ZodiacRangeError } from "../zodiac-range-error.ts";
import { type CivilDate, type DateInput, readDate } from "./civil-date.ts";
import { firstLunarYear, lastLunarYear, lunarYears } from "./lunar-table.ts";
import { newYearOf } from "./new-year.ts";

/** A day of the Chinese calendar. */
export interface LunarDate {
  /** The Gregorian year of its New Year, as in `zodiacYear`. */
  readonly year: number;
  /** 1 to 12. A leap month has the number of the month before it. */
  readonly month: number;
  readonly isLeapMonth: boolean;
  /** 1 to 30. */
  readonly day: number;
}

/** One month of a Chinese year. */
export interface LunarMonth {
  readonly month: number;
  readonly isLeapMonth: boolean;
  /** 29 or 30. */
  readonly days: number;
}

/**
 * Converts a Gregorian date to the Chinese calendar.
 *
 * Source: the calendar in force in China, computed from new moons and solar terms in Beijing time by GB/T 33661-2017, with
 * the two days of `scripts/lunar-table.ts` where almanacs differ from the computation.
 *
 * @param date from 1900-01-31, the first day of the Chinese year 1900, to the end of the Chinese year 2200.
 * @throws {ZodiacRangeError} `malformed-date`, `impossible-date` or `out-of-range`.
 * @example
 * lunarDate("1990-01-26"); // { year: 1989, month: 12, isLeapMonth: false, day: 30 }
 * lunarDate("2023-03-22"); // { year: 2023, month: 2, isLeapMonth: true, day: 1 }
 */
export function lunarDate(date: DateInput): LunarDate {
  const packed = readDate(date);
  const number = dayNumber(packed);
  const calendarYear = packed >> 9;
  if (calendarYear < firstLunarYear || calendarYear > lastLunarYear + 1) throw outOfRange();
  const year = calendarYear <= lastLunarYear && number >= firstDay(calendarYear) ? calendarYear : calendarYear - 1;
  if (year < firstLunarYear) throw outOfRange();
  let day = number - firstDay(year);
  for (const { days, ...month } of monthsOf(year)) {
    if (day < days) return { year, ...month, day: day + 1 };
    day -= days;
  }
  throw outOfRange();
}

/**
 * Converts a date of the Chinese calendar to the Gregorian calendar.
 *
 * @throws {ZodiacRangeError} `out-of-range` for a year outside of 1900 to 2200; `impossible-date` for a month or day that the
 *   year does not have; `malformed-date`.
 * @example
 * dateOfLunar({ year: 1990, month: 1, isLeapMonth: false, day: 1 }); // { year: 1990, month: 1, day: 27 }
 */
export function dateOfLunar(lunar: LunarDate): CivilDate {
  if (lunar === null || typeof lunar !== "object") throw malformed();
  const { year, month, isLeapMonth, day } = lunar;
  if (![month, day].every(Number.isInteger) || typeof isLeapMonth !== "boolean") throw malformed();
  let daysBefore = 0;
  for (const each of lunarMonths(year)) {
    if (each.month === month && each.isLeapMonth === isLeapMonth) {
      if (day < 1 || day > each.days) break;
      return dateOfDayNumber(firstDay(year) + daysBefore + day - 1);
    }
    daysBefore += each.days;
  }
  throw new ZodiacRangeError(
    "impossible-date",
    "There is no such day. Give a month that the Chinese year has (see lunarMonths), and a day from 1 to its 29 or 30 days.",
  );
}

/**
 * Returns the months of a Chinese year in order, twelve or thirteen.
 *
 * @param year 1900 to 2200.
 * @throws {ZodiacRangeError} `out-of-range`.
 * @example
 * lunarMonths(2023).find((month) => month.isLeapMonth); // { month: 2, isLeapMonth: true, days: 29 }
 */
export function lunarMonths(year: number): LunarMonth[] {
  if (!Number.isInteger(year) || year < firstLunarYear || year > lastLunarYear) throw outOfRange();
  return monthsOf(year);
}

function monthsOf(year: number): LunarMonth[] {
  const at = (year - firstLunarYear) * 4;
  const lengths = Number.parseInt(lunarYears.slice(at, at + 3), 36);
  const leap = Number.parseInt(lunarYears.charAt(at + 3), 16);
  return Array.from({ length: leap === 0 ? 12 : 13 }, (_, index) => {
    // The leap month stands at index `leap`, after the month with its number.
    const isLeapMonth = leap > 0 && index === leap;
    return { month: leap > 0 && index >= leap ? index : index + 1, isLeapMonth, days: 29 + ((lengths >> index) & 1) };
  });
}

function firstDay(year: number): number {
  return dayNumber(packDate(newYearOf(year)));
}

function outOfRange(): ZodiacRangeError {
  return new ZodiacRangeError(
    "out-of-range",
    `Give a date of the Chinese years ${firstLunarYear} to ${lastLunarYear}, which begin on ${firstLunarYear}-01-31.`,
  );
}

function malformed(): ZodiacRangeError {
  return new ZodiacRangeError(
    "malformed-date",
    "Give the date of the Chinese calendar as { year, month, isLeapMonth, day }.",
  );
}

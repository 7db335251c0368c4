/**
 * The Chinese calendar (农历): the lunar date of a day, the day of a lunar date, the months of a year.
 *
 * @module
 */

import { refuseOptions } from "../zodiac-range-error.ts";
import { type CivilDate, type DateInput, readDate } from "./civil-date.ts";
import { chineseMonths, dateOf, type LunarDate, type LunarMonth, lunarDateOf, monthsOfYear } from "./lunar-months.ts";

export type { LunarDate, LunarMonth } from "./lunar-months.ts";

const hint = "This entry has the calendar of China. For another one, see @zodiac-at-work/zodiac/regional.";

/**
 * Converts a Gregorian date to the Chinese calendar. For the calendars of Vietnam, Korea and Japan, see `lunarDateIn` of
 * `@zodiac-at-work/zodiac/regional`.
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
export function lunarDate(date: DateInput): LunarDate;
export function lunarDate(date: DateInput, options?: unknown): LunarDate {
  refuseOptions(options, hint);
  return lunarDateOf(chineseMonths(), readDate(date));
}

/**
 * Converts a date of the Chinese calendar to the Gregorian calendar.
 *
 * @throws {ZodiacRangeError} `out-of-range` for a year outside of 1900 to 2200; `impossible-date` for a month or day that the
 *   year does not have; `malformed-date`.
 * @example
 * dateOfLunar({ year: 1990, month: 1, isLeapMonth: false, day: 1 }); // { year: 1990, month: 1, day: 27 }
 */
export function dateOfLunar(lunar: LunarDate): CivilDate;
export function dateOfLunar(lunar: LunarDate, options?: unknown): CivilDate {
  refuseOptions(options, hint);
  return dateOf(chineseMonths(), lunar);
}

/**
 * Returns the months of a Chinese year in order, twelve or thirteen.
 *
 * @param year 1900 to 2200.
 * @throws {ZodiacRangeError} `out-of-range`.
 * @example
 * lunarMonths(2023).find((month) => month.isLeapMonth); // { month: 2, isLeapMonth: true, days: 29 }
 */
export function lunarMonths(year: number): LunarMonth[];
export function lunarMonths(year: number, options?: unknown): LunarMonth[] {
  refuseOptions(options, hint);
  return monthsOfYear(chineseMonths(), year);
}

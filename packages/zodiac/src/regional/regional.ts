/**
 * The lunar calendars of Vietnam, Korea and Japan: their New Years, leap months and animals.
 *
 * @module
 */

import { dateOfDayNumber, dayNumber } from "@zodiac-at-work/civil-date";
import { type CivilDate, type DateInput, readDate } from "../calendar/civil-date.ts";
import {
  dateOf,
  firstDayNumberOf,
  type LunarDate,
  type LunarMonth,
  lunarDateOf,
  monthsOfYear,
} from "../calendar/lunar-months.ts";
import { LAST_YEAR } from "../calendar/new-year.ts";
import { type LunarCalendarId, monthsIn, namedCalendar } from "../calendar/regional-months.ts";
import { optionsOf } from "../options-of.ts";
import type { Element, Polarity, SignId } from "../signs/signs.ts";
import { cycleYear } from "../signs/year-cycle.ts";
import { ZodiacRangeError } from "../zodiac-range-error.ts";

export type { LunarDate, LunarMonth } from "../calendar/lunar-months.ts";
export type { LunarCalendarId } from "../calendar/regional-months.ts";

/** The option that selects the calendar. It is required. */
export interface LunarCalendarOptions {
  readonly calendar: LunarCalendarId;
}

/** The animal of a sign in a country: the fourth is the cat in Vietnam, the second the buffalo. */
export type RegionalAnimal = SignId | "buffalo" | "cat" | "sheep" | "boar";

/** The sign of a date by the calendar of a country. */
export interface RegionalSign {
  readonly calendar: LunarCalendarId;
  /** The sign, by its place in the cycle: `rabbit` for the fourth in every calendar. */
  readonly sign: SignId;
  /** The animal that the country has in this place. */
  readonly animal: RegionalAnimal;
  readonly zodiacYear: number;
  /** The New Year of the date's calendar year in this calendar. */
  readonly newYear: CivilDate;
  /** Days from `newYear` to the date, negative before it. */
  readonly daysFromNewYear: number;
  /** The element of the zodiac year's heavenly stem. */
  readonly yearElement: Element;
  readonly polarity: Polarity;
}

/**
 * Returns the sign of a date by the lunar calendar of a country.
 *
 * @param date from 1900-01-31 to 2200-12-31.
 * @throws {ZodiacRangeError} `malformed-date`, `impossible-date` or `out-of-range`; `unknown-option`.
 * @example
 * const { sign, animal } = signOfDateIn("1985-01-21", { calendar: "vi" }); // "ox", "buffalo": Tết was on that day
 * signOfDateIn("1985-01-21", { calendar: "zh" }).sign; // "rat"
 */
export function signOfDateIn(date: DateInput, options: LunarCalendarOptions): RegionalSign {
  const calendar = calendarOf(options);
  const months = monthsIn(calendar);
  const packed = readDate(date);
  const { year: zodiacYear } = lunarDateOf(months, packed);
  const year = packed >> 9;
  if (year > LAST_YEAR) {
    throw new ZodiacRangeError("out-of-range", `Give a date from 1900-01-31 to ${LAST_YEAR}-12-31.`);
  }
  const firstDay = firstDayNumberOf(months, year);
  const { sign, element, polarity } = cycleYear(zodiacYear);
  return {
    calendar,
    sign,
    animal: animals[calendar][sign] ?? sign,
    zodiacYear,
    newYear: dateOfDayNumber(firstDay),
    daysFromNewYear: dayNumber(packed) - firstDay,
    yearElement: element,
    polarity,
  };
}

/**
 * Returns New Year's Day in the lunar calendar of a country: Tết, Seollal or the old Japanese New Year.
 *
 * @param year 1900 to 2200.
 * @throws {ZodiacRangeError} `out-of-range`; `unknown-option`.
 * @example
 * newYearIn(2007, { calendar: "vi" }); // { year: 2007, month: 2, day: 17 }
 * newYearIn(2007, { calendar: "zh" }); // { year: 2007, month: 2, day: 18 }
 */
export function newYearIn(year: number, options: LunarCalendarOptions): CivilDate {
  return dateOf(monthsIn(calendarOf(options)), { year, month: 1, isLeapMonth: false, day: 1 });
}

/**
 * Converts a Gregorian date to the lunar calendar of a country.
 *
 * @param date from 1900-01-31 to the end of the lunar year 2200.
 * @throws {ZodiacRangeError} `malformed-date`, `impossible-date` or `out-of-range`; `unknown-option`.
 * @example
 * lunarDateIn("1985-01-21", { calendar: "vi" }); // { year: 1985, month: 1, isLeapMonth: false, day: 1 }
 */
export function lunarDateIn(date: DateInput, options: LunarCalendarOptions): LunarDate {
  return lunarDateOf(monthsIn(calendarOf(options)), readDate(date));
}

/**
 * Converts a date of the lunar calendar of a country to the Gregorian calendar.
 *
 * @throws {ZodiacRangeError} `out-of-range` for a year outside of 1900 to 2200; `impossible-date` for a month or day that the
 *   year does not have; `malformed-date`; `unknown-option`.
 * @example
 * const chuseok = { year: 2025, month: 8, isLeapMonth: false, day: 15 };
 * dateOfLunarIn(chuseok, { calendar: "ko" }); // { year: 2025, month: 10, day: 6 }
 */
export function dateOfLunarIn(lunar: LunarDate, options: LunarCalendarOptions): CivilDate {
  return dateOf(monthsIn(calendarOf(options)), lunar);
}

/**
 * Returns the months of a lunar year of a country in order, twelve or thirteen.
 *
 * @param year 1900 to 2200.
 * @throws {ZodiacRangeError} `out-of-range`; `unknown-option`.
 * @example
 * lunarMonthsIn(2017, { calendar: "ko" }).find((month) => month.isLeapMonth); // { month: 5, isLeapMonth: true, days: 29 }
 */
export function lunarMonthsIn(year: number, options: LunarCalendarOptions): LunarMonth[] {
  return monthsOfYear(monthsIn(calendarOf(options)), year);
}

function calendarOf(options: LunarCalendarOptions): LunarCalendarId {
  return namedCalendar(optionsOf(options, optionNames).calendar);
}

const optionNames = ["calendar"] as const;

/** The animals that differ from those of China. */
const animals: Readonly<Record<LunarCalendarId, Partial<Record<SignId, RegionalAnimal>>>> = {
  zh: {},
  vi: { ox: "buffalo", rabbit: "cat" },
  ko: { goat: "sheep" },
  ja: { goat: "sheep", pig: "boar" },
};

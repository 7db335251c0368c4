import { dateOfDayNumber, dayNumber, type PackedDate, packDate } from "@zodiac-at-work/civil-date";
import { ZodiacRangeError } from "../zodiac-range-error.ts";
import type { CivilDate } from "./civil-date.ts";
import { firstLunarYear, lastLunarYear, lunarYears } from "./lunar-table.ts";
import { firstDayOf } from "./new-year.ts";

/** A day of a lunar calendar. */
export interface LunarDate {
  /** The Gregorian year of its New Year, as in `zodiacYear`. */
  readonly year: number;
  /** 1 to 12. A leap month has the number of the month before it. */
  readonly month: number;
  readonly isLeapMonth: boolean;
  /** 1 to 30. */
  readonly day: number;
}

/** One month of a lunar year. */
export interface LunarMonth {
  readonly month: number;
  readonly isLeapMonth: boolean;
  /** 29 or 30. */
  readonly days: number;
}

/** All months of a calendar in order, from the first of 1900 to the last of 2200. */
export interface LunarMonths {
  /** The day numbers on which the months begin, and that on which the month after the last begins. */
  readonly firstDays: Int32Array;
  /** For each month, the number of months without the leap months that came before it. A leap month has that of its namesake. */
  readonly places: Int16Array;
}

/** Returns the months of the Chinese calendar. They are built once, by the first call. */
export function chineseMonths(): LunarMonths {
  months ??= readTable();
  return months;
}

let months: LunarMonths | undefined;

function readTable(): LunarMonths {
  const firstDays: number[] = [];
  const leapMonths: number[] = [];
  let day = dayNumber(packDate({ year: firstLunarYear, month: 1, day: firstDayOf(firstLunarYear, "new-year") }));
  for (let at = 0; at < lunarYears.length; at += 4) {
    const lengths = Number.parseInt(lunarYears.slice(at, at + 3), 36);
    const leap = Number.parseInt(lunarYears.charAt(at + 3), 16);
    if (leap > 0) leapMonths.push(firstDays.length + leap);
    for (let month = 0; month < (leap > 0 ? 13 : 12); month++) {
      firstDays.push(day);
      day += 29 + ((lengths >> month) & 1);
    }
  }
  return lunarMonthsOf([...firstDays, day], leapMonths);
}

/** Numbers months. `leapMonths` are the indexes of the leap months. */
export function lunarMonthsOf(firstDays: readonly number[], leapMonths: readonly number[]): LunarMonths {
  const leaps = new Set(leapMonths);
  let place = -1;
  const places = firstDays.slice(1).map((_, index) => {
    if (!leaps.has(index)) place++;
    return place;
  });
  return { firstDays: Int32Array.from(firstDays), places: Int16Array.from(places) };
}

/** Returns the lunar date of a packed date. */
export function lunarDateOf({ firstDays, places }: LunarMonths, date: PackedDate): LunarDate {
  const number = dayNumber(date);
  const first = firstDays[0] as number;
  if (number < first || number >= (firstDays[places.length] as number)) throw outOfRange();
  // The mean month is never more than a month ahead of the true one.
  let index = Math.min(places.length - 1, Math.ceil((number - first) / meanMonth));
  while ((firstDays[index] as number) > number) index--;
  const place = places[index] as number;
  return {
    year: firstLunarYear + Math.floor(place / 12),
    month: (place % 12) + 1,
    isLeapMonth: places[index - 1] === place,
    day: number - (firstDays[index] as number) + 1,
  };
}

const meanMonth = 29.530588;

/** Returns the Gregorian date of a lunar date. */
export function dateOf(calendar: LunarMonths, lunar: LunarDate): CivilDate {
  if (lunar === null || typeof lunar !== "object") throw malformed();
  const { year, month, isLeapMonth, day } = lunar;
  if (![month, day].every(Number.isInteger) || typeof isLeapMonth !== "boolean") throw malformed();
  const index = indexOf(calendar, year, month, isLeapMonth);
  if (index !== undefined && day >= 1 && day <= daysOf(calendar, index)) {
    return dateOfDayNumber((calendar.firstDays[index] as number) + day - 1);
  }
  throw new ZodiacRangeError(
    "impossible-date",
    "There is no such day. Give a month that the lunar year has (see lunarMonths), and a day from 1 to its 29 or 30 days.",
  );
}

/** Returns the months of a lunar year in order. */
export function monthsOfYear(calendar: LunarMonths, year: number): LunarMonth[] {
  const { places } = calendar;
  const found: LunarMonth[] = [];
  const first = firstPlaceOf(year);
  for (let index = places.indexOf(first, first); (places[index] as number) < first + 12; index++) {
    const month = (places[index] as number) - first + 1;
    found.push({ month, isLeapMonth: places[index - 1] === places[index], days: daysOf(calendar, index) });
  }
  return found;
}

/** Returns the day number of the first day of a lunar year. */
export function firstDayNumberOf({ firstDays, places }: LunarMonths, year: number): number {
  const first = firstPlaceOf(year);
  // A month is never before its place: leap months only add to the ones before it.
  return firstDays[places.indexOf(first, first)] as number;
}

function indexOf({ places }: LunarMonths, year: number, month: number, isLeapMonth: boolean): number | undefined {
  const place = firstPlaceOf(year) + month - 1;
  if (month < 1 || month > 12) return undefined;
  const index = places.indexOf(place, place);
  if (!isLeapMonth) return index;
  return places[index + 1] === place ? index + 1 : undefined;
}

function firstPlaceOf(year: number): number {
  if (!Number.isInteger(year) || year < firstLunarYear || year > lastLunarYear) throw outOfRange();
  return (year - firstLunarYear) * 12;
}

function daysOf({ firstDays }: LunarMonths, index: number): number {
  return (firstDays[index + 1] as number) - (firstDays[index] as number);
}

function outOfRange(): ZodiacRangeError {
  return new ZodiacRangeError(
    "out-of-range",
    `Give a date of the lunar years ${firstLunarYear} to ${lastLunarYear}, which begin on ${firstLunarYear}-01-31.`,
  );
}

function malformed(): ZodiacRangeError {
  return new ZodiacRangeError(
    "malformed-date",
    "Give the date of the lunar calendar as { year, month, isLeapMonth, day }.",
  );
}

import { dayOfYear } from "@zodiac-at-work/civil-date";
import { type CivilDate, type DateInput, readDate } from "../calendar/civil-date.ts";
import {
  type Boundary,
  type BoundaryOptions,
  boundaryOf,
  earlyDate,
  FIRST_YEAR,
  firstDayOf,
  LAST_YEAR,
  outOfRange,
} from "../calendar/new-year.ts";
import type { Element, Polarity, SignId } from "./signs.ts";
import { cycleYear } from "./year-cycle.ts";

/** The sign of a date, with the facts that explain it. */
export interface SignOfDate {
  readonly sign: SignId;
  /** The zodiac year that contains the date: its calendar year, or the year before for dates before the New Year. */
  readonly zodiacYear: number;
  /** The first day of the zodiac year that begins in the date's calendar year, under the chosen boundary. */
  readonly newYear: CivilDate;
  /** Days from `newYear` to the date: 0 on the day itself, negative before it, when the old year's sign still applies. */
  readonly daysFromNewYear: number;
  /** The element of the zodiac year's heavenly stem, as in Metal Horse for 1990. Not the sign's own element. */
  readonly yearElement: Element;
  readonly polarity: Polarity;
  /** The result under the other boundary, if it differs. */
  readonly alternative: AlternativeSign | undefined;
  /**
   * Whether the hour and the place can decide the sign. Start of Spring is a moment: with `boundary: "start-of-spring"`,
   * this is true on its day in China and on the days next to it, where `yearAnimal` gives the exact answer. The sign is
   * then that of the whole day in China. Always false for Chinese New Year: it begins with the day.
   */
  readonly dependsOnHour: boolean;
}

/** The sign of a date under the other boundary. */
export interface AlternativeSign {
  readonly boundary: Boundary;
  readonly sign: SignId;
  readonly zodiacYear: number;
  /** The first day of the zodiac year that begins in the date's calendar year, under that boundary. */
  readonly newYear: CivilDate;
}

/**
 * Returns the Chinese zodiac sign of a date. A zodiac year begins on Chinese New Year's Day as published in China (today
 * by GB/T 33661-2017), or on the day of Start of Spring with `boundary: "start-of-spring"`. The date is one of the Chinese
 * calendar; for a birth elsewhere, custom takes the local date.
 *
 * @param date `YYYY-MM-DD` or `{ year, month, day }`, from 1600-01-01 to 2200-12-31.
 * @throws {ZodiacRangeError} `malformed-date`, `impossible-date` or `out-of-range`; `unknown-option`.
 * @example
 * signOfDate("1990-01-24");
 * // { sign: "snake", zodiacYear: 1989, newYear: { year: 1990, month: 1, day: 27 }, daysFromNewYear: -3,
 * //   yearElement: "earth", polarity: "yin", alternative: undefined, dependsOnHour: false }
 * signOfDate("1990-01-30").alternative?.sign; // "snake": Start of Spring was on February 4
 */
export function signOfDate(date: DateInput, options?: BoundaryOptions): SignOfDate {
  const boundary = options === undefined ? "new-year" : boundaryOf(options);
  const otherBoundary = boundary === "new-year" ? "start-of-spring" : "new-year";
  const packed = readDate(date);
  const year = packed >> 9;
  if (year < FIRST_YEAR || year > LAST_YEAR) throw outOfRange();
  const day = dayOfYear(year, (packed >> 5) & 15, packed & 31);
  const firstDay = firstDayOf(year, boundary);
  const daysFromNewYear = day - firstDay;
  const otherFirstDay = firstDayOf(year, otherBoundary);
  // A branch here and one below would make the call 5 to 15 % slower: `>> 31` is -1 for a negative number, otherwise 0.
  const zodiacYear = year + (daysFromNewYear >> 31);
  const { sign, element, polarity } = cycleYear(zodiacYear);
  return {
    sign,
    zodiacYear,
    newYear: earlyDate(year, firstDay),
    daysFromNewYear,
    yearElement: element,
    polarity,
    // Negative if exactly one of the two is: between the two first days.
    alternative:
      (daysFromNewYear ^ (day - otherFirstDay)) < 0
        ? alternativeUnder(otherBoundary, year, otherFirstDay, zodiacYear)
        : undefined,
    dependsOnHour: boundary !== "new-year" && daysFromNewYear * daysFromNewYear < 4,
  };
}

function alternativeUnder(boundary: Boundary, year: number, firstDay: number, otherYear: number): AlternativeSign {
  // Of the year that begins in the calendar year and the one before, the one that the chosen boundary does not give.
  const zodiacYear = year * 2 - 1 - otherYear;
  return { boundary, sign: cycleYear(zodiacYear).sign, zodiacYear, newYear: earlyDate(year, firstDay) };
}

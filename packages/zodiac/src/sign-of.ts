import { type CivilDate, checkDate, type DateInput, dayOfYear, splitIso } from "./civil-date.ts";
import {
  type Boundary,
  type BoundaryOptions,
  boundaryOf,
  checkYear,
  earlyDate,
  firstDayOf,
  newYearOf,
} from "./new-year.ts";
import type { Element, Polarity, SignId } from "./signs.ts";
import { cycleYear } from "./year-cycle.ts";

/** A date's sign, with what is needed to say why. */
export interface SignOfDate {
  readonly sign: SignId;
  /** The zodiac year that holds the date: its own year, or the year before if it lies before the New Year. */
  readonly zodiacYear: number;
  /** The first day of the zodiac year that begins in the date's own calendar year, under the boundary asked for. */
  readonly newYear: CivilDate;
  /** Days from `newYear` to the date: 0 on the day itself, negative before it, when the sign is still the old year's. */
  readonly daysFromNewYear: number;
  /** The element of the zodiac year's heavenly stem, as in Metal Horse for 1990. Not the sign's own element. */
  readonly yearElement: Element;
  readonly polarity: Polarity;
  /** The answer under the other boundary, where that is another one. Otherwise undefined. */
  readonly alternative: AlternativeSign | undefined;
}

/** What the other boundary makes of a date. */
export interface AlternativeSign {
  readonly boundary: Boundary;
  readonly sign: SignId;
  readonly zodiacYear: number;
  /** The first day of the zodiac year that begins in the date's calendar year, under that boundary. */
  readonly newYear: CivilDate;
}

/**
 * The Chinese zodiac sign of a date. A zodiac year begins on Chinese New Year's Day as published in China (today
 * GB/T 33661-2017), or on the day of Start of Spring if asked.
 *
 * @param date `YYYY-MM-DD` or `{ year, month, day }`, from 1600-01-01 to 2200-12-31.
 * @throws {ZodiacRangeError} `malformed-date`, `impossible-date` or `out-of-range`; `unknown-option`.
 * @example
 * signOfDate("1990-01-24");
 * // { sign: "snake", zodiacYear: 1989, newYear: { year: 1990, month: 1, day: 27 }, daysFromNewYear: -3,
 * //   yearElement: "earth", polarity: "yin", alternative: undefined }
 * signOfDate("1990-01-30").alternative?.sign; // "snake": Start of Spring was on 4 February
 */
export function signOfDate(date: DateInput, options?: BoundaryOptions): SignOfDate {
  const boundary = options === undefined ? "new-year" : boundaryOf(options);
  const otherBoundary = boundary === "new-year" ? "start-of-spring" : "new-year";
  const given = typeof date === "string" ? splitIso(date) : date;
  checkDate(given);
  const { year } = given;
  checkYear(year);
  const day = dayOfYear(year, given.month, given.day);
  const firstDay = firstDayOf(year, boundary);
  const daysFromNewYear = day - firstDay;
  const daysFromOther = day - firstDayOf(year, otherBoundary);
  const zodiacYear = year + (daysFromNewYear >> 31);
  const { sign, element, polarity } = cycleYear(zodiacYear);
  return {
    sign,
    zodiacYear,
    newYear: earlyDate(year, firstDay),
    daysFromNewYear,
    yearElement: element,
    polarity,
    // Negative where just one of the two is: between the two first days.
    alternative:
      (daysFromNewYear ^ daysFromOther) < 0 ? alternativeUnder(otherBoundary, year, daysFromOther) : undefined,
  };
}

function alternativeUnder(boundary: Boundary, year: number, daysFromFirst: number): AlternativeSign {
  const zodiacYear = daysFromFirst < 0 ? year - 1 : year;
  return { boundary, sign: cycleYear(zodiacYear).sign, zodiacYear, newYear: newYearOf(year, { boundary }) };
}

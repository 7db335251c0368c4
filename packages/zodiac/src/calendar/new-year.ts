import { optionsOf } from "../options-of.ts";
import { notKnown, ZodiacRangeError } from "../zodiac-range-error.ts";
import { type CivilDate, type DateSpan, daysBetween } from "./civil-date.ts";
import { newYears, startsOfSpring } from "./new-year-table.ts";

/**
 * The day on which a zodiac year begins: Chinese New Year's Day (`new-year`, the common rule and the default), or the day
 * of lichun, the solar term Start of Spring (`start-of-spring`, the rule of the four pillars).
 */
export type Boundary = "new-year" | "start-of-spring";

/** The option that selects the boundary, common to all functions that read the calendar. */
export interface BoundaryOptions {
  readonly boundary?: Boundary | undefined;
}

/**
 * The first year of the supported range. The range begins on 1600-01-01.
 *
 * @example
 * date.year >= FIRST_YEAR && date.year <= LAST_YEAR; // signOfDate accepts the date
 */
export const FIRST_YEAR = 1600;

/**
 * The last year of the supported range. The range ends on 2200-12-31.
 *
 * @example
 * `${LAST_YEAR}-12-31`; // the `max` of an <input type="date">
 */
export const LAST_YEAR = 2200;

/** The zodiac year of January 1600, the first of the table. */
export const firstTableYear = 1599;

/**
 * Returns the day on which the zodiac year begins in a Gregorian year, by the calendar that was, is or will be published
 * in China (see `docs/measurements/accuracy.md`). Chinese New Year falls between January 21 and February 20.
 *
 * @param year 1600 to 2200, or 1599, the zodiac year of the first days of 1600.
 * @throws {ZodiacRangeError} `out-of-range`; `unknown-option`.
 * @example
 * newYearOf(1990); // { year: 1990, month: 1, day: 27 }
 * newYearOf(1990, { boundary: "start-of-spring" }); // { year: 1990, month: 2, day: 4 }
 */
export function newYearOf(year: number, options?: BoundaryOptions): CivilDate {
  if (year !== firstTableYear) checkYear(year);
  return earlyDate(year, firstDayOf(year, options === undefined ? "new-year" : boundaryOf(options)));
}

/**
 * Returns the days of a zodiac year, from its first day to the eve of the next year.
 *
 * @param year 1599 to 2200: the Gregorian year of its New Year.
 * @throws {ZodiacRangeError} `out-of-range`; `unknown-option`.
 * @example
 * zodiacYearSpan(1990); // from 1990-01-27 to 1991-02-14, 384 days
 */
export function zodiacYearSpan(year: number, options?: BoundaryOptions): DateSpan {
  const from = newYearOf(year, options);
  const to = earlyDate(year + 1, firstDayOf(year + 1, boundaryOf(options)) - 1);
  return { from, to, days: daysBetween(from, to) + 1 };
}

/** Returns the first day of the zodiac year as a day of the calendar year (1 is January 1), for any year of the table. */
export function firstDayOf(year: number, boundary: Boundary): number {
  return (boundary === "new-year" ? newYearDays : springDays)[year - firstTableYear] as number;
}

const [newYearDays, springDays] = /* @__PURE__ */ [newYears, startsOfSpring].map((steps) => {
  let day = 0;
  return Uint8Array.from(steps, (step) => {
    day += step.charCodeAt(0) - 32;
    if (day > 50) day -= 30;
    return day;
  });
}) as [Uint8Array, Uint8Array];

/** Returns the date of a day of the year in January or February. */
export function earlyDate(year: number, dayOfYear: number): CivilDate {
  // Arithmetic instead of a branch: the processor would mispredict it for every other year.
  const isFebruary = (31 - dayOfYear) >>> 31;
  return { year, month: 1 + isFebruary, day: dayOfYear - 31 * isFebruary };
}

/** Throws unless the year is in the table. */
export function checkYear(year: number): void {
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > LAST_YEAR) throw outOfRange();
}

/** Returns the boundary that the options name, `new-year` by default. */
export function boundaryOf(options: BoundaryOptions | undefined): Boundary {
  const boundary = optionsOf(options, ["boundary"]).boundary ?? "new-year";
  if (boundary !== "new-year" && boundary !== "start-of-spring") {
    throw notKnown(boundary, 'a boundary: give "new-year" or "start-of-spring".');
  }
  return boundary;
}

/** Returns the error for a year that is not in the table. */
export function outOfRange(): ZodiacRangeError {
  return new ZodiacRangeError("out-of-range", `Give the year as a whole number from ${FIRST_YEAR} to ${LAST_YEAR}.`);
}

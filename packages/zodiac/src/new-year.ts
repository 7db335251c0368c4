import { type CivilDate, type DateSpan, daysBetween } from "./civil-date.ts";
import { NEW_YEARS, STARTS_OF_SPRING } from "./new-year-table.ts";
import { ZodiacRangeError } from "./zodiac-range-error.ts";

/**
 * On which day a zodiac year begins: on Chinese New Year's Day (`new-year`, the common rule and the default), or on the
 * day of lichun, the solar term Start of Spring (`start-of-spring`, the rule of the four pillars).
 */
export type Boundary = "new-year" | "start-of-spring";

/** How every function that reads the calendar may be told to use the other boundary. */
export interface BoundaryOptions {
  readonly boundary?: Boundary | undefined;
}

/**
 * The first year that this package knows: dates from 1600-01-01.
 *
 * @example
 * date.year >= FIRST_YEAR && date.year <= LAST_YEAR; // signOfDate knows it
 */
export const FIRST_YEAR = 1600;

/**
 * The last year that this package knows: dates to 2200-12-31.
 *
 * @example
 * `${LAST_YEAR}-12-31`; // the greatest value of an <input type="date">
 */
export const LAST_YEAR = 2200;

/**
 * The day on which the zodiac year begins in a Gregorian year, by the calendar that was, is or will be published in
 * China (see `docs/accuracy.md`). It falls between 21 January and 20 February.
 *
 * @param year 1600 to 2200.
 * @throws {ZodiacRangeError} `out-of-range`; `unknown-option`.
 * @example
 * newYearOf(1990); // { year: 1990, month: 1, day: 27 }
 * newYearOf(1990, { boundary: "start-of-spring" }); // { year: 1990, month: 2, day: 4 }
 */
export function newYearOf(year: number, options?: BoundaryOptions): CivilDate {
  checkYear(year);
  return earlyDate(year, firstDayOf(year, boundaryOf(options)));
}

/**
 * The days of a zodiac year, from its first to the eve of the next.
 *
 * @param year 1600 to 2200: the Gregorian year in which it begins.
 * @throws {ZodiacRangeError} `out-of-range`; `unknown-option`.
 * @example
 * zodiacYearSpan(1990); // from 1990-01-27 to 1991-02-14, 384 days
 */
export function zodiacYearSpan(year: number, options?: BoundaryOptions): DateSpan {
  const from = newYearOf(year, options);
  const to = earlyDate(year + 1, firstDayOf(year + 1, boundaryOf(options)) - 1);
  return { from, to, days: daysBetween(from, to) + 1 };
}

/** The number within its year (1 is 1 January) of the day on which the zodiac year begins. Any year of the table. */
export function firstDayOf(year: number, boundary: Boundary): number {
  return (boundary === "new-year" ? NEW_YEARS : STARTS_OF_SPRING).charCodeAt(year - FIRST_YEAR) - 27;
}

/** The date of a day of January or February, given its number within the year. */
export function earlyDate(year: number, dayOfYear: number): CivilDate {
  const february = (31 - dayOfYear) >>> 31;
  return { year, month: 1 + february, day: dayOfYear - 31 * february };
}

/** Throws unless the year is in the table. */
export function checkYear(year: number): void {
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > LAST_YEAR) throw outOfRange(year);
}

/** The boundary asked for, the common one if none was. */
export function boundaryOf(options: BoundaryOptions | undefined): Boundary {
  const boundary = options?.boundary ?? "new-year";
  if (boundary !== "new-year" && boundary !== "start-of-spring") {
    throw new ZodiacRangeError(
      "unknown-option",
      `"${boundary}" is not a boundary: give "new-year" or "start-of-spring".`,
    );
  }
  return boundary;
}

function outOfRange(year: number): ZodiacRangeError {
  return new ZodiacRangeError("out-of-range", `${year} is not a whole year from ${FIRST_YEAR} to ${LAST_YEAR}.`);
}

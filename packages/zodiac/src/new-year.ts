import { type CivilDate, type DateSpan, daysBetween, daysInMonth } from "./civil-date.ts";
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

/** The first year that this package knows: dates from 1600-01-01. */
export const FIRST_YEAR = 1600;

/** The last year that this package knows: dates to 2200-12-31. */
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

/** The number within its year (1 is 1 January) of the day on which the zodiac year begins. The year is in range. */
export function firstDayOf(year: number, boundary: Boundary): number {
  return boundary === "new-year"
    ? NEW_YEARS.charCodeAt(year - FIRST_YEAR) - NEW_YEARS_OFFSET
    : STARTS_OF_SPRING.charCodeAt(year - FIRST_YEAR) - STARTS_OF_SPRING_OFFSET;
}

/** The date of a day of January or February, given its number within the year. */
export function earlyDate(year: number, dayOfYear: number): CivilDate {
  const january = daysInMonth(year, 1);
  return dayOfYear > january ? { year, month: 2, day: dayOfYear - january } : { year, month: 1, day: dayOfYear };
}

/** Throws unless the year is in the table. */
export function checkYear(year: number): void {
  if (!(Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR)) {
    throw new ZodiacRangeError(
      "out-of-range",
      `${String(year)} is outside the calendar known here: whole years from ${FIRST_YEAR} to ${LAST_YEAR}.`,
    );
  }
}

/** The boundary asked for, the common one if none was. */
export function boundaryOf(options: BoundaryOptions | undefined): Boundary {
  const boundary = options?.boundary ?? "new-year";
  if (boundary !== "new-year" && boundary !== "start-of-spring") {
    throw new ZodiacRangeError(
      "unknown-option",
      `"${String(boundary)}" is not a boundary: give "new-year" or "start-of-spring".`,
    );
  }
  return boundary;
}

// Both tables are written by `pnpm table` and hold one character per year, 1600 to 2201 (the year after the last is
// needed for its end). A character's code less the offset is the day's number within the year. Strings, because a
// lookup in one needs neither decoding nor memory of its own.
const NEW_YEARS_OFFSET = 27;
const NEW_YEARS =
  "I=2E:LA7J?4G<MC8K@5H>1D:MA7J?3F;NB8KA5H=2D9MB7J?4E" + // 1600
  ";0C8K@5G<2E9LB7I>3F;0C9K@5H<2E:LA6I=3F<0C8K?4G=2E:" + // 1650
  "MB7J?4G=2D9KA5H>3E:MB7J?5G<1D8KA6H>3F:MB8J?5G;1C9K" + // 1700
  "A6I=2E:LB8K?4G<0C9LA6I>2E:MB7J?3F<1C9LA5H=3E:0C7J?" + // 1750
  "4G=2E:LA7H>4G;0C8J?5H=2E:LA6I>4G<NC8K?5H=2D9LA6I?3" + // 1800
  "F;NB8K@5H=2D9LB6I?4E:MC8K@5G<1D9LB7I>3F:0C9K@5G<1D" + // 1850
  ":MB8J>4G<1D9L@5H=2E;NB7J?3G<2D9K@5H>3E:MB6I?4G<1D8" + // 1900
  "K@6H=3F:LB7I?4G<0C9K@6I=2E:LA7J?4G<NC8K@6I>2D:MA7J" + // 1950
  "?3F;1C8LA5H=2D:MB7J?4F;1D8K@5G=2E:MB7I>3F;1D9K@5H<" + // 2000
  "2E;MB7I>3F<0C8K?5H=2E:MA6I?3F<1C8K@5H=3D9LA6I?4F;0" + // 2050
  "C8KA7I>3F:MB8J@5H<1D9KA6I=2E;MB8K?4G<1D9LA6I>2E;NB" + // 2100
  "8J?4F<2D9LA5H=3E;NC7J?4F<2E9LA6H=3F:0B7I?4G<1D9K@6" + // 2150
  "I>"; // 2200
const STARTS_OF_SPRING_OFFSET = 17;
const STARTS_OF_SPRING =
  "65556555655555555555555555555555555555555555533443" + // 1600
  "34433443334333433343334333433343334333433334333333" + // 1650
  "34444444444444444444444443444344434444444344434443" + // 1700
  "44434443444344434443444334433443344334433443344334" + // 1750
  "44455444544454445444544454445444544454445444444444" + // 1800
  "44444444444444444444444444434443444344434443444344" + // 1850
  "44555455545554455445544554455445544554455445544454" + // 1900
  "44544454445444544454445444544454444444444444444444" + // 1950
  "44444444444444444344434443444344434443444344434443" + // 2000
  "34433443344334433443344334433443334333433343334333" + // 2050
  "44445444544454445444444444444444444444444444444444" + // 2100
  "44434443444344434443444344434443444334433443344334" + // 2150
  "44"; // 2200

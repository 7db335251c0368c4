import { checkDate, compareDates, type DateSpan, daysBetween, daysInMonth } from "./civil-date.ts";
import { type BoundaryOptions, boundaryOf, checkYear, earlyDate, firstDayOf } from "./new-year.ts";
import type { SignId } from "./signs.ts";
import { cycleYear } from "./year-cycle.ts";
import { ZodiacRangeError } from "./zodiac-range-error.ts";

/** A date of which the day, or month and day, may be unknown. */
export interface PartialDate {
  readonly year: number;
  readonly month?: number | null | undefined;
  readonly day?: number | null | undefined;
}

/** One sign that a partial date allows, and the days of that partial date which have it. */
export interface PossibleSign extends DateSpan {
  readonly sign: SignId;
  readonly zodiacYear: number;
}

/** The sign to store where there is room for only one. */
export interface LikeliestSign {
  readonly sign: SignId;
  readonly zodiacYear: number;
  /** Whether every day that the partial date allows has this sign. */
  readonly certain: boolean;
  /** The share of those days that have it, above 0 and at most 1. */
  readonly share: number;
}

/**
 * Every sign that a partial date allows, in the order of the calendar, each with the days it covers. The spans follow
 * one another without a gap and together are the month or year given: one or two of them.
 *
 * @param date a year, or year and month, from 1600 to 2200. With a day there is one answer.
 * @throws {ZodiacRangeError} `out-of-range`, `impossible-date` or `malformed-date`; `unknown-option`.
 * @example
 * possibleSigns({ year: 1990, month: 1 });
 * // snake from 1990-01-01 to 1990-01-26 (26 days), horse from 1990-01-27 to 1990-01-31 (5 days)
 */
export function possibleSigns(date: PartialDate, options?: BoundaryOptions): PossibleSign[] {
  const { from, to } = daysOf(date);
  const { year } = from;
  const firstDay = firstDayOf(year, boundaryOf(options));
  const first = earlyDate(year, firstDay);
  if (compareDates(to, first) < 0) return [span(year - 1, from, to)];
  if (compareDates(from, first) >= 0) return [span(year, from, to)];
  return [span(year - 1, from, earlyDate(year, firstDay - 1)), span(year, first, to)];
}

/**
 * The sign of most of the days that a partial date allows, and whether it is certain. Of two signs with equally many
 * days it is the later one, which is the calendar year's own.
 *
 * @throws {ZodiacRangeError} as `possibleSigns`.
 * @example
 * likeliestSign({ year: 1990, month: 1 }); // { sign: "snake", zodiacYear: 1989, certain: false, share: 26 / 31 }
 */
export function likeliestSign(date: PartialDate, options?: BoundaryOptions): LikeliestSign {
  const possible = possibleSigns(date, options);
  const days = possible.reduce((sum, each) => sum + each.days, 0);
  const { sign, zodiacYear, days: covered } = possible.reduce((best, each) => (each.days >= best.days ? each : best));
  return { sign, zodiacYear, certain: covered === days, share: covered / days };
}

function daysOf({ year, month, day }: PartialDate): Omit<DateSpan, "days"> {
  checkYear(year);
  if (month == null && day != null) {
    throw new ZodiacRangeError("malformed-date", "A day without a month is not a date.");
  }
  const from = { year, month: month ?? 1, day: day ?? 1 };
  checkDate(from);
  const lastMonth = month ?? 12;
  return { from, to: { year, month: lastMonth, day: day ?? daysInMonth(year, lastMonth) } };
}

function span(zodiacYear: number, from: DateSpan["from"], to: DateSpan["to"]): PossibleSign {
  return { sign: cycleYear(zodiacYear).sign, zodiacYear, from, to, days: daysBetween(from, to) + 1 };
}

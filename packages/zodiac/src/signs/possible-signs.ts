import { daysInMonth, packDate, problemOf } from "@zodiac-at-work/civil-date";
import { type CivilDate, compareDates, type DateSpan, daysBetween, refusal } from "../calendar/civil-date.ts";
import { type BoundaryOptions, boundaryOf, checkYear, earlyDate, firstDayOf } from "../calendar/new-year.ts";
import { isPlain } from "../plain-object.ts";
import { nameValue, ZodiacRangeError } from "../zodiac-range-error.ts";
import type { SignId } from "./signs.ts";
import { cycleYear } from "./year-cycle.ts";

/**
 * A date whose day, or month and day, may be unknown: `YYYY`, `YYYY-MM`, `YYYY-MM-DD`, or an object. A whole
 * `Temporal.PlainDate` or `Temporal.PlainYearMonth` is accepted too.
 */
export type PartialDateInput = string | PartialDate;

/** A date whose day, or month and day, may be unknown. */
export interface PartialDate {
  readonly year: number;
  readonly month?: number | null | undefined;
  readonly day?: number | null | undefined;
}

/** One possible sign of a partial date, and the days that have it. */
export interface PossibleSign extends DateSpan {
  readonly sign: SignId;
  readonly zodiacYear: number;
}

/** The most likely sign of a partial date, for a field that holds only one. */
export interface LikeliestSign {
  readonly sign: SignId;
  readonly zodiacYear: number;
  /** Whether every possible day has this sign. */
  readonly certain: boolean;
  /** The share of the possible days that have this sign, above 0 and at most 1. */
  readonly share: number;
}

/**
 * Returns every possible sign of a partial date, in calendar order, each with the days that have it. There are one or two
 * spans; they follow each other without a gap and together cover the given month or year. With
 * `boundary: "start-of-spring"`, both contain the day of Start of Spring, whose hours belong to both years.
 *
 * @param date a year, or year and month, from 1600 to 2200, as text or as an object. A full date has one sign, except the
 *   day of Start of Spring with that boundary.
 * @throws {ZodiacRangeError} `out-of-range`, `impossible-date` or `malformed-date`; `unknown-option`.
 * @example
 * possibleSigns({ year: 1990, month: 1 });
 * // snake from 1990-01-01 to 1990-01-26 (26 days), horse from 1990-01-27 to 1990-01-31 (5 days)
 */
export function possibleSigns(date: PartialDateInput, options?: BoundaryOptions): PossibleSign[] {
  const { from, to } = daysOf(date);
  const { year } = from;
  const boundary = boundaryOf(options);
  const firstDay = firstDayOf(year, boundary);
  const first = earlyDate(year, firstDay);
  // Start of Spring is a moment, so its day belongs to both years.
  const last = earlyDate(year, boundary === "new-year" ? firstDay - 1 : firstDay);
  const spans: PossibleSign[] = [];
  if (compareDates(from, last) <= 0) spans.push(span(year - 1, from, compareDates(to, last) < 0 ? to : last));
  if (compareDates(to, first) >= 0) spans.push(span(year, compareDates(from, first) > 0 ? from : first, to));
  return spans;
}

/**
 * Returns the sign of most of the possible days, and whether it is certain. If two signs have the same number of days,
 * the later one is returned, the sign of the calendar year.
 *
 * @throws {ZodiacRangeError} as `possibleSigns`.
 * @example
 * likeliestSign({ year: 1990, month: 1 }); // { sign: "snake", zodiacYear: 1989, certain: false, share: 26 / 31 }
 */
export function likeliestSign(date: PartialDateInput, options?: BoundaryOptions): LikeliestSign {
  const possible = possibleSigns(date, options);
  const days = possible.reduce((sum, each) => sum + each.days, 0);
  const { sign, zodiacYear, days: covered } = possible.reduce((best, each) => (each.days >= best.days ? each : best));
  return { sign, zodiacYear, certain: covered === days, share: covered / days };
}

function daysOf(input: PartialDateInput): { from: CivilDate; to: CivilDate } {
  const { year, month, day, calendarId, calendar = calendarId } = fieldsOf(input);
  if (month == null && day != null) throw malformed("A day without a month is not a date. ");
  const from = { year, month: month ?? 1, day: day ?? 1, calendar };
  const packed = packDate(from);
  if (packed < 0) throw problemOf(packed) === "malformed-date" ? malformed("") : refusal(packed);
  checkYear(year);
  const lastMonth = month ?? 12;
  return {
    from: { year, month: from.month, day: from.day },
    to: { year, month: lastMonth, day: day ?? daysInMonth(year, lastMonth) },
  };
}

function fieldsOf(
  input: PartialDateInput,
): PartialDate & { readonly calendarId?: unknown; readonly calendar?: unknown } {
  if (typeof input !== "string") {
    if (input === null || typeof input !== "object") throw malformed("");
    checkNames(input);
    return input;
  }
  const parts = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(input);
  if (!parts) throw malformed("");
  const [, year, month, day] = parts;
  return { year: Number(year), month: month && Number(month), day: day && Number(day) } as PartialDate;
}

/** Refuses a misspelled month or day: as if it were unknown, all others would be possible. */
function checkNames(input: PartialDate): void {
  if (!isPlain(input) || ("month" in input && "day" in input)) return;
  const parts = "month" in input ? /^(year|month(Code)?|era(Year)?|calendar(Id)?)$/ : /^(year|day|calendar(Id)?)$/;
  const other = Object.keys(input).find((name) => !parts.test(name));
  if (other !== undefined) throw malformed(`${nameValue(other)} is not a part of a date. `);
}

function malformed(reason: string): ZodiacRangeError {
  return new ZodiacRangeError(
    "malformed-date",
    `${reason}Give the date as "YYYY", "YYYY-MM" or "YYYY-MM-DD", or as { year, month, day } in whole numbers of the Gregorian calendar, where month and day may be missing.`,
  );
}

function span(zodiacYear: number, from: DateSpan["from"], to: DateSpan["to"]): PossibleSign {
  return { sign: cycleYear(zodiacYear).sign, zodiacYear, from, to, days: daysBetween(from, to) + 1 };
}

import {
  type CivilDate,
  daysBetween,
  newYearOf,
  type SignId,
  signForYear,
  signOfDate,
  zodiacYearSpan,
} from "@zodiac-at-work/zodiac";
import { type Founding, spansOf } from "../../lists/founding.ts";

/** A founding date on a line of days. Shares are 0 to 1 of its length. */
export interface YearRuler {
  readonly from: CivilDate;
  readonly to: CivilDate;
  /** The signs beside the line: of the years before and after, or the two signs that the line divides. */
  readonly before: SignId;
  readonly after: SignId;
  /** Where the founding is on the line of its zodiac year. A month has a width. */
  readonly mark: { readonly at: number; readonly width: number } | undefined;
  /** The New Year that divides the line, if the date allows two signs. The line is then the known year or month. */
  readonly newYear: { readonly day: CivilDate; readonly at: number } | undefined;
}

/**
 * Returns the zodiac year of a founding with the founding on it. If the date allows two signs, it returns the known year or
 * month instead, divided by the New Year. Returns undefined outside of the calendar's years.
 *
 * @example
 * yearRulerOf({ year: 2005, month: 6, day: 23 }); // from Feb 9, 2005 to Jan 28, 2006, the mark at 0.38
 */
export function yearRulerOf(founding: Founding): YearRuler | undefined {
  const [first, second] = spansOf(founding) ?? [];
  if (!first) return undefined;
  const { year, month, day } = founding;
  const start = { year, month: month ?? 1, day: day ?? 1 };
  if (second) {
    const newYear = newYearOf(year);
    const days = first.days + second.days;
    return {
      from: start,
      to: { ...start, month: month ?? 12, day: month === null ? 31 : days },
      before: first.sign,
      after: second.sign,
      mark: undefined,
      newYear: { day: newYear, at: first.days / days },
    };
  }
  const { zodiacYear } = signOfDate(start);
  const { from, to, days } = zodiacYearSpan(zodiacYear);
  return {
    from,
    to,
    before: signForYear(zodiacYear - 1),
    after: signForYear(zodiacYear + 1),
    mark: { at: daysBetween(from, start) / days, width: (first.days - 1) / days },
    newYear: undefined,
  };
}

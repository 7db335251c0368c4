import { FIRST_YEAR, type SignOfDate, zodiacYearSpan } from "@zodiac-at-work/zodiac";
import { formatDay } from "../text/date.ts";

/**
 * Returns the first and the last day of a zodiac year. The calendar knows only the end of the year before its first.
 *
 * @example
 * yearSpanText({ zodiacYear: 1990 }); // "Jan 27, 1990 to Feb 14, 1991"
 */
export function yearSpanText({ zodiacYear }: Pick<SignOfDate, "zodiacYear">): string | undefined {
  if (zodiacYear < FIRST_YEAR) return undefined;
  const { from, to } = zodiacYearSpan(zodiacYear);
  return `${formatDay(from)} to ${formatDay(to)}`;
}

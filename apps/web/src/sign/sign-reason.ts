import { type CivilDate, type DateInput, parseDate, type SignOfDate, signById } from "@zodiac-at-work/zodiac";
import { formatDay } from "../text/date.ts";
import { countedInside, countedInWords } from "../text/number-in-words.ts";

/**
 * Returns why a date has its sign, in one sentence: its distance from the New Year of its calendar year.
 *
 * @example
 * signReason("1990-01-24", signOfDate("1990-01-24"));
 * // "Three days before Chinese New Year (Jan 27, 1990), so the sign is Snake."
 */
export function signReason(date: DateInput, { sign, newYear, daysFromNewYear }: SignOfDate): string {
  const distance =
    daysFromNewYear === 0
      ? "On Chinese New Year’s Day"
      : `${distanceFrom(newYear, parseDate(date), daysFromNewYear)} Chinese New Year`;
  return `${distance} (${formatDay(newYear)}), so the sign is ${signById(sign).name}.`;
}

/**
 * Returns the sign by the rule that starts the year in spring, or undefined if both rules agree.
 *
 * @example
 * springReason(signOfDate("1990-01-30"));
 * // "Some almanacs start the year at the beginning of spring (Feb 4, 1990). By that rule, the sign is Snake."
 */
export function springReason({ alternative }: SignOfDate): string | undefined {
  if (!alternative) return undefined;
  const { name } = signById(alternative.sign);
  const day = formatDay(alternative.newYear);
  return `Some almanacs start the year at the beginning of spring (${day}). By that rule, the sign is ${name}.`;
}

function distanceFrom(newYear: CivilDate, date: CivilDate, days: number): string {
  if (days < 0) return `${countedInWords(-days, "day")} before`;
  if (days < 60) return `${countedInWords(days, "day")} after`;
  const months = date.month - newYear.month - (date.day < newYear.day ? 1 : 0);
  if (date.day === newYear.day) return `${countedInWords(months, "month")} after`;
  return `More than ${countedInside(months, "month")} after`;
}

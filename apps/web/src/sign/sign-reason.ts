import { type CivilDate, type DateInput, parseDate, type SignOfDate, signById } from "@zodiac-at-work/zodiac";
import { formatDayOfYear } from "./format-day.ts";
import { counted } from "./number-in-words.ts";

/**
 * Why a date has its sign, in one sentence: how far it lies from the New Year of its calendar year.
 *
 * @example
 * signReason("1990-01-24", signOfDate("1990-01-24"));
 * // "Three days before New Year 1990 (27 January), so Snake."
 */
export function signReason(date: DateInput, { sign, newYear, daysFromNewYear }: SignOfDate): string {
  const { name } = signById(sign);
  const when = `${newYear.year} (${formatDayOfYear(newYear)})`;
  if (daysFromNewYear === 0) return `New Year’s Day ${when} itself, so ${name}.`;
  return `${distance(parseDate(date), newYear, daysFromNewYear)} New Year ${when}, so ${name}.`;
}

/**
 * What the start-of-spring rule makes of the date, or undefined where both rules agree.
 *
 * @example
 * springReason(signOfDate("1990-01-30"));
 * // "Counted from the start of spring (4 February), as some almanacs do, it would be a Snake."
 */
export function springReason({ alternative }: SignOfDate): string | undefined {
  if (!alternative) return undefined;
  const { name } = signById(alternative.sign);
  const article = /^[AEIOU]/.test(name) ? "an" : "a";
  const day = formatDayOfYear(alternative.newYear);
  return `Counted from the start of spring (${day}), as some almanacs do, it would be ${article} ${name}.`;
}

function distance(date: CivilDate, newYear: CivilDate, days: number): string {
  if (days < 0) return `${counted(-days, "day")} before`;
  if (days < 60) return `${counted(days, "day")} after`;
  const sameDay = date.day === newYear.day;
  const months = date.month - newYear.month - (date.day < newYear.day ? 1 : 0);
  return sameDay ? `${counted(months, "month")} after` : `More than ${counted(months, "month").toLowerCase()} after`;
}

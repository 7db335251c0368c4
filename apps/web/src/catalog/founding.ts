import {
  FIRST_YEAR,
  LAST_YEAR,
  type PartialDate,
  type PossibleSign,
  possibleSigns,
  type SignId,
} from "@zodiac-at-work/zodiac";
import { formatDay, formatMonth } from "../sign/format-day.ts";

/** When something began, as far as it is known: to the day, the month or the year. */
export interface Founding extends PartialDate {
  readonly month: number | null;
  readonly day: number | null;
}

/**
 * A founding date as it is known, and no more of it.
 *
 * @example
 * foundingText({ year: 1976, month: 4, day: 1 }); // "1 April 1976"
 * foundingText({ year: 1976, month: 4, day: null }); // "April 1976"
 * foundingText({ year: 1976, month: null, day: null }); // "1976"
 */
export function foundingText({ year, month, day }: Founding): string {
  if (month === null) return String(year);
  return day === null ? formatMonth({ year, month }) : formatDay({ year, month, day });
}

/**
 * The signs that a founding date allows, in the order of the calendar: one, or two where the New Year lies within what
 * is known. Where the calendar does not reach, the sign on record stands alone.
 */
export function signsOf(founding: Founding | undefined, onRecord: SignId): readonly SignId[] {
  return spansOf(founding)?.map(({ sign }) => sign) ?? [onRecord];
}

/** The same with the days of each; undefined where the calendar does not reach. */
export function spansOf(founding: Founding | undefined): PossibleSign[] | undefined {
  if (!founding || founding.year < FIRST_YEAR || founding.year > LAST_YEAR) return undefined;
  return possibleSigns(founding);
}

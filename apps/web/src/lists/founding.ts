import {
  FIRST_YEAR,
  LAST_YEAR,
  type PartialDate,
  type PossibleSign,
  possibleSigns,
  type SignId,
} from "@zodiac-at-work/zodiac";
import { formatDay, formatMonth } from "../text/date.ts";

/** A founding date, known to the day, the month or the year. */
export interface Founding extends PartialDate {
  readonly month: number | null;
  readonly day: number | null;
}

interface Founded {
  readonly foundedYear: number | null;
  readonly foundedMonth: number | null;
  readonly foundedDay: number | null;
}

/** Returns the founding date of a record as far as it is known, or undefined if not even the year is known. */
export function foundingOf(record: Founded & { readonly foundedYear: number }): Founding;
export function foundingOf(record: Founded): Founding | undefined;
export function foundingOf({ foundedYear, foundedMonth, foundedDay }: Founded): Founding | undefined {
  if (foundedYear === null) return undefined;
  return { year: foundedYear, month: foundedMonth, day: foundedMonth === null ? null : foundedDay };
}

/**
 * Formats a founding date as precisely as it is known.
 *
 * @example
 * foundingText({ year: 1976, month: 4, day: 1 }); // "Apr 1, 1976"
 * foundingText({ year: 1976, month: 4, day: null }); // "Apr 1976"
 * foundingText({ year: 1976, month: null, day: null }); // "1976"
 */
export function foundingText({ year, month, day }: Founding): string {
  if (month === null) return String(year);
  return day === null ? formatMonth({ year, month }) : formatDay({ year, month, day });
}

/**
 * Returns the signs that a founding date allows, in the order of the calendar: one, or two if New Year lies within the
 * known period. Outside of the calendar's years it is the sign on record.
 */
export function signsOf(founding: Founding | undefined, onRecord: SignId): readonly SignId[] {
  return spansOf(founding)?.map(({ sign }) => sign) ?? [onRecord];
}

/** Returns whether a founding date allows two signs. */
export function isUncertain(founding: Founding | undefined, onRecord: SignId): boolean {
  return signsOf(founding, onRecord).length > 1;
}

interface SignsOfRecord {
  readonly zodiacSign: SignId;
  readonly possibleSign: SignId | null;
}

/**
 * Returns which of the chosen signs a record may have although another sign is more likely, or undefined if its own sign is
 * chosen or neither is.
 *
 * @example
 * possiblySign({ zodiacSign: "snake", possibleSign: "dragon" }, ["dragon"]); // "dragon"
 * possiblySign({ zodiacSign: "snake", possibleSign: "dragon" }, ["snake", "dragon"]); // undefined
 */
export function possiblySign(
  { zodiacSign, possibleSign }: SignsOfRecord,
  chosen: readonly SignId[],
): SignId | undefined {
  if (possibleSign === null || chosen.includes(zodiacSign)) return undefined;
  return chosen.includes(possibleSign) ? possibleSign : undefined;
}

/** Returns the same signs with their number of days, or undefined outside of the calendar's years. */
export function spansOf(founding: Founding | undefined): PossibleSign[] | undefined {
  if (!founding || founding.year < FIRST_YEAR || founding.year > LAST_YEAR) return undefined;
  return possibleSigns(founding);
}

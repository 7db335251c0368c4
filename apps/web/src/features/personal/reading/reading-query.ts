import type { NumerologyReading, PersonalCycle } from "@zodiac-at-work/numerology";
import { type SignOfDate, signOfDate } from "@zodiac-at-work/zodiac";

/** A numerology reading with the personal year and month. */
export type Numbers = NumerologyReading & { readonly personalCycle: PersonalCycle };

/**
 * Returns the query for the texts of a reading. It names the sign, the element of the year and the numbers that have
 * texts, never the birth date.
 *
 * @example
 * readingQuery(signOfDate("1990-01-26"), readNumerology("1990-01-26", { today: "2026-11-21" }));
 * // { sign: "snake", yearElement: "earth", lifePath: 1, otherLifePath: undefined, karmicDebts: undefined, … }
 */
export function readingQuery(
  { sign, yearElement }: SignOfDate,
  { lifePath, otherMethods, karmicDebts, personalCycle }: Numbers,
) {
  return {
    sign,
    yearElement,
    lifePath: lifePath.value,
    // The methods end on two values at most: a digit, and the master number that adds up to it.
    otherLifePath: otherMethods.find(({ value }) => value !== lifePath.value)?.value,
    karmicDebts: distinctDebts(karmicDebts).join(",") || undefined,
    personalYear: personalCycle.year.value,
    personalMonth: personalCycle.month.value,
    zodiacYear: signOfDate(personalCycle.today).zodiacYear,
  };
}

function distinctDebts(debts: Numbers["karmicDebts"]): number[] {
  return [...new Set(debts.map(({ number }) => number))].sort((a, b) => a - b);
}

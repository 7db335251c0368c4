import { refuseMore, ZodiacRangeError } from "../zodiac-range-error.ts";
import { type Element, type Polarity, type SignId, signIds } from "./signs.ts";

/**
 * Returns the sign of the zodiac year that begins in a calendar year. This rule ignores the day, so it is wrong for about
 * half of the births in January and February. `signOfDate` and `possibleSigns` are exact.
 *
 * @param year any whole number.
 * @param lunarAdjustment 1 for a date before that year's New Year: one year is subtracted first.
 * @throws {ZodiacRangeError} `out-of-range` for a year that is not a whole number; `unknown-option`.
 * @example
 * signForYear(1990); // "horse"
 * signForYear(1990, 1); // "snake"
 */
export function signForYear(year: number, lunarAdjustment: 0 | 1 = 0, ...more: never[]): SignId {
  refuseMore(more, "years.map((year) => signForYear(year))");
  checkWholeYear(year);
  if (lunarAdjustment !== 0 && lunarAdjustment !== 1) {
    throw new ZodiacRangeError("unknown-option", "Give lunarAdjustment as 0 or 1.");
  }
  return cycleYear(sameInCycle(year - lunarAdjustment)).sign;
}

/** Throws unless the year is a whole number that JavaScript represents exactly. */
export function checkWholeYear(year: number): void {
  if (!Number.isSafeInteger(year)) {
    throw new ZodiacRangeError("out-of-range", "Give the year as a whole number.");
  }
}

/** The sign, element and polarity of a zodiac year. */
export interface CycleYear {
  readonly sign: SignId;
  /** The element of the heavenly stem. */
  readonly element: Element;
  readonly polarity: Polarity;
}

/**
 * Returns the entry of a zodiac year in the cycle of sixty years. The cycle has no break: year 4 was a wood rat.
 * Accepts years from 4.
 */
export function cycleYear(zodiacYear: number): CycleYear {
  return cycle[(zodiacYear - 4) % 60] as CycleYear;
}

/** Returns the element of a zodiac year's heavenly stem, for any whole year. */
export function elementOfYear(zodiacYear: number): Element {
  return cycleYear(sameInCycle(zodiacYear)).element;
}

// The ten stems, two for each element, run in parallel with the twelve signs. Built once: a call is one lookup.
const stemElements: readonly Element[] = ["wood", "fire", "earth", "metal", "water"];
const cycle: readonly CycleYear[] = /* @__PURE__ */ Array.from({ length: 60 }, (_, index) => ({
  sign: signIds[index % 12] as SignId,
  element: stemElements[Math.floor((index % 10) / 2)] as Element,
  polarity: index % 2 === 0 ? "yang" : "yin",
}));

/** Returns the year from 60 to 119 that has the same place in the cycle. */
function sameInCycle(year: number): number {
  return (((year % 60) + 60) % 60) + 60;
}

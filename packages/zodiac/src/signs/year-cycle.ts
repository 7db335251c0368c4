import { refuseMore, ZodiacRangeError } from "../zodiac-range-error.ts";
import { type Element, type Polarity, type SignId, signIds } from "./signs.ts";

/**
 * Returns the sign of the zodiac year that begins in a calendar year. This rule ignores the day, so it is wrong for about
 * half of the births in January and February. `signOfDate` and `possibleSigns` are exact.
 *
 * @param year from 100 to 9999, in full: 90 is refused.
 * @param lunarAdjustment 1 for a date before that year's New Year: one year is subtracted first.
 * @throws {ZodiacRangeError} `out-of-range`; `unknown-option`; `too-many-arguments`.
 * @example
 * signForYear(1990); // "horse"
 * signForYear(1990, 1); // "snake"
 */
export function signForYear(year: number, lunarAdjustment: 0 | 1 = 0, ...more: never[]): SignId {
  refuseMore(more, "years.map((year) => signForYear(year))");
  checkYearOfCycle(year);
  if (lunarAdjustment !== 0 && lunarAdjustment !== 1) {
    throw new ZodiacRangeError("unknown-option", "Give lunarAdjustment as 0 or 1.");
  }
  return cycleYear(year - lunarAdjustment).sign;
}

/** Throws unless the year is whole and has three or four digits: "90" may mean 1990. */
export function checkYearOfCycle(year: number): void {
  if (!Number.isInteger(year) || year < 100 || year > 9999) {
    throw new ZodiacRangeError("out-of-range", "Give the year in full, as a whole number from 100 to 9999.");
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

// The ten stems, two for each element, run in parallel with the twelve signs. Built once: a call is one lookup.
const stemElements: readonly Element[] = ["wood", "fire", "earth", "metal", "water"];
const cycle: readonly CycleYear[] = /* @__PURE__ */ Array.from({ length: 60 }, (_, index) => ({
  sign: signIds[index % 12] as SignId,
  element: stemElements[(index % 10) >> 1] as Element,
  polarity: index % 2 ? "yin" : "yang",
}));

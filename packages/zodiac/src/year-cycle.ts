import { type Element, type Polarity, type SignId, signIds } from "./signs.ts";
import { ZodiacRangeError } from "./zodiac-range-error.ts";

/**
 * The coarse rule that knows no day: the sign of the zodiac year that begins in a calendar year. For a birth in January
 * or February it is wrong about half the time; `signOfDate` and `possibleSigns` are not.
 *
 * @param year any whole number.
 * @param lunarAdjustment 1 for a date known to lie before that year's New Year: one year is subtracted first.
 * @throws {ZodiacRangeError} `out-of-range` for a year that is not a whole number; `unknown-option`.
 * @example
 * signForYear(1990); // "horse"
 * signForYear(1990, 1); // "snake"
 */
export function signForYear(year: number, lunarAdjustment: 0 | 1 = 0): SignId {
  if (!Number.isInteger(year)) throw new ZodiacRangeError("out-of-range", `${year} is not a whole year.`);
  if (lunarAdjustment !== 0 && lunarAdjustment !== 1) {
    throw new ZodiacRangeError("unknown-option", "lunarAdjustment is 0 or 1.");
  }
  return cycleYear(sameInCycle(year - lunarAdjustment)).sign;
}

/** What the cycle of sixty gives a zodiac year. */
export interface CycleYear {
  readonly sign: SignId;
  /** The element of the heavenly stem. */
  readonly element: Element;
  readonly polarity: Polarity;
}

/**
 * The place of a zodiac year in the cycle of sixty, which has come round without a break: year 4 was a wood rat.
 * Years from 4.
 */
export function cycleYear(zodiacYear: number): CycleYear {
  return CYCLE[(zodiacYear - 4) % 60] as CycleYear;
}

/** The element of a zodiac year's heavenly stem, for any whole year. */
export function elementOfYear(zodiacYear: number): Element {
  return cycleYear(sameInCycle(zodiacYear)).element;
}

// Ten stems, two to an element, run beside the twelve signs. Made once, so that an answer takes one lookup.
const STEM_ELEMENTS: readonly Element[] = ["wood", "fire", "earth", "metal", "water"];
const CYCLE: readonly CycleYear[] = /* @__PURE__ */ Array.from({ length: 60 }, (_, index) => ({
  sign: signIds[index % 12] as SignId,
  element: STEM_ELEMENTS[(index % 10) >> 1] as Element,
  polarity: index % 2 === 0 ? "yang" : "yin",
}));

/** The year with the same place in the cycle that lies between 60 and 119. */
function sameInCycle(year: number): number {
  return (((year % 60) + 60) % 60) + 60;
}

import { type Element, type Polarity, type SignId, signs } from "./signs.ts";
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
  if (!Number.isInteger(year)) throw new ZodiacRangeError("out-of-range", `${String(year)} is not a whole year.`);
  if (lunarAdjustment !== 0 && lunarAdjustment !== 1) {
    throw new ZodiacRangeError("unknown-option", "lunarAdjustment is 0 or 1.");
  }
  return signOfYear(year - lunarAdjustment);
}

/** The sign of a zodiac year. The twelve branches have come round without a break: year 4 was a rat year. */
export function signOfYear(zodiacYear: number): SignId {
  return (signs[modulo(zodiacYear - 4, 12)] as (typeof signs)[number]).id;
}

/** The element of a zodiac year's heavenly stem: ten stems, two to an element, beginning with wood in year 4. */
export function elementOfYear(zodiacYear: number): Element {
  return STEM_ELEMENTS[modulo(zodiacYear - 4, 10) >> 1] as Element;
}

/** Even zodiac years are yang, for ten stems and twelve branches alternate together. */
export function polarityOfYear(zodiacYear: number): Polarity {
  return (zodiacYear & 1) === 0 ? "yang" : "yin";
}

const STEM_ELEMENTS: readonly Element[] = ["wood", "fire", "earth", "metal", "water"];

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}

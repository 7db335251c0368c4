import { careerMatch, type SignId, signIds } from "@zodiac-at-work/zodiac";

/**
 * Returns the three signs with the best scores for a reader, best first. Equal scores stay in the order of the cycle.
 *
 * @example
 * bestSigns("dragon"); // ["rooster", "monkey", "rat"]
 */
export function bestSigns(reader: SignId): readonly SignId[] {
  return byMatch(reader).slice(0, 3);
}

/** Returns the twelve signs in the order of their scores for a reader, best first. */
export function byMatch(reader: SignId): readonly SignId[] {
  return signIds.toSorted((a, b) => careerMatch(reader, b).score - careerMatch(reader, a).score);
}

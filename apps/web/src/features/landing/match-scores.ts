import { type SignId, signIds } from "@zodiac-at-work/zodiac";

/**
 * Returns the score of `careerMatch`. The table spares a visitor the sentences of the rules, 3 kB of script. A test compares
 * it with the rules.
 */
export function matchScore(sign: SignId, other: SignId): number {
  return scores[sign][signIds.indexOf(other)] ?? 0;
}

const scores: Readonly<Record<SignId, readonly number[]>> = {
  rat: [54, 82, 58, 46, 68, 52, 22, 28, 78, 56, 48, 58],
  ox: [82, 54, 52, 48, 52, 78, 38, 12, 62, 78, 42, 48],
  tiger: [58, 52, 54, 58, 48, 22, 78, 52, 6, 52, 68, 90],
  rabbit: [46, 48, 58, 54, 28, 58, 56, 68, 52, 22, 82, 78],
  dragon: [68, 52, 48, 28, 40, 62, 58, 58, 78, 92, 28, 52],
  snake: [52, 78, 22, 58, 62, 54, 58, 58, 78, 68, 62, 22],
  horse: [22, 38, 78, 56, 58, 58, 40, 92, 48, 52, 78, 52],
  goat: [28, 12, 52, 68, 58, 58, 92, 54, 62, 58, 36, 68],
  monkey: [78, 62, 6, 52, 78, 78, 48, 62, 54, 58, 58, 38],
  rooster: [56, 78, 52, 22, 92, 68, 52, 58, 58, 40, 38, 58],
  dog: [48, 42, 68, 82, 28, 62, 78, 36, 58, 38, 54, 52],
  pig: [58, 48, 90, 78, 52, 22, 52, 68, 38, 58, 52, 40],
};

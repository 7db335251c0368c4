import { careerMatch, type SignId } from "@zodiac-at-work/zodiac";

/**
 * Returns whether a solar month helps a reader, by the score of the two signs.
 *
 * @example
 * monthTone("dragon", "rooster"); // "harmony"
 */
export function monthTone(reader: SignId, month: SignId): "harmony" | "tension" | "even" {
  const { score } = careerMatch(reader, month);
  if (score >= 60) return "harmony";
  return score < 40 ? "tension" : "even";
}

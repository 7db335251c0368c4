import { relationsBetween, type SignId } from "@zodiac-at-work/zodiac";

/**
 * Returns why one of the reader's three best signs suits them, in a line. The three are always the partner of the six
 * harmonies and the two of the three harmonies.
 */
export function harmonyInWords(reader: SignId, sign: SignId): string {
  return relationsBetween(reader, sign).some(({ id }) => id === "liuhe")
    ? "One of the six harmonies: each of you supplies what the other lacks."
    : "One of your three harmonies: you want the same result.";
}

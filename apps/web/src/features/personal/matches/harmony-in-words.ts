import { relationsBetween, type SignId } from "@zodiac-at-work/zodiac";

/**
 * Returns why one of the reader's three best signs suits them: the relation, and what it means. The three are always the
 * partner of the six harmonies and the two of the three harmonies.
 */
export function harmonyInWords(reader: SignId, sign: SignId): { readonly name: string; readonly meaning: string } {
  return relationsBetween(reader, sign).some(({ id }) => id === "liuhe")
    ? { name: "Six harmonies", meaning: "Each supplies what the other lacks." }
    : { name: "Three harmonies", meaning: "You want the same result." };
}

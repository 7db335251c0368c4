import { bestSigns, byMatch } from "@zodiac-at-work/almanac/best-signs";
import { type SignId, signIds } from "@zodiac-at-work/zodiac";

/** Which signs a list shows: the reader's three best, the reader's own, or all. */
export const scopes = ["matches", "sign", "all"] as const;

export type Scope = (typeof scopes)[number];

/** Returns the signs of a scope, best match first. Without the reader's sign, every scope has all signs. */
export function signsOf(scope: Scope, reader: SignId | undefined): readonly SignId[] {
  if (!reader) return signIds;
  if (scope === "all") return byMatch(reader);
  return scope === "sign" ? [reader] : bestSigns(reader);
}

/** Returns the number of records of some signs. */
export function countOf(
  counts: readonly { readonly sign: SignId; readonly count: number }[],
  signs: readonly SignId[],
): number {
  return counts.reduce((sum, { sign, count }) => sum + (signs.includes(sign) ? count : 0), 0);
}

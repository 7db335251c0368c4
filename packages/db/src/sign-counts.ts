import { type SignId, signIds } from "@zodiac-at-work/zodiac";

/** How many records stand under a sign. */
export interface SignCount {
  sign: SignId;
  count: number;
}

/** All twelve in their order; a sign that no row names counts 0. */
export function inOrderOfSigns(rows: readonly { zodiacSign: SignId; count: number }[]): SignCount[] {
  const counts = new Map(rows.map(({ zodiacSign, count }) => [zodiacSign, count]));
  return signIds.map((sign) => ({ sign, count: counts.get(sign) ?? 0 }));
}

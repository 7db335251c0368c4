import { type SignId, signIds } from "@zodiac-at-work/zodiac";

/** How many records a sign has. */
export interface SignCount {
  sign: SignId;
  count: number;
}

/** Returns the counts of all twelve signs in their order; a sign without a row counts 0. */
export function inOrderOfSigns(rows: readonly { zodiacSign: SignId; count: number }[]): SignCount[] {
  const counts = new Map(rows.map(({ zodiacSign, count }) => [zodiacSign, count]));
  return signIds.map((sign) => ({ sign, count: counts.get(sign) ?? 0 }));
}

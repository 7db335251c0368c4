import { type SignId, signIds } from "@zodiac-at-work/zodiac";
import { type RawBuilder, sql } from "kysely";

/** How many records a sign has. */
export interface SignCount {
  sign: SignId;
  count: number;
}

/** The order of a list: by name, or in the order of the filter's signs, with the best known names of a sign first. */
export type NameOrSigns = "name" | "signs";

/** Returns the place of a row's sign in a list of signs, to sort by. Without a list, every row has the same place. */
export function placeIn(signs: readonly SignId[] | undefined): RawBuilder<number | null> {
  return sql`array_position(${signs ?? []}::text[], zodiac_sign)`;
}

/** Whether a founding is, or may be, of one of the signs. */
export function isOfSigns(signs: readonly SignId[]): RawBuilder<boolean> {
  return sql`(zodiac_sign = any(${signs}::text[]) or possible_sign = any(${signs}::text[]))`;
}

/** Whether a founding may be of one of the signs, but is more likely of another. Sorts these rows last. */
export function isPossiblyOf(signs: readonly SignId[]): RawBuilder<boolean> {
  return sql`zodiac_sign <> all(${signs}::text[])`;
}

/** Returns the counts of all twelve signs in their order; a sign without a row counts 0. */
export function inOrderOfSigns(rows: readonly { zodiacSign: SignId; count: number }[]): SignCount[] {
  const counts = new Map(rows.map(({ zodiacSign, count }) => [zodiacSign, count]));
  return signIds.map((sign) => ({ sign, count: counts.get(sign) ?? 0 }));
}

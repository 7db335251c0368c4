import { type SignId, signIds } from "@zodiac-at-work/zodiac";
import type { PairText } from "../texts/types/people-pairs.ts";
import { textsBySign } from "./texts-by-sign.ts";

/** Returns the match of two people, the same in both orders. */
export function peopleMatch(a: SignId, b: SignId): PairText {
  const [first, second] = signIds.indexOf(a) <= signIds.indexOf(b) ? [a, b] : [b, a];
  // `PeoplePairs` lists every sign from the first on.
  return (textsBySign[first].people as Readonly<Record<SignId, PairText>>)[second];
}

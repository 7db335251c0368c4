import type { SignId } from "@zodiac-at-work/zodiac";
import type { PairText } from "../texts/types/people-pairs.ts";
import { inCycleOrder } from "./in-cycle-order.ts";
import { textsBySign } from "./texts-by-sign.ts";

/** Returns the match of two people, the same in both orders. */
export function peopleMatch(a: SignId, b: SignId): PairText {
  const [first, second] = inCycleOrder(a, b);
  // `PeoplePairs` lists every sign from the first on.
  return (textsBySign[first].people as Readonly<Record<SignId, PairText>>)[second];
}

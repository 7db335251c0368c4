import { type SignId, signIds } from "@zodiac-at-work/zodiac";

/** Returns two signs in the order of the cycle. Texts about a pair are stored under its first sign. */
export function inCycleOrder(a: SignId, b: SignId): readonly [first: SignId, second: SignId] {
  return signIds.indexOf(a) <= signIds.indexOf(b) ? [a, b] : [b, a];
}

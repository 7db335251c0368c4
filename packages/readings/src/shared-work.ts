import { type SignId, signIds } from "@zodiac-at-work/zodiac";
import type { SharedWork } from "../texts/types/shared-work.ts";
import { textsBySign } from "./texts-by-sign.ts";

export type { SharedWork } from "../texts/types/shared-work.ts";

/**
 * Returns how two people share work, the same in both orders.
 *
 * @example
 * sharedWork("ox", "rat").closes; // "ox"
 */
export function sharedWork(a: SignId, b: SignId): SharedWork {
  const [first, second] = signIds.indexOf(a) <= signIds.indexOf(b) ? [a, b] : [b, a];
  // `SharedWorkOf` lists every sign from the first on.
  return (textsBySign[first].sharedWork as Readonly<Record<SignId, SharedWork>>)[second];
}

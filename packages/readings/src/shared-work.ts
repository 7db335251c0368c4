import type { SignId } from "@zodiac-at-work/zodiac";
import type { SharedWork } from "../texts/types/shared-work.ts";
import { inCycleOrder } from "./in-cycle-order.ts";
import { textsBySign } from "./texts-by-sign.ts";

export type { SharedWork } from "../texts/types/shared-work.ts";

/**
 * Returns how two people share work, the same in both orders.
 *
 * @example
 * sharedWork("ox", "rat").closes; // "ox"
 */
export function sharedWork(a: SignId, b: SignId): SharedWork {
  const [first, second] = inCycleOrder(a, b);
  // `SharedWorkOf` lists every sign from the first on.
  return (textsBySign[first].sharedWork as Readonly<Record<SignId, SharedWork>>)[second];
}

import { type SignId, signById } from "@zodiac-at-work/zodiac";
import type { PairSide } from "./pair.ts";

/** Returns the name of a side: of a record its own, of a person the sign, since nothing else is known. */
export function sideName({ kind, value, sign }: PairSide, reader: SignId | undefined): string {
  if (kind !== "person") return value;
  return sign === reader ? "You" : `the ${signById(sign).name}`;
}

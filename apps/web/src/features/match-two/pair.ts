import type { SignId } from "@zodiac-at-work/zodiac";
import type { Side } from "./sides.ts";

/** One side of a pair. A person is known by the sign alone. */
export interface PairSide extends Side {
  readonly value: string;
  readonly sign: SignId;
}

export interface Pair {
  readonly a: PairSide;
  readonly b: PairSide;
}

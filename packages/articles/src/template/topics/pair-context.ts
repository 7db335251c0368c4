import type { SignId } from "@zodiac-at-work/zodiac";
import type { relationMatter } from "../matter/relation-matter.ts";
import type { Desk, tellWith } from "../plan.ts";
import { nameOf } from "../sign-years.ts";

/** What the topics of a pair work with. */
export interface PairContext {
  readonly desk: Desk;
  readonly tell: ReturnType<typeof tellWith>;
  readonly a: SignId;
  readonly b: SignId;
  readonly matter: (typeof relationMatter)[keyof typeof relationMatter];
  readonly score: number;
}

/** Returns `Rat and Ox`. */
export function bothNames({ a, b }: Pick<PairContext, "a" | "b">): string {
  return `${nameOf(a)} and ${nameOf(b)}`;
}

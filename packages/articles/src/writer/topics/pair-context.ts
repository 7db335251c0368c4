import type { SignId } from "@zodiac-at-work/zodiac";
import type { relationContent } from "../content/relation-content.ts";
import { nameOf } from "../sign-years.ts";
import type { renderWith, WriterContext } from "../writer-context.ts";

/** What the topics of a pair work with. */
export interface PairContext {
  readonly context: WriterContext;
  readonly render: ReturnType<typeof renderWith>;
  readonly a: SignId;
  readonly b: SignId;
  readonly content: (typeof relationContent)[keyof typeof relationContent];
  readonly score: number;
}

/** Returns `Rat and Ox`. */
export function bothNames({ a, b }: Pick<PairContext, "a" | "b">): string {
  return `${nameOf(a)} and ${nameOf(b)}`;
}

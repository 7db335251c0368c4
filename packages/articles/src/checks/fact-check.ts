import type { Fact } from "../types/article.ts";

/** A statement that was found, with what is wrong about it. */
export interface FactCheck {
  readonly fact: Fact;
  /** A sentence; undefined if the statement holds. */
  readonly problem: string | undefined;
}

/** A statement with the place of its block in the text, from 0. */
export interface PlacedFactCheck extends FactCheck {
  readonly block: number;
}

/** Returns the check of one statement. */
export function checked(
  kind: Fact["kind"],
  text: string,
  holds: boolean,
  problem: string,
  more: Partial<Fact> = {},
): FactCheck {
  return { fact: { kind, text, ...more }, problem: holds ? undefined : `“${text}”: ${problem}` };
}

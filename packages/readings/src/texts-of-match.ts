import type { SignId } from "@zodiac-at-work/zodiac";
import { peopleMatch } from "./people-match.ts";
import { textsBySign } from "./texts-by-sign.ts";

/** What the other side of a match is. */
export type MatchSide = "person" | "company" | "state";

/** The texts of a match. */
export interface TextsOfMatch {
  readonly works: string;
  readonly grates: string;
  /** What to do: for the person, and between two people of different signs for the other person as well. */
  readonly advice: readonly { readonly sign: SignId; readonly text: string }[];
}

/**
 * Returns what works between a person and another person, a company or a state, what grates, and what to do about it.
 *
 * @param sign the person's sign
 * @param other the sign of the other side
 * @example
 * textsOfMatch("rat", "ox", "person").advice.map(({ sign }) => sign); // ["rat", "ox"]
 * textsOfMatch("rat", "ox", "company").advice.map(({ sign }) => sign); // ["rat"]
 */
export function textsOfMatch(sign: SignId, other: SignId, side: MatchSide): TextsOfMatch {
  if (side === "person") {
    const { works, grates, advice } = peopleMatch(sign, other);
    return { works, grates, advice: [...new Set([sign, other])].map((id) => ({ sign: id, text: advice[id] })) };
  }
  const { works, grates, advice } = textsBySign[sign][side === "company" ? "companies" : "states"][other];
  return { works, grates, advice: [{ sign, text: advice }] };
}

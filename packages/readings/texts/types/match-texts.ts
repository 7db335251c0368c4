import type { SignId } from "@zodiac-at-work/zodiac";

/** A match in three parts. It addresses the reader. */
interface MatchText {
  readonly works: string;
  readonly grates: string;
  readonly advice: string;
}

/** The matches of one reader's sign, by the sign of the other side. */
export type MatchTexts = Readonly<Record<SignId, MatchText>>;

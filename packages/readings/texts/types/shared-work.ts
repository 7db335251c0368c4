import type { SignId } from "@zodiac-at-work/zodiac";
import type { SignFrom } from "./people-pairs.ts";

/**
 * How two people share work, in 70 to 112 words for both of them. The texts are written from the claims: `split` names who
 * opens before anyone else, who closes, and what each decides. Between two people of one sign, they take turns.
 */
export interface SharedWork<Sign extends SignId = SignId> {
  /** Who begins a deal or a project with others. */
  readonly opens: Sign;
  /** Who brings it to its end. */
  readonly closes: Sign;
  /** Who leads, in the pairs that work best with a leader. */
  readonly leads?: Sign;
  /** What is up to each of them, in the words of `split`. */
  readonly decides: Readonly<Record<Sign, string>>;
  readonly split: string;
  readonly quarrel: string;
  readonly mend: string;
}

/** The pairs of a sign with itself and with the signs after it, like `PeoplePairs`. */
export type SharedWorkOf<First extends SignId> = {
  readonly [Second in SignFrom<First>]: SharedWork<First | Second>;
};

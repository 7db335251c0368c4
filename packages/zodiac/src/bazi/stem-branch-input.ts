import { type Branch, branches, type Stem, stems } from "../signs/sexagenary.ts";
import { notKnown } from "../zodiac-range-error.ts";

/** A heavenly stem, or its Chinese character. */
export type StemInput = Stem | string;

/** An earthly branch, or its Chinese character. */
export type BranchInput = Branch | string;

/** Returns the place of a stem, 0 (甲) to 9 (癸). */
export function placeOfStem(stem: StemInput): number {
  return placeIn(stems, stem, "a heavenly stem");
}

/** Returns the place of a branch, 0 (子) to 11 (亥). */
export function placeOfBranch(branch: BranchInput): number {
  return placeIn(branches, branch, "an earthly branch");
}

function placeIn(list: readonly { readonly character: string }[], given: unknown, what: string): number {
  const { character = given } = Object(given);
  const place = list.findIndex((each) => each.character === character);
  if (place >= 0) return place;
  throw notKnown(given, `${what}: give one of ${list.map((each) => each.character).join(", ")}.`);
}

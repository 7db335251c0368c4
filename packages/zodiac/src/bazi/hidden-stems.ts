import { type Stem, stems } from "../signs/sexagenary.ts";
import { refuseOptions } from "../zodiac-range-error.ts";
import { type BranchInput, placeOfBranch } from "./stem-branch-input.ts";

/** A stem hidden in a branch (canggan, 藏干). */
export interface HiddenStem {
  readonly stem: Stem;
  /** Main qi (本气), middle qi (中气) or residual qi (余气), in falling strength. */
  readonly qi: "main" | "middle" | "residual";
}

/**
 * Returns the stems hidden in a branch, the main one first.
 *
 * Source: Wan Minying, Sanming tonghui (三命通会, 1578), book 2, the song of the stems in the branches (十二支中藏干歌).
 *
 * @throws {ZodiacRangeError} `unknown-option`.
 * @example
 * hiddenStems("寅").map(({ stem, qi }) => `${stem.character} ${qi}`); // ["甲 main", "丙 middle", "戊 residual"]
 */
export function hiddenStems(branch: BranchInput): HiddenStem[];
export function hiddenStems(branch: BranchInput, options?: unknown): HiddenStem[] {
  refuseOptions(options);
  return Array.from(hidden[placeOfBranch(branch)] as string, (place, index) => ({
    stem: stems[Number(place)] as Stem,
    qi: qis[index] as HiddenStem["qi"],
  }));
}

/** The places of the stems, by the branch from 子. */
const hidden = ["9", "597", "024", "1", "419", "264", "35", "531", "684", "7", "473", "80"];
const qis: readonly HiddenStem["qi"][] = ["main", "middle", "residual"];

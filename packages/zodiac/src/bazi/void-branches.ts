import { type Branch, branches, type SexagenaryName } from "../signs/sexagenary.ts";
import { refuseOptions } from "../zodiac-range-error.ts";
import { numberOf } from "./na-yin.ts";

/**
 * Returns the void branches (xunkong, 旬空) of a sexagenary name: the two of the twelve that have no stem in its ten days.
 *
 * Source: Sanming tonghui (三命通会, 1578), book 3, on the void (空亡).
 *
 * @throws {ZodiacRangeError} `unknown-option`.
 * @example
 * voidBranches(sexagenaryName(1)).map(({ character }) => character).join(""); // "戌亥"
 */
export function voidBranches(name: SexagenaryName): [Branch, Branch];
export function voidBranches(name: SexagenaryName, options?: unknown): [Branch, Branch] {
  refuseOptions(options);
  // Each ten days begin two branches earlier than the ten before.
  const first = (10 - 2 * Math.floor((numberOf(name) - 1) / 10) + 12) % 12;
  return [branches[first] as Branch, branches[first + 1] as Branch];
}

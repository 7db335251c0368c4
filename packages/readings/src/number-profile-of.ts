import { generalProfile } from "../texts/numbers/general-profile.ts";
import { numberProfiles } from "../texts/numbers/number-profiles.ts";
import type { NumberProfile } from "../texts/types/number-profile.ts";

/**
 * Returns the profile of a number. 1 to 9, 11, 22 and 33 have their own; every other number gets the general profile.
 *
 * @example
 * numberProfileOf(8).careerFields; // ["General management", …]
 * numberProfileOf(22).chineseInsight; // undefined
 * numberProfileOf(44).description; // the general text
 */
export function numberProfileOf(number: number): NumberProfile {
  return numberProfiles.get(number) ?? generalProfile;
}

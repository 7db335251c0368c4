/**
 * Texts about each sign.
 *
 * @module
 */

import { type SignId, signIds } from "../signs/signs.ts";
import { type ShortProfile, shortProfiles } from "./short-profiles.ts";
import { type WorkTexts, workTexts } from "./work-texts.ts";

export { type ShortProfile, shortProfiles } from "./short-profiles.ts";

/** What tradition says about a sign, read for work and business. The sign's element and polarity are in `signs`. */
export interface Profile extends ShortProfile, WorkTexts {}

/**
 * The profiles of the twelve signs.
 *
 * The texts are this package's own. The facts in them are old: hours, months and elements are those of the earthly
 * branches, and each text names the tales, proverbs and characters that it uses. Compatibility follows the classical
 * relations and the scores, see `relationsBetween` and `careerMatch`.
 *
 * Lucky numbers and colors are those of China Highlights (chinahighlights.com/travelguide/chinese-zodiac). Many
 * popular almanacs repeat them. No classical source fixes them, and lists differ: those that go by the five elements give
 * every sign other numbers. Five signs have the number 4. It sounds like "death" (四 sì, 死 sǐ) and is avoided elsewhere:
 * these lists go by the sign, not by the sound.
 *
 * @example
 * profiles.ox.traits; // "Steady, patient, thorough, dependable"
 * profiles.ox.bestCompatibility; // ["snake", "rooster", "rat"]
 */
export const profiles: Readonly<Record<SignId, Profile>> = /* @__PURE__ */ mergeProfiles();

function mergeProfiles(): Record<SignId, Profile> {
  const merged = signIds.map((id) => [id, { ...shortProfiles[id], ...workTexts[id] }]);
  return Object.fromEntries(merged);
}

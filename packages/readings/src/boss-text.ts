import type { SignId } from "@zodiac-at-work/zodiac";
import { textsBySign } from "./texts-by-sign.ts";

/**
 * Returns how a person gets on with a boss: how the boss decides, how to bring news, how to get a raise, what never to do,
 * and a sentence to say.
 *
 * @example
 * bossText("rat", "ox"); // "Give an Ox your news in writing and one night to think. …"
 */
export function bossText(sign: SignId, boss: SignId): string {
  return textsBySign[sign].bosses[boss];
}

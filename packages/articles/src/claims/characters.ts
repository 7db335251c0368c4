import type { SignId } from "@zodiac-at-work/zodiac";

/** How a sign works, as every text describes it: from 1, slow or careful, to 5, fast or bold. */
export interface Character {
  readonly pace: number;
  readonly risk: number;
  /** What it does first in a quarrel: speak up, or fall silent. */
  readonly quarrel: "loud" | "silent";
}

/** The articles and the paid texts are written from these. */
export const characters: Readonly<Record<SignId, Character>> = {
  rat: { pace: 4, risk: 2, quarrel: "silent" },
  ox: { pace: 1, risk: 1, quarrel: "silent" },
  tiger: { pace: 5, risk: 5, quarrel: "loud" },
  rabbit: { pace: 2, risk: 1, quarrel: "silent" },
  dragon: { pace: 4, risk: 5, quarrel: "loud" },
  snake: { pace: 2, risk: 2, quarrel: "silent" },
  horse: { pace: 5, risk: 4, quarrel: "loud" },
  goat: { pace: 2, risk: 2, quarrel: "silent" },
  monkey: { pace: 5, risk: 4, quarrel: "loud" },
  rooster: { pace: 3, risk: 1, quarrel: "loud" },
  dog: { pace: 2, risk: 1, quarrel: "silent" },
  pig: { pace: 2, risk: 2, quarrel: "silent" },
};

/**
 * Returns which of two signs works faster, or takes the greater risk; undefined if they are alike.
 *
 * @example
 * moreOf("pace", "rat", "ox"); // "rat"
 */
export function moreOf(trait: "pace" | "risk", a: SignId, b: SignId): SignId | undefined {
  const difference = characters[a][trait] - characters[b][trait];
  return difference === 0 ? undefined : difference > 0 ? a : b;
}

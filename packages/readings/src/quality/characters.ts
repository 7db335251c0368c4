import type { SignId } from "@zodiac-at-work/zodiac";

/** How a sign works, as all texts describe it: from 1, slow or careful, to 5, fast or bold. */
interface Character {
  readonly pace: number;
  readonly risk: number;
  /** What it does first in a quarrel: speak up, or fall silent. */
  readonly quarrel: "loud" | "silent";
}

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

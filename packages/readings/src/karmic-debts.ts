import type { KarmicDebt } from "@zodiac-at-work/numerology";

/**
 * What each karmic debt number asks for. The name is traditional; the texts treat it as a habit to watch at work, not as
 * something owed.
 */
export const karmicDebtTexts: Readonly<Record<KarmicDebt, string>> = {
  13: "Thirteen is read as a debt to effort. The habit to watch is the shortcut: work left to the last day, or to others. Steady method, one task finished before the next, is the remedy tradition names.",
  14: "Fourteen is read as a debt to measure. The habit to watch is excess of freedom: too many changes, too little held on to. A few commitments kept through a dull stretch turn the same restlessness into range.",
  16: "Sixteen is read as a debt to humility. The habit to watch is building on image, which makes any correction feel like a fall. Asking for criticism early, while plans are still cheap to change, is the usual advice.",
  19: "Nineteen is read as a debt to others. The habit to watch is going it alone and hearing help as doubt. Sharing credit, and asking before the need is pressing, lets the independence remain and the isolation go.",
};

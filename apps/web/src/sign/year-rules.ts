import type { Outlook } from "@zodiac-at-work/zodiac/outlook";

/**
 * Returns the rules that a year's outlook follows from. What the library advises by each of them is left out: the verdict of
 * the reading weighs them all.
 *
 * @example
 * yearRules(outlook("dragon", 2026)); // "The year's fire feeds the Dragon's earth (generating cycle)."
 */
export function yearRules({ findings }: Pick<Outlook, "findings">): string {
  return findings.map(({ sentence }) => `${sentence.slice(0, sentence.indexOf(":"))}.`).join(" ");
}

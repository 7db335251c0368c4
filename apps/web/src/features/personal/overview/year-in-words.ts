import type { Outlook } from "@zodiac-at-work/zodiac/outlook";

/**
 * Returns what decides a year for the reader, in plain words: its first finding and, if the year is for and against them,
 * the first on the other side. The reading has all of them, with the names of their rules.
 *
 * @example
 * yearInWords(outlook("dragon", 2026)); // "The year's fire feeds the Dragon's earth: support comes before you ask."
 */
export function yearInWords({ findings }: Pick<Outlook, "findings">): string {
  const [first, ...others] = findings;
  const other = others.find(({ kind }) => kind !== "neutral" && kind !== first?.kind);
  return [first, other].flatMap((finding) => finding?.sentence.replace(/ \([^)]*\)/, "") ?? []).join(" ");
}

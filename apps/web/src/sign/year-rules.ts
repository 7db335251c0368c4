import type { Outlook, OutlookFinding } from "@zodiac-at-work/zodiac/outlook";

/**
 * Returns the rules that a year's outlook follows from, by what they do. What the library advises by each of them is left
 * out: the verdict of the reading weighs them all.
 *
 * @example
 * yearRules(outlook("dragon", 2026)); // "Helps: the year's fire feeds the Dragon's earth (generating cycle)."
 */
export function yearRules({ findings }: Pick<Outlook, "findings">): string {
  return kinds
    .map(({ kind, name }) => ({ name, rules: findings.filter((finding) => finding.kind === kind).map(ruleOf) }))
    .filter(({ rules }) => rules.length > 0)
    .map(({ name, rules }) => `${name}: ${rules.join("; ")}.`)
    .join(" ");
}

const kinds: readonly { readonly kind: OutlookFinding["kind"]; readonly name: string }[] = [
  { kind: "harmony", name: "Helps" },
  { kind: "tension", name: "Asks for care" },
  { kind: "neutral", name: "Neutral" },
];

function ruleOf({ sentence }: OutlookFinding): string {
  return sentence.slice(0, sentence.indexOf(":")).replace(/^The /, "the ");
}

import { type SignId, signIds, signs } from "@zodiac-at-work/zodiac";
import { characters } from "./characters.ts";

/** What a text says of two signs, and whether it agrees with what all texts about the pair are written from. */
export interface NamedClaim {
  readonly text: string;
  readonly holds: boolean;
}

/** A text about two signs. */
export interface PairedText {
  readonly text: string;
  readonly pair: readonly [SignId, SignId];
  /** The reader, if the text addresses one of the two. The other is then "your boss" or "they". */
  readonly you?: SignId;
  /** Who leads the pair, if anyone does. */
  readonly leads?: SignId | undefined;
}

/**
 * Finds what a text says of pace, risk, quarrels and the lead, and compares it with the characters of the two signs.
 *
 * @example
 * claimsNamedIn({ text: "An Ox is slower than you.", pair: ["rat", "ox"], you: "rat" });
 * // [{ text: "slower than you", holds: true }]
 */
export function claimsNamedIn(paired: PairedText): NamedClaim[] {
  return [...comparisons(paired), ...quarrels(paired), ...leaders(paired)];
}

const names = signs.map(({ name }) => name).join("|");

const comparison = new RegExp(
  `\\b(faster|quicker|slower|bolder|braver|more careful|more cautious) than (you|your boss|they|(?:the|an?) (${names}))\\b(?! (?:think|expect|like))`,
  "gi",
);

function comparisons({ text, pair, you }: PairedText): NamedClaim[] {
  return Array.from(text.matchAll(comparison), ([words, adjective = "", person = "", name]) => {
    const than = name ? signNamed(name) : /^you$/i.test(person) ? you : otherOf(pair, you);
    const compared = otherOf(pair, than);
    return { text: words, holds: than !== undefined && compared !== undefined && isMore(adjective, compared, than) };
  });
}

/** Whether an adjective is true of a sign in comparison with another. */
function isMore(adjective: string, sign: SignId, than: SignId): boolean {
  const [one, other] = [characters[sign], characters[than]];
  switch (adjective.toLowerCase()) {
    case "faster":
    case "quicker":
      return one.pace > other.pace;
    case "slower":
      return one.pace < other.pace;
    case "bolder":
    case "braver":
      return one.risk > other.risk;
    default:
      return one.risk < other.risk;
  }
}

const quarrel = new RegExp(
  `\\b(you|your boss|they|${names}) (?:(goes?|falls?|turns?) (?:quiet|silent)|shouts?|gets? loud|raises? (?:your|their|its) voice)\\b`,
  "gi",
);

function quarrels({ text, pair, you }: PairedText): NamedClaim[] {
  return Array.from(text.matchAll(quarrel), ([words, person = "", silent]) => {
    const sign = signNamed(person) ?? (/^you$/i.test(person) ? you : otherOf(pair, you));
    // A text for both of them says "you" of the two.
    const them = sign ? [sign] : pair;
    return { text: words, holds: them.some((id) => characters[id].quarrel === (silent ? "silent" : "loud")) };
  });
}

function leaders({ text, leads }: PairedText): NamedClaim[] {
  return Array.from(text.matchAll(new RegExp(`\\b(${names}) leads\\b`, "g")), ([words, name = ""]) => ({
    text: words,
    holds: signNamed(name) === leads,
  }));
}

function otherOf([a, b]: readonly [SignId, SignId], sign: SignId | undefined): SignId | undefined {
  return sign === a ? b : sign === b ? a : undefined;
}

function signNamed(name: string): SignId | undefined {
  return signIds.find((id) => id === name.toLowerCase());
}

import { type SignId, signIds, signs } from "@zodiac-at-work/zodiac";
import { type Character, characters, moreOf } from "./characters.ts";
import { claimsOf } from "./pair-claims.ts";

/** What a text says of one sign or of two, and whether it agrees with what all texts are written from. */
export interface NamedClaim {
  readonly text: string;
  readonly about: "lead" | "pace" | "risk" | "conflict";
  readonly holds: boolean;
}

/** A text, and whom it is about. */
export interface ClaimingText {
  readonly text: string;
  /** The two signs, if it is about two. */
  readonly pair?: readonly [SignId, SignId] | undefined;
  /** The reader, if the text addresses one of the two. The other is then “your boss”, “they” or “it”. */
  readonly you?: SignId | undefined;
}

/**
 * Finds what a text says of pace, risk and conflict, and of who leads, opens and closes, and compares it with the
 * characters of the signs and the claims of the pair.
 *
 * @example
 * claimsNamedIn({ text: "An Ox is slower than you.", pair: ["rat", "ox"], you: "rat" });
 * // [{ text: "slower than you", about: "pace", holds: true }]
 */
export function claimsNamedIn(claiming: ClaimingText): NamedClaim[] {
  return [comparisons, qualities, manners, roles, subjects].flatMap((find) => find(claiming));
}

const names = signs.map(({ name }) => name).join("|");
const sign = `(?<name>${names})(?: boss| company| state| year)?`;
const named = `(?:[Tt]he|[Aa]n?|[Yy]our) ${sign}`;
const subject = `(?:${named}|(?<person>[Yy]ou|[Yy]our boss|[Tt]hey|[Ii]t))`;

const comparison = new RegExp(
  `(?:${subject} (?:is|are|works?|moves?|decides?|acts?) (?:(?:much|far|a little|even) )?)?(?<!n't |not )(?<adjective>faster|quicker|slower|bolder|braver|more careful|more cautious) than (?<than>you|your boss|they|(?:the|an?) (?<thanName>${names}))\\b(?! (?:think|expect|like))`,
  "g",
);

function comparisons({ text, pair, you }: ClaimingText): NamedClaim[] {
  return Array.from(text.matchAll(comparison), ({ 0: words, groups = {} }): NamedClaim[] => {
    const { name, adjective = "", than: other = "", thanName } = groups;
    const than = thanName ? signNamed(thanName) : /^you$/i.test(other) ? you : otherOf(pair, you);
    const compared = signNamed(name) ?? otherOf(pair, than);
    if (!than || !compared) return [];
    const trait = /^(?:fast|quick|slow)/.test(adjective) ? "pace" : "risk";
    const more = /^(?:slow|more c)/.test(adjective) ? than : compared;
    return [{ text: words, about: trait, holds: moreOf(trait, compared, than) === more }];
  }).flat();
}

interface Quality {
  readonly about: "pace" | "risk";
  readonly pattern: RegExp;
  readonly fits: (character: Character) => boolean;
}

const doing =
  "is|are|acts?|agrees?|changes?|decides?|goes|grows?|moves?|says yes|sells?|speaks?|thinks?|trusts?|works?";
const said = (words: string) => new RegExp(`\\b${subject} (?:${words})\\b(?! than)`, "g");
const isOrDoes = (words: string) => said(`(?:${doing}) (?:(?:as|so|very|quite|both) )?(?:${words})`);

const allQualities: readonly Quality[] = [
  { about: "pace", pattern: isOrDoes("fast|quick(?:ly)?|impatient"), fits: ({ pace }) => pace >= 3 },
  { about: "pace", pattern: isOrDoes("slow(?:ly)?|patient(?:ly)?"), fits: ({ pace }) => pace <= 3 },
  { about: "risk", pattern: isOrDoes("bold(?:ly)?|daring|brave"), fits: ({ risk }) => risk >= 3 },
  { about: "risk", pattern: isOrDoes("careful(?:ly)?|cautious(?:ly)?"), fits: ({ risk }) => risk <= 3 },
  {
    about: "risk",
    pattern: said("(?:has|have|likes?|takes?) (?!(?:no|few)\\b)(?:[a-z]+ ){0,4}(?:nerve|risks)"),
    fits: ({ risk }) => risk >= 3,
  },
  { about: "risk", pattern: said("takes? (?:no|few) risks"), fits: ({ risk }) => risk <= 3 },
];

/** “Your boss decides slowly.” A word before the quality must not turn it around. */
function qualities({ text, pair, you }: ClaimingText): NamedClaim[] {
  return allQualities.flatMap(({ about, pattern, fits }) =>
    Array.from(text.matchAll(pattern), ({ 0: found, groups = {} }) => {
      const sign = whoIs(groups, pair, you);
      return sign ? [{ text: found, about, holds: fits(characters[sign]) }] : [];
    }).flat(),
  );
}

/** “When a Dragon falls silent” names an exception, and no claim. */
const exception = "(?<!\\b(?:[Ww]hen|[Ii]f) (?:(?:the|an?|your) )?)";
const silent = "(?:goes?|falls?|turns?|stays?) (?:very )?(?:quiet|silent)";
const loud = "shouts?|roars?|gets? loud(?:er)?|raises? (?:your|their|its) voice";
const manner = new RegExp(
  `\\b${exception}(?:${sign}|(?<person>[Yy]ou|[Yy]our boss|[Tt]hey)) (?:(?<silent>${silent})|${loud})\\b`,
  "g",
);

function manners({ text, pair, you }: ClaimingText): NamedClaim[] {
  return Array.from(text.matchAll(manner), ({ 0: found, groups = {} }) => {
    const sign = whoIs(groups, pair, you);
    // A text for both of them says “you” of the two.
    const them = sign ? [sign] : (pair ?? []);
    const held = them.some((id) => characters[id].quarrel === (groups.silent ? "silent" : "loud"));
    return them.length === 0 ? [] : [{ text: found, about: "conflict" as const, holds: held }];
  }).flat();
}

const role = new RegExp(`\\b(${names}) (?:(?:should|must|can|to) )?(lead|open|close)s?\\b(?! (?:by|with)\\b)`, "g");

function roles({ text, pair }: ClaimingText): NamedClaim[] {
  const claims = pair && claimsOf(...pair);
  if (!claims) return [];
  const signOf = { lead: claims.leads, open: claims.opens, close: claims.closes };
  return Array.from(text.matchAll(role), ([found, name, verb]) => ({
    text: found,
    about: "lead" as const,
    holds: signNamed(name) === signOf[verb as keyof typeof signOf],
  }));
}

const quarrel =
  /\b(?<!(?:n't|never|seldom|rarely|not) )(?:quarrel|fight|bicker)s? (?:is |are )?(?:over|about) ([^.;:]+)/gi;

/** A text for one of the two may name a quarrel with somebody else. */
function subjects({ text, pair, you }: ClaimingText): NamedClaim[] {
  const claims = pair && !you && claimsOf(...pair);
  if (!claims) return [];
  return Array.from(text.matchAll(quarrel), ([found, over = ""]) => ({
    text: found,
    about: "conflict" as const,
    holds: over.toLowerCase().includes(claims.quarrel.word),
  }));
}

/** The sign that a name or a pronoun means. */
function whoIs(
  { name, person = "" }: Readonly<Record<string, string | undefined>>,
  pair: ClaimingText["pair"],
  you: SignId | undefined,
): SignId | undefined {
  return signNamed(name) ?? (/^you$/i.test(person) ? you : otherOf(pair, you));
}

function otherOf(pair: ClaimingText["pair"], sign: SignId | undefined): SignId | undefined {
  return pair?.[0] === sign ? pair?.[1] : pair?.[1] === sign ? pair?.[0] : undefined;
}

function signNamed(name: string | undefined): SignId | undefined {
  return signIds.find((id) => id === name?.toLowerCase());
}

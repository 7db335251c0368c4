import {
  careerMatch,
  type Element,
  elementRelation,
  relationsBetween,
  type SignId,
  signById,
  signIds,
  signs,
} from "@zodiac-at-work/zodiac";
import type { MeasuredText } from "./kinds.ts";

/** A fact that a text names, and whether the rules agree. */
export interface NamedFact {
  readonly text: string;
  readonly holds: boolean;
}

/**
 * Finds the signs, years, elements, relations and numbers that a text names, and checks them against the rules.
 *
 * @example
 * factsNamedIn({ name: "", text: "Your water feeds the wood.", sign: "rat" });
 * // [{ text: "your water", holds: true }, { text: "water feeds the wood", holds: true }]
 */
export function factsNamedIn(measured: MeasuredText): NamedFact[] {
  return [signFacts, yearFacts, ownElementFacts, cycleFacts, relationFacts, numberFacts].flatMap((find) =>
    find(measured),
  );
}

/** A text names its own signs, or recommends one of the three that match best. */
function signFacts({ text, sign, other, number }: MeasuredText): NamedFact[] {
  if (number !== undefined) return [];
  return signs
    .filter(({ name }) => new RegExp(`\\b${name}(s|es|en)?\\b`).test(text))
    .map(({ id, name }) => ({
      text: name,
      holds: id === sign || id === other || (sign !== undefined && bestFor(sign).includes(id)),
    }));
}

function bestFor(sign: SignId): SignId[] {
  const others = signIds.filter((id) => id !== sign);
  return others.toSorted((a, b) => careerMatch(sign, b).score - careerMatch(sign, a).score).slice(0, 3);
}

function yearFacts({ text, years = [] }: MeasuredText): NamedFact[] {
  return matchesOf(/\b(?:1[5-9]|20)\d\d\b/g, text).map(([year]) => ({
    text: year,
    holds: years.includes(Number(year)),
  }));
}

/** "Your fire" is the element of the reader's sign, or what that element makes. */
function ownElementFacts({ text, sign }: MeasuredText): NamedFact[] {
  if (!sign) return [];
  return matchesOf(/\byour (wood|fire|earth|metal|water)\b/gi, text).map(([words, element]) => ({
    text: words,
    holds: ["same", "generates"].includes(elementRelation(signById(sign).element, element?.toLowerCase() as Element)),
  }));
}

const element = "wood|fire|earth|metal|water";

const cycleVerbs = {
  generates: "feeds|makes|bears|warms|generates",
  controls: "checks|cuts|breaks|dams|douses|melts|controls",
};

function cycleFacts({ text }: MeasuredText): NamedFact[] {
  return Object.entries(cycleVerbs).flatMap(([relation, verbs]) =>
    matchesOf(new RegExp(`\\b(${element}) (?:${verbs}) (?:your |the )?(${element})\\b`, "gi"), text).map(
      ([words, first, second]) => ({
        text: words,
        holds: elementRelation(first?.toLowerCase() as Element, second?.toLowerCase() as Element) === relation,
      }),
    ),
  );
}

/** The relations that the texts call by a name of their own. */
const relationWords = [
  { id: "liuchong", words: /\bclash(?:es)?\b/gi },
  { id: "sanhe", words: /\btrines?\b/gi },
  { id: "xing", words: /\bpunish(?:es|ment)?\b/gi },
  { id: "liuhe", words: /\b(?:six harmonies|(?:best|closest) harmony)\b/gi },
  { id: "liuhai", words: /\bharms?\b/gi },
  { id: "po", words: /\b(?:a|small|mild) break\b/gi },
] as const;

/** What the texts say of two signs without a relation. */
const noRelation =
  /\b(?:no (?:special )?(?:bond|kin|relation|tie)|no rule (?:links|stands)|nothing (?:special )?(?:binds|links))\b/gi;

function relationFacts({ text, sign, other }: MeasuredText): NamedFact[] {
  if (!sign || !other) return [];
  const relations = relationsBetween(sign, other).map(({ id }) => id);
  return [
    ...relationWords.flatMap(({ id, words }) =>
      matchesOf(words, text).map(([word]) => ({ text: word, holds: relations.includes(id) })),
    ),
    ...matchesOf(noRelation, text).map(([words]) => ({ text: words, holds: relations.length === 0 })),
  ];
}

const masterNumbers = [11, 22, 33];
const karmicDebts = [13, 14, 16, 19];

function numberFacts({ text, number }: MeasuredText): NamedFact[] {
  if (number === undefined) return [];
  const sum = Array.from(String(number), Number).reduce((total, digit) => total + digit);
  return [
    ...matchesOf(/\bmaster number\b/gi, text).map(([words]) => ({
      text: words,
      holds: masterNumbers.includes(number) || masterNumbers.includes(sum),
    })),
    ...matchesOf(/\bkarmic debt\b/gi, text).map(([words]) => ({ text: words, holds: karmicDebts.includes(number) })),
    ...matchesOf(new RegExp(`\\badds? up to (?:a |an )?(\\d+|${numberWords.join("|")})\\b`, "gi"), text).map(
      ([words, named]) => ({ text: words, holds: numberNamed(named) === sum }),
    ),
  ];
}

const numberWords = "zero one two three four five six seven eight nine ten eleven twelve thirteen".split(" ");

function numberNamed(word: string | undefined): number {
  const place = numberWords.indexOf(word?.toLowerCase() ?? "");
  return place === -1 ? Number(word) : place;
}

function matchesOf(pattern: RegExp, text: string): [string, ...(string | undefined)[]][] {
  return Array.from(text.matchAll(pattern), ([words, ...groups]) => [words, ...groups]);
}

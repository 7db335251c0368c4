import { countWords, overlapOf, readingEase, wholePhrasesOf } from "@zodiac-at-work/articles";
import { type Habits, habitsOf } from "./habits.ts";
import type { Kind } from "./kinds.ts";
import { factsNamedIn } from "./named-facts.ts";

/** What the texts of a kind measure. */
export interface TextFigures {
  readonly count: number;
  readonly words: { readonly total: number; readonly fewest: number; readonly most: number };
  /** The share of five-word phrases that stand in the kind more than once. */
  readonly repeated: number;
  /** The largest share of five-word phrases that two texts have in common, of the shorter text. */
  readonly overlap: number;
  /** Flesch reading ease: 60 and more is plain English. */
  readonly ease: { readonly lowest: number; readonly median: number };
  readonly facts: number;
  readonly habits: Habits;
  /** What no text may have. */
  readonly faults: readonly string[];
}

/** Turns of phrase that make a text sound translated, hedged or made by a machine. */
const bannedPhrases =
  /\b(?:(?:is|are) (?:said|read|thought|believed) (?:to|as)|tends? to|it is important|journey|embrac\w+|navigat\w+|leverag\w+|unlock\w*|harness\w*|landscape|tapestry|dynamic|synerg\w+|thriv\w+|foster\w*|delv\w+|boost\w*|game.changer|when it comes to|at the end of the day|destin\w+|fate|guarante\w+|curse[ds]?|doom\w*|always will|can be a)\b|[!–—…]/i;

/** Measures the texts of a kind. */
export function measureTexts({ texts }: Kind): TextFigures {
  const htmls = texts.map(({ text }) => `<p>${text}</p>`);
  const lengths = htmls.map(countWords);
  const phrases = htmls.map(wholePhrasesOf);
  const eases = htmls.map(readingEase).sort((a, b) => a - b);
  const facts = texts.map(factsNamedIn);
  return {
    count: texts.length,
    words: {
      total: lengths.reduce((sum, length) => sum + length),
      fewest: Math.min(...lengths),
      most: Math.max(...lengths),
    },
    repeated: repeatedShare(phrases),
    overlap: largestOverlap(phrases),
    ease: { lowest: eases[0] ?? 0, median: eases[Math.floor(eases.length / 2)] ?? 0 },
    facts: facts.flat().length,
    habits: habitsOf(texts.map(({ text }) => text)),
    faults: texts.flatMap(({ name, text }, place) => [
      ...(bannedPhrases.test(text) ? [`${name}: “${bannedPhrases.exec(text)?.[0]}” is banned`] : []),
      ...(/^“?[A-Z0-9].*[.?]”?$/.test(text) && !/ {2}/.test(text) ? [] : [`${name}: not whole sentences`]),
      ...(facts[place] ?? []).filter(({ holds }) => !holds).map((fact) => `${name}: “${fact.text}” is wrong`),
    ]),
  };
}

/** Returns the largest share of five-word phrases that two texts have in common, of the shorter one. */
export function overlapWithin(texts: readonly string[]): number {
  return largestOverlap(texts.map((text) => wholePhrasesOf(`<p>${text}</p>`)));
}

function largestOverlap(phrases: readonly ReadonlySet<string>[]): number {
  let largest = 0;
  for (const [place, a] of phrases.entries()) {
    for (const b of phrases.slice(place + 1)) largest = Math.max(largest, overlapOf(a, b));
  }
  return largest;
}

function repeatedShare(phrases: readonly ReadonlySet<string>[]): number {
  const all = phrases.flatMap((each) => [...each]);
  const counts = Map.groupBy(all, (phrase) => phrase);
  return all.filter((phrase) => (counts.get(phrase)?.length ?? 0) > 1).length / all.length;
}

import { signNamed } from "../words/sign-names.ts";
import { type Html, readHtml } from "./read-html.ts";

/** The five-word phrases of an article, for comparisons. */
export type Phrases = ReadonlySet<string>;

/**
 * Returns the five-word phrases of HTML, in lower case. Phrases do not cross the borders of blocks. Names of signs, dates,
 * numbers and the rows of tables are left out: two articles that differ in nothing else are the same article.
 *
 * @example
 * phrasesOf("<p>In 1990 the Ox keeps its word twice.</p>"); // Set { "in the keeps its word", "the keeps its word twice" }
 */
export function phrasesOf(html: Html): Phrases {
  const { blocks } = readHtml(html);
  return new Set(blocks.flatMap(({ tag, text }) => (tag === "tr" ? [] : phrasesIn(text))));
}

/** Returns the five-word phrases of HTML with every word, those of tables too. */
export function wholePhrasesOf(html: string): Phrases {
  return new Set(readHtml(html).blocks.flatMap(({ text }) => phrasesAmong(wordsOf(text))));
}

/** Returns the five-word phrases of one block of text. */
export function phrasesIn(text: string): string[] {
  return phrasesAmong(wordsOf(text).filter((word) => !/\d/.test(word) && !months.has(word) && !isSignName(word)));
}

function phrasesAmong(words: readonly string[]): string[] {
  return Array.from({ length: Math.max(0, words.length - phraseLength + 1) }, (_, i) =>
    words.slice(i, i + phraseLength).join(" "),
  );
}

/** Returns the share of the smaller set's phrases that the other set contains, from 0 to 1. */
export function overlapOf(a: Phrases, b: Phrases): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const phrase of small) if (large.has(phrase)) shared++;
  return small.size === 0 ? 0 : shared / small.size;
}

/** Returns the words of a text in lower case, without punctuation. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}]+)*/gu) ?? []
  );
}

function isSignName(word: string): boolean {
  return signNamed(word.replace(/'s$/, "")) !== undefined;
}

const phraseLength = 5;
/** Without “may”, which is mostly a verb. */
const months = new Set(
  "january february march april june july august september october november december jan feb mar apr jun jul aug sep oct nov dec".split(
    " ",
  ),
);

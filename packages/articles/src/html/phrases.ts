import { readHtml } from "./read-html.ts";

/** The five-word phrases of an article, for comparisons. */
export type Phrases = ReadonlySet<string>;

/**
 * Returns the five-word phrases of HTML, in lower case. Phrases do not cross the borders of blocks.
 *
 * @example
 * phrasesOf("<p>The Ox keeps its word twice.</p>"); // Set { "the ox keeps its word", "ox keeps its word twice" }
 */
export function phrasesOf(html: string): Phrases {
  const phrases = new Set<string>();
  for (const { text } of readHtml(html).blocks) {
    const words = wordsOf(text);
    for (let i = 0; i + phraseLength <= words.length; i++) phrases.add(words.slice(i, i + phraseLength).join(" "));
  }
  return phrases;
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

const phraseLength = 5;

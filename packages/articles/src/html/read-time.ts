import { hiddenTags, parseHtml } from "./parse-html.ts";

/**
 * Returns the reading time of an article in minutes: its words divided by 200, rounded up.
 *
 * An article without words takes 0 minutes; any other takes at least 1.
 *
 * @throws RangeError if `words` is not a whole number of 0 or more
 *
 * @example
 * readTime(countWords(post.content)); // 201 words: 2
 */
export function readTime(words: number): number {
  if (!Number.isSafeInteger(words) || words < 0) throw new RangeError("words must be a whole number of 0 or more");
  return Math.ceil(words / wordsPerMinute);
}

/**
 * Counts the words that a reader sees in HTML or in plain text.
 *
 * A word is a run of letters, digits and the characters that join them: "don't", "well-known" and "3,500" count as one
 * word each; "&" and a dash between spaces count as no word. Block tags separate words, inline tags do not. Entities are
 * decoded. Tags, comments, scripts and styles are not counted. A run of Chinese characters counts as one word.
 *
 * @example
 * countWords("<h2>The Snake</h2><p>un<b>hurried</b> &amp; exact</p>"); // 4
 */
export function countWords(html: string): number {
  return textOf(html).match(wordPattern)?.length ?? 0;
}

const wordsPerMinute = 200;
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’.,‑-][\p{L}\p{M}\p{N}]+)*/gu;
const inlineTags = new Set(
  "a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr".split(
    " ",
  ),
);

function textOf(html: string): string {
  let text = "";
  let hiddenDepth = 0;
  parseHtml(html, {
    onopentag(name) {
      if (hiddenTags.has(name)) hiddenDepth++;
      if (!inlineTags.has(name)) text += " ";
    },
    ontext(part) {
      if (hiddenDepth === 0) text += part;
    },
    onclosetag(name) {
      if (hiddenTags.has(name)) hiddenDepth--;
      if (!inlineTags.has(name)) text += " ";
    },
  });
  return text.replaceAll("\u00AD", "");
}

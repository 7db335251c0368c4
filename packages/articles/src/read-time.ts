import { Parser } from "htmlparser2";

/**
 * The reading time of an article in minutes: its words divided by 200, rounded up.
 *
 * An article without words takes 0 minutes, and callers leave the figure out; any other takes at least 1.
 *
 * @throws RangeError if `words` is not a whole number of 0 or more
 *
 * @example
 * readTime(countWords(post.content)); // 201 words: 2
 */
export function readTime(words: number): number {
  if (!Number.isSafeInteger(words) || words < 0) throw new RangeError("words must be a whole number of 0 or more");
  return Math.ceil(words / WORDS_PER_MINUTE);
}

/**
 * The words that a reader sees in a piece of HTML. Plain text is counted as well.
 *
 * A word is a run of letters and digits, and what joins them: "don't", "well-known" and "3,500" are one each, while
 * "&" and a dash between spaces are none. Blocks part words and inline tags do not, entities are decoded, and tags,
 * comments, scripts and styles are not counted. Chinese is written without spaces, so a run of it counts as one.
 *
 * @example
 * countWords("<h2>The Snake</h2><p>un<b>hurried</b> &amp; exact</p>"); // 4
 */
export function countWords(html: string): number {
  return textOf(html).match(WORD)?.length ?? 0;
}

const WORDS_PER_MINUTE = 200;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.,‑-][\p{L}\p{M}\p{N}]+)*/gu;
const INLINE = new Set(
  "a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr".split(
    " ",
  ),
);
const UNSEEN = new Set(["script", "style", "template", "title"]);

function textOf(html: string): string {
  let text = "";
  let unseen = 0;
  const parser = new Parser({
    onopentag(name) {
      if (UNSEEN.has(name)) unseen++;
      if (!INLINE.has(name)) text += " ";
    },
    ontext(part) {
      if (unseen === 0) text += part;
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen--;
      if (!INLINE.has(name)) text += " ";
    },
  });
  parser.end(html);
  return text.replaceAll("\u00AD", "");
}

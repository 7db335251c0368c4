import type { SignId } from "@zodiac-at-work/zodiac";
import { type Phrases, phrasesIn } from "../html/phrases.ts";
import { type Html, readHtml } from "../html/read-html.ts";

/** A paragraph with fewer phrases is too short to compare. */
const fewestPhrases = 8;
/** A paragraph that shares more of its phrases stands in the other article too, with other names. */
const mostShared = 0.6;

/**
 * Returns the paragraphs that also stand in an article about another sign, once the names of signs, dates and numbers are
 * taken out.
 */
export function movedParagraphs(
  html: Html,
  signs: readonly SignId[],
  other: { readonly phrases: Phrases; readonly signs?: readonly SignId[] | undefined },
): { readonly text: string; readonly block: number }[] {
  const isOther =
    other.signs !== undefined && other.signs.length > 0 && !other.signs.some((sign) => signs.includes(sign));
  if (!isOther || signs.length === 0) return [];
  return readHtml(html).blocks.flatMap(({ tag, text }, block) => {
    if (tag === "tr" || /^h\d$/.test(tag)) return [];
    const phrases = phrasesIn(text);
    const shared = phrases.filter((phrase) => other.phrases.has(phrase)).length;
    return phrases.length >= fewestPhrases && shared > phrases.length * mostShared ? [{ text, block }] : [];
  });
}

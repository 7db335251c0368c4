import { flesch } from "flesch";
import { syllable } from "syllable";
import { type Html, readHtml } from "./read-html.ts";
import { sentencesOf } from "./sentences.ts";

/**
 * Returns the Flesch reading ease of an article's prose; higher is easier, 60 to 70 is plain English. Tables are not prose
 * and do not count. Numerals are not words. HTML without prose has the ease 0.
 *
 * @example
 * readingEase("<p>The cat sat on the mat.</p>"); // 116.1
 */
export function readingEase(html: Html): number {
  const sentences = readHtml(html)
    .blocks.filter(({ tag }) => tag !== "tr" && tag !== "table")
    .flatMap(sentencesOf)
    .map((sentence) => sentence.match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [])
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return flesch({ sentence: sentences.length, word: words.length, syllable: syllables });
}

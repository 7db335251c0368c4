import { type Html, readHtml } from "../html/read-html.ts";
import { sentencesOf } from "../html/sentences.ts";
import { signNamed } from "../words/sign-names.ts";

/** Shorter sentences, such as “It works.”, are no frames. */
const fewestWords = 6;

/** The articles that one frame may stand in. */
export const mostArticles = 5;

/** A sentence with marks where names and numbers stand, and the sentence as the text has it. */
export interface Frame {
  readonly frame: string;
  readonly sentence: string;
  /** The place of its block in the text, from 0. */
  readonly block: number;
}

/**
 * Returns the frames of an article's sentences. Names and numbers become marks, and so do the words between quotes.
 * Headings and rows of tables have none.
 *
 * @example
 * framesOf("<p>In 1990 the Rat met Ann in Ohio twice.</p>")[0]?.frame; // "in # the · met · in · twice"
 */
export function framesOf(html: Html): Frame[] {
  return readHtml(html)
    .blocks.flatMap((block, i) =>
      block.tag === "tr" || /^(?:h\d|figcaption)$/.test(block.tag)
        ? []
        : sentencesOf(block).map((sentence) => ({ frame: frameOf(sentence), sentence, block: i })),
    )
    .filter(({ frame }) => frame.split(" ").length >= fewestWords);
}

/** Returns the frames that stood in the article before. */
export function repeatedFrames(frames: readonly Frame[]): Frame[] {
  const seen = new Set<string>();
  return frames.filter(({ frame }) => seen.size === seen.add(frame).size);
}

/** Counts in how many articles each frame stands. */
export function frameUses(articles: Iterable<string>): Map<string, number> {
  const uses = new Map<string, number>();
  for (const html of articles) {
    for (const frame of new Set(framesOf(html).map((each) => each.frame))) uses.set(frame, (uses.get(frame) ?? 0) + 1);
  }
  return uses;
}

function frameOf(sentence: string): string {
  const words = sentence
    .replaceAll("’", "'")
    .replace(/“[^”]*”/g, " Quoted ")
    .match(/[\p{L}\p{M}\p{N}]+(?:['.,-][\p{L}\p{M}\p{N}]+)*/gu);
  const marks = (words ?? []).map((word, i) => {
    if (/\d/.test(word) || numberWords.has(word.toLowerCase())) return "#";
    if (signNamed(word.replace(/'s$/, "")) !== undefined || elements.has(word.toLowerCase())) return "·";
    // A capital inside a sentence begins a name.
    return i > 0 && /^\p{Lu}/u.test(word) && word !== "I" && !word.startsWith("I'") ? "·" : word.toLowerCase();
  });
  return marks.filter((mark, i) => !((mark === "·" || mark === "#") && mark === marks[i - 1])).join(" ");
}

const elements = new Set(["wood", "fire", "earth", "metal", "water"]);
const numberWords = new Set(
  "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen twenty thirty forty fifty sixty hundred".split(
    " ",
  ),
);

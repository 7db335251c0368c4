import type { SignId } from "@zodiac-at-work/zodiac";
import { overlapOf, type Phrases, phrasesOf } from "../html/phrases.ts";
import { readHtml } from "../html/read-html.ts";
import { framesOf } from "./frames.ts";

/** An article that exists, as the check of originality compares it. */
export interface OtherArticle {
  readonly slug: string;
  readonly title: string;
  readonly phrases: Phrases;
  /** The frames of its sentences. Without them, its frames are not counted. */
  readonly frames?: ReadonlySet<string> | undefined;
  /** The signs that it is about. Without them, single paragraphs are not compared. */
  readonly signs?: readonly SignId[] | undefined;
}

/** The article that shares most phrases with a text. */
export interface ClosestArticle {
  readonly other: OtherArticle;
  /** The share of the phrases, 0 to 1. */
  readonly overlap: number;
}

/** A text that shares more of its phrases with another article is not original. */
export const mostOverlap = 0.12;

/**
 * Returns the article that shares most phrases with a text. Reads one article after the other, and stops at the first that
 * is too close.
 */
export async function findClosest(
  phrases: Phrases,
  articles: Iterable<OtherArticle> | AsyncIterable<OtherArticle>,
): Promise<ClosestArticle | undefined> {
  let closest: ClosestArticle | undefined;
  for await (const other of articles) {
    const overlap = overlapOf(phrases, other.phrases);
    if (!closest || overlap > closest.overlap) closest = { other, overlap };
    if (overlap > mostOverlap) break;
  }
  return closest;
}

/** What a text shares with the articles that exist. */
export interface Comparison {
  readonly closest: ClosestArticle | undefined;
  /** In how many of the articles each frame of the text stands. */
  readonly frameUses: ReadonlyMap<string, number>;
}

/**
 * Compares a text with articles, one after the other: which one is closest, and how many have a sentence in the same frame.
 * Stops at the first that is too close.
 */
export async function compareArticles(
  html: string,
  articles: Iterable<OtherArticle> | AsyncIterable<OtherArticle>,
): Promise<Comparison> {
  const page = readHtml(html);
  const own = new Set(framesOf(page).map(({ frame }) => frame));
  const frameUses = new Map<string, number>();
  async function* counted() {
    for await (const other of articles) {
      for (const frame of other.frames ?? []) {
        if (own.has(frame)) frameUses.set(frame, (frameUses.get(frame) ?? 0) + 1);
      }
      yield other;
    }
  }
  const closest = await findClosest(phrasesOf(page), counted());
  return { closest, frameUses };
}

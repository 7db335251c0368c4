import type { SignId } from "@zodiac-at-work/zodiac";
import { overlapOf, type Phrases } from "../html/phrases.ts";

/** An article that exists, as the check of originality compares it. */
export interface OtherArticle {
  readonly slug: string;
  readonly title: string;
  readonly phrases: Phrases;
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

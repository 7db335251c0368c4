import { type GateContext, overlapOf, type Phrases, phrasesOf } from "@zodiac-at-work/articles";
import type { PostContent } from "@zodiac-at-work/db";

export type OtherArticle = GateContext["others"][number];

/** The article that shares most phrases with a text. */
export interface ClosestArticle {
  other: OtherArticle;
  overlap: number;
}

/** As the gate of originality has it. */
export const mostOverlap = 0.2;

/**
 * Returns the article that shares most phrases with a text. Only one of the articles is in memory at a time. Stops at the
 * first that is too close.
 */
export async function findClosest(
  phrases: Phrases,
  articles: AsyncIterable<PostContent>,
): Promise<ClosestArticle | undefined> {
  let closest: ClosestArticle | undefined;
  for await (const { slug, title, content } of articles) {
    const other = { slug, title, phrases: phrasesOf(content) };
    const overlap = overlapOf(phrases, other.phrases);
    if (!closest || overlap > closest.overlap) closest = { other, overlap };
    if (overlap > mostOverlap) break;
  }
  return closest;
}

import { framesOf, mostArticles } from "./frames.ts";

/** How many of the latest articles are read for the sentences that a writer must not write, and how many it is told. */
export const bannedSentences = { fromLatest: 1_000, most: 20 } as const;

/**
 * Returns one sentence of each frame that as many articles have as may have it, the most common first.
 *
 * @param most the length of the list
 */
export async function commonSentences(
  articles: Iterable<{ readonly content: string }> | AsyncIterable<{ readonly content: string }>,
  most: number,
): Promise<string[]> {
  const found = new Map<string, { readonly sentence: string; uses: number }>();
  for await (const { content } of articles) {
    const own = new Map(framesOf(content).map(({ frame, sentence }) => [frame, sentence]));
    for (const [frame, sentence] of own) {
      const known = found.get(frame);
      if (known) known.uses += 1;
      else found.set(frame, { sentence, uses: 1 });
    }
  }
  return [...found.values()]
    .filter(({ uses }) => uses >= mostArticles)
    .sort((a, b) => b.uses - a.uses)
    .slice(0, most)
    .map(({ sentence }) => sentence);
}

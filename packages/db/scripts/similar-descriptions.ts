interface Described {
  name: string;
  description: string;
}

/** Two descriptions that share this part of their words count as similar. */
const limit = 0.5;

/**
 * Finds records whose descriptions share at least half of their words with an earlier one, in any order.
 */
export function findSimilarDescriptions(records: readonly Described[]): { name: string; other: string }[] {
  const seen: { name: string; words: Set<string> }[] = [];
  const similar = [];
  for (const { name, description } of records) {
    const words = new Set(description.toLowerCase().match(/[\p{L}\p{N}]+/gu));
    const match = seen.find((other) => similarity(words, other.words) >= limit);
    if (match) similar.push({ name, other: match.name });
    seen.push({ name, words });
  }
  return similar;
}

/** Returns the Jaccard similarity of two sets, from 0 to 1. */
function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (Math.min(one.size, other.size) < limit * Math.max(one.size, other.size)) return 0;
  let shared = 0;
  for (const word of one) if (other.has(word)) shared++;
  return shared / (one.size + other.size - shared);
}

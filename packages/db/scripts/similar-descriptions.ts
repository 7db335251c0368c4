interface Described {
  name: string;
  description: string;
}

/** Two descriptions that share this part of their words are one with some words changed. */
const limit = 0.5;

/**
 * Records whose description is another's with words swapped or changed: the order of the words does not count, and
 * half of them shared is enough.
 */
export function findTwins(records: readonly Described[]): { name: string; other: string }[] {
  const seen: { name: string; words: Set<string> }[] = [];
  const twins = [];
  for (const { name, description } of records) {
    const words = new Set(description.toLowerCase().match(/[\p{L}\p{N}]+/gu));
    const twin = seen.find((other) => likeness(words, other.words) >= limit);
    if (twin) twins.push({ name, other: twin.name });
    seen.push({ name, words });
  }
  return twins;
}

/** What two sets share of all that is in them, from 0 to 1 (Jaccard). */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (Math.min(one.size, other.size) < limit * Math.max(one.size, other.size)) return 0;
  let shared = 0;
  for (const word of one) if (other.has(word)) shared++;
  return shared / (one.size + other.size - shared);
}

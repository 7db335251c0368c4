import type { Posting } from "@zodiac-at-work/catalog";

/** Returns a posting of which nothing is known but what it can't do without. */
export function bareEntry({ id, title, url }: Pick<Posting, "id" | "title" | "url">): Posting {
  return {
    id,
    title,
    locations: [],
    remote: null,
    department: null,
    type: null,
    salary: null,
    postedDate: null,
    url,
    description: null,
  };
}

/**
 * Returns the offsets of the pages after the first, for a list whose first page states the total.
 *
 * @param received the number of postings on the first page
 */
export function furtherOffsets(total: number, received: number): number[] {
  if (received === 0) return [];
  return Array.from({ length: Math.ceil(total / received) - 1 }, (_, page) => (page + 1) * received);
}

/**
 * Returns whether a list still says of a posting what it said when the posting's detail was stored. A detail may name more
 * places than a list, and name them more fully: a list has "Chicago, Illinois" or "United States" alone.
 */
export function isSameEntry(posting: Posting, stored: Posting): boolean {
  const isPlaceKnown = posting.locations.every((place) =>
    stored.locations.some((known) => known === place || known.startsWith(`${place}, `) || known.endsWith(`, ${place}`)),
  );
  return stored.description !== null && stored.title === posting.title && stored.url === posting.url && isPlaceKnown;
}

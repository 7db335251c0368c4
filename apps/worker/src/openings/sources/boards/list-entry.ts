import type { Posting } from "@zodiac-at-work/catalog";

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
 * places than a list.
 */
export function isSameEntry(posting: Posting, stored: Posting): boolean {
  const isPlaceKnown = posting.locations.every((place) => stored.locations.includes(place));
  return stored.description !== null && stored.title === posting.title && stored.url === posting.url && isPlaceKnown;
}

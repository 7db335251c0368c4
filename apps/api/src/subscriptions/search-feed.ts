import { siteName } from "@zodiac-at-work/contracts/pages";
import type { SubscribedSearch } from "@zodiac-at-work/db";
import type { SignId } from "@zodiac-at-work/zodiac";
import { Feed } from "feed";
import { escapeXml } from "../server-pages/site-files/xml.ts";
import { type FeedOpening, openingItem, tagOf } from "./opening-item.ts";

export interface SearchNews extends Pick<SubscribedSearch, "name" | "query"> {
  /** The sign on which the search depends. */
  readonly reader: SignId | undefined;
  readonly openings: readonly FeedOpening[];
}

/**
 * Writes the openings of a saved search as an Atom feed (RFC 4287), the latest found first. It holds what its owner searches
 * for, and nothing about the owner: not even its own address.
 */
export function writeSearchFeed({ name, query, reader, openings }: SearchNews, now: Date, origin: string): string {
  const items = openings
    .map((opening) => openingItem(reader, opening, origin))
    .toSorted((a, b) => b.date.getTime() - a.date.getTime());
  const feed = new Feed({
    // The same after the address was replaced, so that a program knows the entries again.
    id: tagOf(origin, `openings/${reader ?? "all"}?${query}`),
    title: `${siteName}: ${escapeXml(name)}`,
    description: "Openings of a saved search, the latest found first.",
    link: `${origin}/openings${query && `?${query}`}`,
    language: "en-US",
    favicon: `${origin}/favicon.svg`,
    copyright: siteName,
    generator: siteName,
    updated: items[0]?.date ?? startOfDay(now),
    author: { name: siteName, link: `${origin}/` },
  });
  for (const item of items) feed.addItem(item);
  return feed.atom1();
}

/** An empty feed stays the same for a day, so that programs get 304. */
function startOfDay(now: Date): Date {
  return new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
}

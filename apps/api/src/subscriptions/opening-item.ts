import type { Opening } from "@zodiac-at-work/db";
import { careerMatch, type SignId, signById } from "@zodiac-at-work/zodiac";
import type { Item } from "feed";
import { escapeXml } from "../server-pages/site-files/xml.ts";

/** What an entry of a feed says about an opening. */
export type FeedOpening = Pick<
  Opening,
  "id" | "title" | "companyId" | "companyName" | "zodiacSign" | "location" | "indeedUrl" | "isSample" | "firstSeenAt"
>;

/**
 * Returns the entry of an opening. Titles, places and addresses come from job boards, and the feed declares them as HTML.
 *
 * @param reader the sign whose match it names, if the reader has one
 */
export function openingItem(reader: SignId | undefined, opening: FeedOpening, origin: string): Item {
  const { id, title, companyId, companyName, zodiacSign, location, indeedUrl, isSample, firstSeenAt } = opening;
  const company = `${signById(zodiacSign).name} company`;
  const match =
    reader && `its match with the ${signById(reader).name} is ${careerMatch(reader, zodiacSign).score} of 100`;
  const place = location ? ` Place: ${location}.` : "";
  return {
    id: tagOf(origin, `opening/${id}`),
    // Nobody can apply for a sample.
    link: isSample ? `${origin}/companies/${companyId}` : indeedUrl,
    title: escapeXml(`${isSample ? "Sample: " : ""}${title} at ${companyName}`),
    description: escapeXml(`${match ? `${company}: ${match}` : company}.${place}`),
    published: firstSeenAt,
    date: firstSeenAt,
  };
}

/** Returns a tag URI (RFC 4151), which stays the same when an address changes. */
export function tagOf(origin: string, specific: string): string {
  return `tag:${new URL(origin).hostname},2026:${specific}`;
}

import { solarMonths } from "@zodiac-at-work/almanac/solar-months";
import { withArticle } from "@zodiac-at-work/catalog/with-article";
import { siteName } from "@zodiac-at-work/contracts/pages";
import type { PostInBrief } from "@zodiac-at-work/db";
import { careerMatch, formatDate, type SignId, signById } from "@zodiac-at-work/zodiac";
import { Feed, type Item } from "feed";
import { articlePath, shownDate } from "../server-pages/blog/article/article.ts";
import { dayText } from "../server-pages/shared/day-text.ts";
import { escapeXml } from "../server-pages/site-files/xml.ts";
import { type FeedOpening, openingItem, tagOf } from "./opening-item.ts";

export interface News {
  readonly sign: SignId;
  readonly articles: readonly Pick<
    PostInBrief,
    "title" | "slug" | "metaDescription" | "publishedAt" | "createdAt" | "updatedAt"
  >[];
  /** Openings at companies of the signs that match best. */
  readonly openings: readonly FeedOpening[];
}

/**
 * Writes what is new for a sign as an Atom feed (RFC 4287): the solar month, articles and openings, the newest first. It is
 * the same for every subscriber of the sign, so it holds no address of a subscriber, not even its own.
 */
export function writeNewsFeed({ sign, articles, openings }: News, now: Date, origin: string): string {
  const items = [
    monthItem(sign, now, origin),
    ...articles.map((article) => articleItem(article, origin)),
    ...openings.map((opening) => openingItem(sign, opening, origin)),
  ].toSorted((a, b) => b.date.getTime() - a.date.getTime());
  const { name } = signById(sign);
  const feed = new Feed({
    id: tagOf(origin, `news/${sign}`),
    title: `${siteName}: new for the ${name}`,
    description: `The month, articles about the ${name}, and openings at companies that match ${withArticle(name)}.`,
    link: `${origin}/`,
    language: "en-US",
    favicon: `${origin}/favicon.svg`,
    copyright: siteName,
    generator: siteName,
    updated: items[0]?.date ?? now,
    author: { name: siteName, link: `${origin}/` },
  });
  for (const item of items) feed.addItem(item);
  return feed.atom1();
}

function monthItem(reader: SignId, now: Date, origin: string): Item {
  const [month] = solarMonths(now, "UTC");
  const { name } = signById(month.sign);
  const from = formatDate(month.from);
  return {
    id: tagOf(origin, `month/${from}/${reader}`),
    link: `${origin}/`,
    title: `The month of the ${name}`,
    description: `From about ${dayText(month.from)} to ${dayText(month.to)}. Its match with the ${signById(reader).name} is ${careerMatch(reader, month.sign).score} of 100.`,
    date: new Date(`${from}T00:00:00Z`),
  };
}

function articleItem(article: News["articles"][number], origin: string): Item {
  const address = origin + articlePath(article);
  return {
    id: address,
    link: address,
    title: escapeXml(article.title),
    description: escapeXml(article.metaDescription ?? ""),
    published: shownDate(article),
    date: shownDate(article),
  };
}

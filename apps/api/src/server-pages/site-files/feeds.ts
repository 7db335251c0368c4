import { pages, siteName } from "@zodiac-at-work/contracts/pages";
import { Feed } from "feed";
import {
  type ArticleInBrief,
  articlePath,
  categoryName,
  lastChange,
  picturePath,
  shownDate,
} from "../blog/article/article.ts";
import { escapeXml, withoutControls } from "./xml.ts";

/** How many articles a feed holds, the newest first. */
export const feedLength = 50;

/** Writes the newest articles as RSS 2.0. The same articles give the same bytes. Readers take a title for HTML. */
export function writeRss(articles: readonly ArticleInBrief[], origin: string): string {
  return createFeed(articles, origin, escapeXml).rss2();
}

/** Writes the newest articles as JSON Feed 1, where a title is plain text. The same articles give the same bytes. */
export function writeJsonFeed(articles: readonly ArticleInBrief[], origin: string): string {
  return createFeed(articles, origin, withoutControls).json1();
}

function createFeed(articles: readonly ArticleInBrief[], origin: string, encode: (text: string) => string): Feed {
  const feed = new Feed({
    id: `${origin}/blog`,
    title: siteName,
    description: pages.blog.description,
    link: `${origin}/blog`,
    language: "en-US",
    favicon: `${origin}/favicon.svg`,
    copyright: siteName,
    generator: siteName,
    updated: lastChange(articles),
    feedLinks: { rss: `${origin}/feed.xml`, json: `${origin}/feed.json` },
    author: { name: siteName, link: `${origin}/` },
  });
  for (const article of articles) {
    const { title, metaDescription, category, updatedAt } = article;
    const address = origin + articlePath(article);
    feed.addItem({
      id: address,
      link: address,
      title: encode(title),
      description: encode(metaDescription ?? ""),
      image: { url: origin + picturePath(article), type: "image/png", length: 0 },
      published: shownDate(article),
      date: updatedAt,
      ...(category && { category: [{ name: categoryName(category) }] }),
    });
  }
  return feed;
}

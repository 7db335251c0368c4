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
import { withoutControls } from "./xml.ts";

/** How many articles a feed holds, the newest first. */
export const feedLength = 50;

/** Builds the feed of the newest articles. The same articles give the same bytes. */
export function createFeed(articles: readonly ArticleInBrief[], origin: string): Feed {
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
      title: withoutControls(title),
      description: withoutControls(metaDescription ?? ""),
      image: { url: origin + picturePath(article), type: "image/png", length: 0 },
      published: shownDate(article),
      date: updatedAt,
      ...(category && { category: [{ name: categoryName(category) }] }),
    });
  }
  return feed;
}

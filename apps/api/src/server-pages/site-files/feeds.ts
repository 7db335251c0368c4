import type { ArticleFamily } from "@zodiac-at-work/catalog";
import { pages, siteName } from "@zodiac-at-work/contracts/pages";
import { Feed } from "feed";
import {
  type ArticleInBrief,
  articlePath,
  categoryName,
  changedDate,
  lastChange,
  picturePath,
  shownDate,
} from "../blog/article/article.ts";
import { blogPath } from "../blog/blog-view.ts";
import { familyTexts } from "../blog/family-texts.ts";
import { escapeXml, withoutControls } from "./xml.ts";

/** How many articles a feed holds, the newest first. */
export const feedLength = 50;

/** Writes the newest articles as RSS 2.0. The same articles give the same bytes. Readers take a title for HTML. */
export function writeRss(articles: readonly ArticleInBrief[], origin: string, family?: ArticleFamily): string {
  return createFeed(articles, origin, { encode: escapeXml, family }).rss2();
}

/** Writes the newest articles as JSON Feed 1, where a title is plain text. The same articles give the same bytes. */
export function writeJsonFeed(articles: readonly ArticleInBrief[], origin: string, family?: ArticleFamily): string {
  return createFeed(articles, origin, { encode: withoutControls, family }).json1();
}

interface FeedOptions {
  readonly encode: (text: string) => string;
  /** The family of all articles; undefined for a feed of every kind. */
  readonly family: ArticleFamily | undefined;
}

function createFeed(articles: readonly ArticleInBrief[], origin: string, { encode, family }: FeedOptions): Feed {
  const address = origin + blogPath({ page: 1, family });
  const file = `${origin}/feed${family ? `-${family}` : ""}`;
  const feed = new Feed({
    id: address,
    title: family ? `${familyTexts[family].name} · ${siteName}` : siteName,
    description: family ? familyTexts[family].lede : pages.blog.description,
    link: address,
    language: "en-US",
    favicon: `${origin}/favicon.svg`,
    copyright: siteName,
    generator: siteName,
    updated: lastChange(articles),
    feedLinks: { rss: `${file}.xml`, json: `${file}.json` },
    author: { name: siteName, link: `${origin}/` },
  });
  for (const article of articles) {
    const { title, metaDescription, category } = article;
    const address = origin + articlePath(article);
    feed.addItem({
      id: address,
      link: address,
      title: encode(title),
      description: encode(metaDescription ?? ""),
      image: { url: origin + picturePath(article), type: "image/png", length: 0 },
      published: shownDate(article),
      date: changedDate(article),
      ...(category && { category: [{ name: categoryName(category) }] }),
    });
  }
  return feed;
}

import { readHtml } from "@zodiac-at-work/articles";
import { siteName } from "@zodiac-at-work/contracts/pages";
import { type Html, html } from "../../shared/html.ts";
import { socialPreview } from "../../shared/social-preview.ts";
import { type Article, articlePath, categoryName, changedDate, picturePath, shownDate } from "./article.ts";
import { structuredData } from "./structured-data.ts";

/** Renders the head of an article's page. */
export function renderArticleHead(article: Article, origin: string): Html {
  const { title, targetKeyword, category } = article;
  const description = descriptionOf(article);
  const address = new URL(articlePath(article), origin).href;
  // The database accepts ports and IP addresses that no URL has.
  const featured = article.featuredImage ? URL.parse(article.featuredImage, origin) : null;
  const picture = (featured ?? new URL(picturePath(article), origin)).href;
  return html`<title>${title} · ${siteName}</title>
<meta name="description" content="${description}" />
<link rel="canonical" href="${address}" />
${feedLinks}
${socialPreview({ address, type: "article", title, description, picture, isOwnPicture: !featured })}
<meta property="article:published_time" content="${shownDate(article).toISOString()}" />
<meta property="article:modified_time" content="${changedDate(article).toISOString()}" />
${category && html`<meta property="article:section" content="${categoryName(category)}" />`}
${targetKeyword && html`<meta property="article:tag" content="${targetKeyword}" />`}
${structuredData(article, { origin, address, picture, description })}`;
}

/** Renders the head of a preview. A preview has no address to share. */
export function renderPreviewHead({ title }: Article): Html {
  return html`<title>Preview: ${title} · ${siteName}</title>
<meta name="robots" content="noindex, nofollow" />`;
}

export const feedLinks = html`<link rel="alternate" type="application/rss+xml" title="${siteName}" href="/feed.xml" />
<link rel="alternate" type="application/feed+json" title="${siteName}" href="/feed.json" />`;

/** The meta description, or the beginning of the text. */
function descriptionOf({ metaDescription, content }: Pick<Article, "metaDescription" | "content">): string {
  if (metaDescription) return metaDescription;
  const text = readHtml(content).blocks.find(({ tag }) => tag === "p")?.text ?? "";
  if (text.length <= maxDescription) return text;
  return `${text.slice(0, text.lastIndexOf(" ", maxDescription))}…`;
}

const maxDescription = 155;

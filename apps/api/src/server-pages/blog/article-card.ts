import { keywordText } from "@zodiac-at-work/articles";
import { capital } from "../shared/capital.ts";
import { type Html, html } from "../shared/html.ts";
import { largeSeal, smallSeal } from "../shared/seals.ts";
import { type ArticleInBrief, articlePath, dateText, readTimeText, shownDate } from "./article/article.ts";

interface CardOptions {
  /** The first article of the blog, with larger art. */
  readonly featured?: boolean;
  readonly heading: "h2" | "h3";
}

/** Renders an article in a list. Its link opens a new tab. */
export function articleCard(article: ArticleInBrief, { featured = false, heading }: CardOptions): Html {
  const { title, metaDescription, targetKeyword, signs } = article;
  const link = html`<a href="${articlePath(article)}" target="_blank" rel="noopener">${title}<span class="hidden-text"> (opens in a new tab)</span></a>`;
  return html`<article class="card${featured && " card-featured"} ${tintOf(signs)}">
<div class="card-art">${artOf(article, featured)}</div>
<div class="card-text">
<p class="card-meta">${keywordBadge(targetKeyword)}<span class="card-time">${readTimeText(article)}</span></p>
${heading === "h2" ? html`<h2>${link}</h2>` : html`<h3>${link}</h3>`}
${metaDescription && html`<p class="card-description">${metaDescription}</p>`}
<p class="card-date">${dateOf(article)}</p>
</div>
</article>`;
}

/** The date in a `time` element. */
export function dateOf(article: Pick<ArticleInBrief, "publishedAt" | "createdAt">): Html {
  return html`<time datetime="${shownDate(article).toISOString()}">${dateText(article)}</time>`;
}

/** The keyword as a reader would write it. Capitals that a person has typed stay. */
export function keywordBadge(keyword: string | null): Html {
  return html`${keyword && html`<span class="keyword">${/[A-Z]/.test(keyword) ? keyword : capital(keywordText(keyword))}</span>`}`;
}

/** The class that sets the tint of an article to that of its first sign. */
export function tintOf([sign]: ArticleInBrief["signs"]): string {
  return sign ? `tint-${sign}` : "tint-none";
}

function artOf({ featuredImage, signs }: ArticleInBrief, featured: boolean): Html {
  if (featuredImage) return html`<img src="${featuredImage}" alt="" loading="${featured ? "eager" : "lazy"}" />`;
  if (signs.length === 0) return html`${wheelMark}`;
  return html`${signs.map((sign) => (featured ? largeSeal(sign) : smallSeal(sign)))}`;
}

/** The art of an article about no sign: a circle of twelve places. */
const wheelMark = html`<svg class="wheel-mark" viewBox="0 0 100 100" aria-hidden="true"><circle cx="50" cy="50" r="30"/>${Array.from(
  { length: 12 },
  (_, place) => {
    const angle = (place * Math.PI) / 6;
    const [x, y] = [50 + 42 * Math.sin(angle), 50 - 42 * Math.cos(angle)].map((value) => value.toFixed(1));
    return html`<circle cx="${x}" cy="${y}" r="3.5"/>`;
  },
)}</svg>`;

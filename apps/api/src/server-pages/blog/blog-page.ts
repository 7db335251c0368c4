import { formatArticleDate } from "@zodiac-at-work/articles";
import { keywordCategories } from "@zodiac-at-work/catalog";
import { pages, siteName } from "@zodiac-at-work/contracts/pages";
import { signById } from "@zodiac-at-work/zodiac";
import { buttonLink } from "../shared/button-link.ts";
import { type Html, html } from "../shared/html.ts";
import { sampleCall } from "../shared/sample-call.ts";
import { sealSymbols } from "../shared/seals.ts";
import { socialPreview } from "../shared/social-preview.ts";
import { type ArticleInBrief, categoryName } from "./article/article.ts";
import { feedLinks } from "./article/article-head.ts";
import { structuredList } from "./article/structured-data.ts";
import { articleCard } from "./article-card.ts";
import { type BlogView, blogPath } from "./blog-view.ts";

export interface ArticleList {
  readonly posts: readonly ArticleInBrief[];
  readonly totalPages: number;
  /** When the next scheduled article comes out. Only an empty list shows it. */
  readonly next?: Date | undefined;
}

/** Renders the head of a list. Lists of a sign repeat the others, so search engines leave them out. */
export function renderBlogHead(view: BlogView, { posts, totalPages }: ArticleList, origin: string): Html {
  const { page, sign } = view;
  const title = `${headingOf(view)}${page > 1 ? `, page ${page}` : ""}`;
  const address = origin + blogPath(view);
  const { preview } = pages.blog;
  const description = descriptionOf(view);
  return html`<title>${title} · ${siteName}</title>
<meta name="description" content="${description}" />
${sign && html`<meta name="robots" content="noindex, follow" />`}
<link rel="canonical" href="${address}" />
${page > 1 && html`<link rel="prev" href="${origin + blogPath({ ...view, page: page - 1 })}" />`}
${page < totalPages && html`<link rel="next" href="${origin + blogPath({ ...view, page: page + 1 })}" />`}
${feedLinks}
${socialPreview({ address, type: "website", title, description, picture: origin + preview, isOwnPicture: true })}
${posts.length > 0 && structuredList(posts, origin)}`;
}

/** Renders a list of articles, the first one large. */
export function renderBlog(view: BlogView, { posts, totalPages, next }: ArticleList): Html {
  const { category, sign } = view;
  const [first, ...others] = posts;
  const all = { page: 1, category: undefined, sign: undefined };
  const chips = [
    { text: "All", href: blogPath(all), isCurrent: !category && !sign },
    ...keywordCategories.map((each) => ({
      text: categoryName(each),
      href: blogPath({ ...all, category: each }),
      isCurrent: each === category,
    })),
  ];
  return html`${sealSymbols(["dragon", ...posts.flatMap(({ signs }) => signs)])}<div class="blog">
<header class="blog-head">
<div><h1>${headingOf(view)}</h1><p class="blog-lede">${lede}</p></div>
<nav class="chips" aria-label="Categories">${chips.map(({ text, href, isCurrent }) => html`<a class="blog-chip" href="${href}"${isCurrent && html` aria-current="page"`}>${text}</a>`)}</nav>
</header>
${samplesNote(posts)}${first ? articleCard(first, { featured: true, heading: "h2" }) : emptyState(view, next)}
${others.length > 0 && html`<ul class="cards">${others.map((article) => html`<li>${articleCard(article, { heading: "h2" })}</li>`)}</ul>`}
${totalPages > 1 && pager(view, totalPages)}
${sampleCall()}
</div>`;
}

const lede = "Short, sourced reading on Chinese astrology and working life.";

function headingOf({ category, sign }: BlogView): string {
  if (sign) return `The ${signById(sign).name} at work`;
  return category ? `${categoryName(category)} articles` : pages.blog.title;
}

function descriptionOf({ category, sign, page }: BlogView): string {
  const { description } = pages.blog;
  const subject = sign ? `About the ${signById(sign).name}: ` : category ? `${categoryName(category)}: ` : "";
  const text = subject ? subject + description.charAt(0).toLowerCase() + description.slice(1) : description;
  return page > 1 ? `Page ${page}. ${text}` : text;
}

/** Says what fills the list, and when if an article is scheduled. */
function emptyState({ category, sign }: BlogView, next: Date | undefined): Html {
  const isPart = Boolean(category || sign);
  const title = isPart ? "No articles here yet" : "The first articles are on their way";
  const due = next
    ? html`The next article comes out on <time datetime="${next.toISOString()}">${formatArticleDate(next)}</time>.`
    : html`They appear here as soon as they are published.`;
  const text = html`<p>${due} <span class="for-visitors">Until then, find out which sign you were really born under. It takes a birth date and a second.</span></p>`;
  const ways = html`<p><span class="for-visitors">${buttonLink("/zodiac-sample", "Try Free Sample")}</span>${isPart && html` <a class="text-link" href="/blog">All articles</a>`}</p>`;
  return html`<section class="blog-empty"><h2>${title}</h2>${text}${ways}</section>`;
}

/** Says once what a list of samples is. */
function samplesNote(posts: readonly ArticleInBrief[]): Html {
  const samples = posts.filter(({ isSample }) => isSample).length;
  if (samples === 0) return html``;
  const which = samples === posts.length ? "These are" : "Some of these are";
  return html`<p class="blog-samples">${which} sample articles. The templates of the site wrote them at its first start.</p>`;
}

/** A window of at most five page numbers. */
function pager(view: BlogView, totalPages: number): Html {
  const { page } = view;
  const from = Math.max(1, Math.min(page - 2, totalPages - 4));
  const numbers = Array.from({ length: Math.min(5, totalPages) }, (_, index) => from + index);
  const link = (to: number, text: string, rel: "prev" | "next" | undefined) =>
    html`<a href="${blogPath({ ...view, page: to })}"${rel && html` rel="${rel}"`}>${text}</a>`;
  return html`<nav class="pager" aria-label="Pages">${page > 1 && link(page - 1, "Previous", "prev")}${numbers.map((number) => (number === page ? html`<a href="${blogPath(view)}" aria-current="page">${String(number)}</a>` : link(number, String(number), undefined)))}${page < totalPages && link(page + 1, "Next", "next")}</nav>`;
}

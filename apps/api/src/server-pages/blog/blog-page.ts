import { formatArticleDate } from "@zodiac-at-work/articles";
import { articleFamilies, keywordCategories } from "@zodiac-at-work/catalog";
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
import { familyTexts } from "./family-texts.ts";

export interface ArticleList {
  readonly posts: readonly ArticleInBrief[];
  readonly totalPages: number;
  /** When the next scheduled article comes out. Only an empty list shows it. */
  readonly next?: Date | undefined;
}

/** Renders the head of a list. Lists of a sign and of a search repeat the others, so search engines leave them out. */
export function renderBlogHead(view: BlogView, { posts, totalPages }: ArticleList, origin: string): Html {
  const { page, family, sign, search } = view;
  const title = `${headingOf(view)}${page > 1 ? `, page ${page}` : ""}`;
  const address = origin + blogPath(view);
  const { preview } = pages.blog;
  const description = descriptionOf(view);
  return html`<title>${title} · ${siteName}</title>
<meta name="description" content="${description}" />
${(sign || search) && html`<meta name="robots" content="noindex, follow" />`}
<link rel="canonical" href="${address}" />
${page > 1 && html`<link rel="prev" href="${origin + blogPath({ ...view, page: page - 1 })}" />`}
${page < totalPages && html`<link rel="next" href="${origin + blogPath({ ...view, page: page + 1 })}" />`}
${feedLinks}
${family && html`<link rel="alternate" type="application/rss+xml" title="${familyTexts[family].name}" href="/feed-${family}.xml" />`}
${socialPreview({ address, type: "website", title, description, picture: origin + preview, isOwnPicture: true })}
${posts.length > 0 && structuredList(posts, origin)}`;
}

/** Renders a list of articles, the first one large. */
export function renderBlog(view: BlogView, { posts, totalPages, next }: ArticleList): Html {
  const { family, category, sign } = view;
  const [first, ...others] = posts;
  const families = [
    { text: "All", href: blogPath({ page: 1 }), isCurrent: !family && !category && !sign },
    ...articleFamilies.map((each) => ({
      text: familyTexts[each].name,
      href: blogPath({ page: 1, family: each, sign }),
      isCurrent: each === family,
    })),
  ];
  const categories = keywordCategories.map((each) => ({
    text: categoryName(each),
    href: blogPath({ page: 1, category: each }),
    isCurrent: each === category,
  }));
  return html`${sealSymbols(["dragon", ...posts.flatMap(({ signs }) => signs)])}<div class="blog">
<header class="blog-head">
<div><h1>${headingOf(view)}</h1><p class="blog-lede">${family ? familyTexts[family].lede : lede}</p></div>
${searchForm(view)}
<nav class="chips" aria-label="Kinds of articles">${families.map(chip)}</nav>
<nav class="chips" aria-label="Categories">${categories.map(chip)}</nav>
</header>
${samplesNote(posts)}${first ? articleCard(first, { featured: true, heading: "h2" }) : emptyState(view, next)}
${others.length > 0 && html`<ul class="cards">${others.map((article) => html`<li>${articleCard(article, { heading: "h2" })}</li>`)}</ul>`}
${totalPages > 1 && pager(view, totalPages)}
${sampleCall()}
</div>`;
}

function chip({ text, href, isCurrent }: { text: string; href: string; isCurrent: boolean }): Html {
  return html`<a class="blog-chip" href="${href}"${isCurrent && html` aria-current="page"`}>${text}</a>`;
}

/** Searches the blog, within the family and the sign that are shown. */
function searchForm({ search, family, sign }: BlogView): Html {
  return html`<form class="blog-search" role="search" action="/blog" method="get">${family && html`<input type="hidden" name="family" value="${family}" />`}${sign && html`<input type="hidden" name="sign" value="${sign}" />`}<input type="search" name="search" value="${search}" maxlength="100" aria-label="Search the blog" placeholder="Search the blog" /><button type="submit">Search</button></form>`;
}

const lede = "Short, sourced reading on Chinese astrology and working life.";

function headingOf({ family, category, sign, search }: BlogView): string {
  if (search) return `Articles about “${search}”`;
  if (family) return sign ? `${familyTexts[family].name}: ${signById(sign).name}` : familyTexts[family].name;
  if (sign) return `The ${signById(sign).name} at work`;
  return category ? `${categoryName(category)} articles` : pages.blog.title;
}

function descriptionOf({ family, category, sign, page }: BlogView): string {
  const description = family ? familyTexts[family].lede : pages.blog.description;
  const subject = sign ? `About the ${signById(sign).name}: ` : category ? `${categoryName(category)}: ` : "";
  const text = subject ? subject + description.charAt(0).toLowerCase() + description.slice(1) : description;
  return page > 1 ? `Page ${page}. ${text}` : text;
}

/** Says what fills the list, and when if an article is scheduled. */
function emptyState({ family, category, sign, search }: BlogView, next: Date | undefined): Html {
  if (search) {
    return html`<section class="blog-empty"><h2>No articles match</h2><p>No article has all of these words in its title, its description or its keyword.</p><p><a class="text-link" href="/blog">All articles</a></p></section>`;
  }
  const isPart = Boolean(family || category || sign);
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

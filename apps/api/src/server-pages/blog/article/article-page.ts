import { formatArticleDate, maxHtmlTables, outlineOf } from "@zodiac-at-work/articles";
import { type CivilDate, type SignId, signById } from "@zodiac-at-work/zodiac";
import { buttonLink } from "../../shared/button-link.ts";
import { Html, html } from "../../shared/html.ts";
import { sealSymbols, smallSeal } from "../../shared/seals.ts";
import { pairName, pairPath, signPath } from "../../signs/sign-paths.ts";
import { articleCard, dateOf, keywordBadge, tintOf } from "../article-card.ts";
import {
  type Article,
  type ArticleInBrief,
  articlePath,
  categoryName,
  changedDate,
  dateText,
  readTimeText,
  wordCount,
} from "./article.ts";
import { withCharts } from "./charts/chart.ts";
import { creditOf } from "./credit.ts";
import { figuresOf } from "./figures.ts";
import { shortAnswer } from "./short-answer.ts";
import { splitAfterFirstSection } from "./split-sections.ts";
import { subjectOf } from "./subject.ts";
import { tableBox } from "./table-box.ts";

/** What an article's page shows beside the article. */
export interface ArticleSurroundings {
  readonly related: readonly ArticleInBrief[];
  readonly previous?: Pick<ArticleInBrief, "title" | "slug"> | undefined;
  readonly next?: Pick<ArticleInBrief, "title" | "slug"> | undefined;
  /** The article that a reader of this one may go on with. */
  readonly nextInSeries?: Pick<ArticleInBrief, "title" | "slug"> | undefined;
  readonly corrections?: readonly { readonly notedAt: Date; readonly text: string }[];
}

/** A shorter text needs no table of contents. */
const longText = 900;

/** Renders the content of an article's page. The article's HTML is clean, so it is sent as it is. */
export function renderArticle(
  article: Article,
  { related, previous, next, nextInSeries, corrections = [] }: ArticleSurroundings,
  today: CivilDate,
): Html {
  const { title, metaDescription, targetKeyword, featuredImage, signs, category } = article;
  const { content, outline } = outlineOf(article.content);
  const subject = subjectOf(article);
  // An article may begin with an answer of its own.
  const answer = content.includes('class="short-answer"') ? undefined : shortAnswer(subject, today);
  const { early, late } = figuresOf(subject, content, today);
  const [firstSection, rest] = splitAfterFirstSection(content);
  // An older release may have stored more tables, whose boxes would be many times as long as the text.
  const box =
    (content.match(tablePattern)?.length ?? 0) <= maxHtmlTables ? withScrollingTables : (text: string) => text;
  const drawn = (text: string) => new Html(box(withCharts(text)));
  const body = html`${drawn(firstSection)}${early}${drawn(rest)}${late}`;
  const sections = outline.filter(({ level }) => level === 2);
  const isLong = wordCount({ ...article, uncounted: article.content }) > longText;
  const entries = [
    ...(answer ? [{ id: "short-answer", text: "The short answer" }] : []),
    ...sections,
    ...Array.from(late?.text.matchAll(/<h2 id="([\w-]+)">(.*?)<\/h2>/g) ?? [], ([, id = "", text = ""]) => ({
      id,
      text,
    })),
  ];
  const contents = isLong ? entries : [];
  const page = html`<div class="article ${tintOf(signs)}">
<header class="article-head">
<nav class="breadcrumb" aria-label="Breadcrumb"><ol><li><a href="/blog">Blog</a></li>${category && html`<li><a href="/blog?category=${category}">${categoryName(category)}</a></li>`}</ol></nav>
${keywordBadge(targetKeyword)}
<h1>${title}</h1>
${metaDescription && html`<p class="article-lede">${metaDescription}</p>`}
<p class="article-meta">${dateOf(article)}${updatedNote(article)}<span aria-hidden="true">·</span><span>${readTimeText(article)}</span>${article.isSample && html`<span aria-hidden="true">·</span><span>Sample article</span>`}</p>
<p class="article-credit">${creditOf(article)}</p>
</header>
<div class="article-columns">
<div class="article-side">${contents.length > 1 && html`<nav class="toc" aria-labelledby="toc-title"><h2 class="eyebrow" id="toc-title">In this article</h2>${listOf(contents)}</nav>`}</div>
<article class="article-main" aria-label="${title}">
${contents.length > 1 && html`<details class="toc-folded"><summary>In this article</summary>${listOf(contents)}</details>`}
${featuredImage && html`<img class="article-image" src="${featuredImage}" alt="" />`}
${answer}
<div class="prose">${body}</div>
${corrections.length > 0 && correctionsOf(corrections)}
${nextInSeries && html`<p class="series-next"><a href="${articlePath(nextInSeries)}"><span>Next in this series</span>${nextInSeries.title}</a></p>`}
</article>
<aside class="article-aside" aria-label="More about the signs">
${callToAction(signs)}
${signs.length > 0 && html`<section class="article-signs"><h2 class="eyebrow">Signs in this article</h2><ul>${signs.map(signLink)}${signs[0] && signs[1] && pairLink(signs[0], signs[1])}</ul><p class="sign-more">More articles about the ${separated(signs.map((sign) => html`<a href="/blog?sign=${sign}">${signById(sign).name}</a>`))}</p></section>`}
</aside>
</div>
${(previous || next) && neighbors(previous, next)}
${related.length > 0 && html`<section class="read-next" aria-labelledby="read-next-title"><h2 id="read-next-title">Read next</h2><ul class="cards">${related.map((each) => html`<li>${articleCard(each, { heading: "h3" })}</li>`)}</ul></section>`}
<p class="article-note">For entertainment only, and not professional career advice.</p>
</div>`;
  return html`${sealSymbols(signsUsedIn([page, ...related.map(({ signs: each }) => each)]))}${page}`;
}

/** Puts each table of clean HTML into a box that scrolls. A wide table does not widen a phone's page. */
function withScrollingTables(content: string): string {
  return content.replace(tablePattern, `${tableBox.text}$&`).replaceAll("</table>", "</table></div>");
}

const tablePattern = /<table(?=[ >])/g;

function listOf(entries: readonly { readonly id: string; readonly text: string }[]): Html {
  return html`<ol>${entries.map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>`)}</ol>`;
}

function signLink(sign: SignId): Html {
  return html`<li><a href="${signPath(sign)}">${smallSeal(sign)}<span>${signById(sign).name}<span class="sign-note">at work</span></span><svg class="chevron" viewBox="0 0 8 12" aria-hidden="true"><path d="M1.5 1.5 6 6l-4.5 4.5"/></svg></a></li>`;
}

function pairLink(a: SignId, b: SignId): Html {
  return html`<li><a href="${pairPath(a, b)}"><span>${pairName(a, b)}<span class="sign-note">as a pair</span></span><svg class="chevron" viewBox="0 0 8 12" aria-hidden="true"><path d="M1.5 1.5 6 6l-4.5 4.5"/></svg></a></li>`;
}

/** Joins one or two links with “and the”. */
function separated(links: readonly Html[]): Html {
  return html`${links.map((link, i) => (i === 0 ? link : html` and the ${link}`))}`;
}

/** Says when the text changed, if that was on a later day than the publication. */
function updatedNote(article: ArticleInBrief): Html | false {
  const changed = changedDate(article);
  const text = formatArticleDate(changed);
  if (text === dateText(article)) return false;
  return html`<span aria-hidden="true">·</span><span>Updated <time datetime="${changed.toISOString()}">${text}</time></span>`;
}

function correctionsOf(corrections: NonNullable<ArticleSurroundings["corrections"]>): Html {
  return html`<section class="corrections" aria-labelledby="corrections-title"><h2 id="corrections-title">Corrections</h2><ul>${corrections.map(({ notedAt, text }) => html`<li><time datetime="${notedAt.toISOString()}">${formatArticleDate(notedAt)}</time>: ${text}</li>`)}</ul></section>`;
}

function callToAction(signs: readonly SignId[]): Html {
  const shown = signs.length > 0 ? signs : (["snake", "horse"] as const);
  const seals = html`<div class="article-call-seals">${shown.map(smallSeal)}</div>`;
  return html`<section class="article-call for-visitors">${seals}<h2>Born in January or February?</h2><p>Check your sign to the day. No account needed.</p>${buttonLink("/zodiac-sample", "Try Free Sample")}</section>
<section class="article-call for-readers">${seals}<h2>Which companies fit your sign?</h2><p>Your matches, with the reason for each score.</p>${buttonLink("/companies", "See Your Matches")}</section>`;
}

function neighbors(previous: ArticleSurroundings["previous"], next: ArticleSurroundings["next"]): Html {
  return html`<nav class="neighbors" aria-label="Articles before and after">${previous && html`<a class="neighbor" rel="prev" href="${articlePath(previous)}"><span>Previous</span>${previous.title}</a>`}${next && html`<a class="neighbor neighbor-next" rel="next" href="${articlePath(next)}"><span>Next</span>${next.title}</a>`}</nav>`;
}

/** Returns the signs whose symbols the page needs. */
function signsUsedIn(parts: readonly (Html | readonly SignId[])[]): Set<SignId> {
  const used = new Set<SignId>();
  for (const part of parts) {
    const found =
      part instanceof Html ? Array.from(part.text.matchAll(/href="#seal-(\w+)"/g), ([, sign]) => sign as SignId) : part;
    for (const sign of found) used.add(sign);
  }
  return used;
}

import { siteName } from "@zodiac-at-work/contracts/pages";
import { type Html, html } from "../pages/html.ts";

/** A page in place of an article. */
export interface Notice {
  readonly status: 404 | 410;
  readonly title: string;
  readonly text: string;
}

export const unknownArticle: Notice = {
  status: 404,
  title: "Page Not Found",
  text: "There is no article at this address. It may have moved, or the address may contain a typo.",
};

export const unknownPage: Notice = {
  status: 404,
  title: "Page Not Found",
  text: "The blog has no such page.",
};

export const deletedArticle: Notice = {
  status: 410,
  title: "This article is gone",
  text: "We have taken it down. The others are still there.",
};

export const endedPreview: Notice = {
  status: 404,
  title: "This preview has ended",
  text: "A preview lasts for an hour. Open a new one from the editor.",
};

export function renderNoticeHead({ title, text }: Notice): Html {
  return html`<title>${title} · ${siteName}</title>
<meta name="description" content="${text}" />
<meta name="robots" content="noindex" />`;
}

export function renderNotice({ status, title, text }: Notice): Html {
  return html`<div class="blog blog-notice"><p class="eyebrow">${String(status)}</p><h1>${title}</h1><p class="blog-lede">${text}</p><p><a class="button" href="/blog">Read the blog</a></p></div>`;
}

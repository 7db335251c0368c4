import { siteName } from "@zodiac-at-work/contracts/pages";
import { buttonLink } from "./button-link.ts";
import { type Html, html } from "./html.ts";

/** A page in place of the one that was asked for. */
export interface Notice {
  readonly status: 404 | 410;
  readonly title: string;
  readonly text: string;
}

export function renderNoticeHead({ title, text }: Notice): Html {
  return html`<title>${title} · ${siteName}</title>
<meta name="description" content="${text}" />
<meta name="robots" content="noindex" />`;
}

export function renderNotice({ status, title, text }: Notice): Html {
  return html`<div class="blog blog-notice"><p class="eyebrow">${String(status)}</p><h1>${title}</h1><p class="blog-lede">${text}</p><p>${buttonLink("/blog", "Read the blog")}</p></div>`;
}

import { documentDescription, documentTitle, type Page, pageTitle, siteName } from "@zodiac-at-work/contracts/pages";
import { type Html, html } from "./html.ts";

export interface PageAddress {
  /** The site's public origin. */
  readonly origin: string;
  /** The page's path; undefined for the 404 page, which has no address. */
  readonly path: string | undefined;
}

/** Renders a page's title, description, robots rule, canonical address and preview tags. */
export function renderPageHead(page: Page, { origin, path }: PageAddress): Html {
  const address = path !== undefined && new URL(path, origin).href;
  const description = documentDescription(page);
  return html`<title>${documentTitle(page)}</title>
    <meta name="description" content="${description}" />
    ${!page.indexed && html`<meta name="robots" content="noindex" />`}
    ${address && html`<link rel="canonical" href="${address}" />`}
    ${address && html`<meta property="og:url" content="${address}" />`}
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${siteName}" />
    <meta property="og:title" content="${pageTitle(page)}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:image" content="${new URL(page.preview, origin).href}" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />`;
}

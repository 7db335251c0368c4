import { documentDescription, documentTitle, type Page, pageTitle } from "@zodiac-at-work/contracts/pages";
import { type Html, html } from "./html.ts";
import { socialPreview } from "./social-preview.ts";

export interface PageAddress {
  /** The site's public origin. */
  readonly origin: string;
  /** The page's path; undefined for the 404 page. It has no address. */
  readonly path: string | undefined;
}

/** Renders a page's title, description, robots rule, canonical address and preview tags. */
export function renderPageHead(page: Page, { origin, path }: PageAddress): Html {
  const address = path === undefined ? undefined : new URL(path, origin).href;
  const description = documentDescription(page);
  return html`<title>${documentTitle(page)}</title>
    <meta name="description" content="${description}" />
    ${!page.indexed && html`<meta name="robots" content="noindex" />`}
    ${address && html`<link rel="canonical" href="${address}" />`}
    ${socialPreview({ address, type: "website", title: pageTitle(page), description, picture: new URL(page.preview, origin).href, isOwnPicture: true })}`;
}

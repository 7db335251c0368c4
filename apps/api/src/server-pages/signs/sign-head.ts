import { siteName } from "@zodiac-at-work/contracts/pages";
import { type Html, html } from "../shared/html.ts";
import { socialPreview } from "../shared/social-preview.ts";

export interface SignHead {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** The path of the page that search engines list instead. */
  readonly canonical?: string;
  /** The path of the preview picture. */
  readonly picture: string;
}

/** Renders the head of a page about signs. */
export function renderSignHead(
  { title, description, path, canonical = path, picture }: SignHead,
  origin: string,
): Html {
  const address = origin + path;
  return html`<title>${title} · ${siteName}</title>
<meta name="description" content="${description}" />
<link rel="canonical" href="${origin + canonical}" />
${socialPreview({ address, type: "website", title, description, picture: origin + picture, isOwnPicture: true })}`;
}

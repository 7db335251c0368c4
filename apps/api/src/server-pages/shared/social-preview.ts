import { siteName } from "@zodiac-at-work/contracts/pages";
import { type Html, html } from "./html.ts";

/** What a link to a page shows where it is shared. */
export interface SocialPreview {
  /** The absolute address of the page; undefined for a page without one. */
  readonly address: string | undefined;
  readonly type: "website" | "article";
  readonly title: string;
  readonly description: string;
  /** The absolute address of the picture. */
  readonly picture: string;
  /** Whether the picture is one of ours. They have 1200 × 630 pixels. */
  readonly isOwnPicture: boolean;
}

/** Renders the Open Graph and Twitter tags of a page. */
export function socialPreview({ address, type, title, description, picture, isOwnPicture }: SocialPreview): Html {
  return html`${address !== undefined && html`<meta property="og:url" content="${address}" />`}
<meta property="og:type" content="${type}" />
<meta property="og:site_name" content="${siteName}" />
<meta property="og:title" content="${title}" />
<meta property="og:description" content="${description}" />
<meta property="og:image" content="${picture}" />
${isOwnPicture && html`<meta property="og:image:width" content="1200" /><meta property="og:image:height" content="630" />`}
<meta property="og:image:alt" content="${title}" />
<meta name="twitter:card" content="summary_large_image" />
<meta name="twitter:title" content="${title}" />
<meta name="twitter:description" content="${description}" />
<meta name="twitter:image" content="${picture}" />`;
}

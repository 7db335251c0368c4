import { buttonStyle } from "@zodiac-at-work/ui/button-style";
import { type Html, html } from "./html.ts";

/** A link that looks like the site's primary button. */
export function buttonLink(href: string, text: string): Html {
  return html`<a class="button ${buttonStyle()}" href="${href}">${text}</a>`;
}

import { type Html, html } from "../shared/html.ts";

/**
 * Returns the link that shares a page. Where the browser can share, the app opens the browser's dialog with the page's
 * address. Everywhere else the link saves the picture that shows the page's link.
 */
export function shareLink(path: string, name: string): Html {
  const file = `${name.toLowerCase().replaceAll(" ", "-")}-at-work.png`;
  return html`<a class="sign-share" href="${path}.png" download="${file}" data-share>Share or save as a picture</a>`;
}

import { frameStyle } from "./frame-style.ts";

/**
 * Puts the header that members see into the prerendered page of visitors, as a template. A script that follows it puts it in
 * the place of the page in a document of a member. What stands below depends on the birth date, so the app draws it.
 *
 * @param html a prerendered page
 * @param frame the page as a member sees it without data
 */
export function withMemberHeader(html: string, frame: string): string {
  const header = frame.replace(/(<main[^>]*>).*<\/footer>/s, "$1</main>");
  const root = `<div id="root" data-frame inert>${header}</div>`;
  return html
    .replace("</style>", () => `${frameStyle}</style>`)
    .replace(
      "</body>",
      () => `<template id="member-frame">${root}</template><script>${showToMember}</script>\n  </body>`,
    );
}

const showToMember = `if ("member" in document.documentElement.dataset) {
  document.getElementById("root").replaceWith(document.getElementById("member-frame").content);
}`;

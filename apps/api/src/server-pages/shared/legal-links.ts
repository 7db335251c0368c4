import { type LegalPage, legalPages, type OperatorSettings, unservedLegalPages } from "@zodiac-at-work/settings";
import { html } from "./html.ts";

/** Stands for the links to the legal pages in the HTML of the build. */
const placeholder = "<!-- legal --><!-- /legal -->";

const names: Readonly<Record<LegalPage, string>> = {
  terms: "Terms",
  privacy: "Privacy",
  refunds: "Refund policy",
  contact: "Contact",
};

/** Returns the legal pages that have content, in the order of their links. */
export function servedLegalPages(operator: OperatorSettings): readonly LegalPage[] {
  const unserved = new Set(unservedLegalPages(operator).map(({ page }) => page));
  return legalPages.filter((page) => !unserved.has(page));
}

/** Puts the links to the legal pages that have content into an HTML file of the build. */
export function withLegalLinks(text: string, operator: OperatorSettings): string {
  const links = servedLegalPages(operator).map((page) => html`<li><a href="/${page}">${names[page]}</a></li>`);
  const list = links.length > 0 ? html`<ul>${links}</ul>`.text : "";
  return text.replaceAll(placeholder, () => list);
}

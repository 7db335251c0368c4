import { type LegalPage, legalPages, type OperatorSettings, unservedLegalPages } from "@zodiac-at-work/settings";
import { type Html, html } from "./html.ts";

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

/** Renders the links to the legal pages that have content. */
export function renderLegalLinks(operator: OperatorSettings): Html {
  const links = servedLegalPages(operator).map((page) => html`<li><a href="/${page}">${names[page]}</a></li>`);
  return links.length > 0 ? html`<ul>${links}</ul>` : html``;
}

/** A text that the API makes from the operator's settings and puts into every HTML file. */
type OperatorText = "legal" | "refund" | "offer-end" | "quotes-label" | "quotes-title" | "quotes-note" | "quotes";

/**
 * The props of an element that holds such a text, and nothing else. Without the settings it is empty. In prerendered HTML
 * the API fills the placeholder. Elsewhere the text comes from the template element of the document.
 *
 * @example
 * <p className="empty:hidden" {...operatorText("refund")} />
 */
export function operatorText(name: OperatorText) {
  const html = elementInDocument(name)?.innerHTML ?? `<!-- ${name} --><!-- /${name} -->`;
  return { dangerouslySetInnerHTML: { __html: html }, suppressHydrationWarning: true };
}

/** Returns the element of the document that holds the text. */
export function elementInDocument(name: OperatorText): HTMLElement | null {
  if (typeof document === "undefined") return null;
  return document.querySelector<HTMLTemplateElement>("#operator-texts")?.content.getElementById(name) ?? null;
}

/** Stands for the links in the HTML that the build writes. The API replaces it, in the template and in the footer. */
const placeholder = "<!-- legal --><!-- /legal -->";

/** The links to the legal pages that have content. The document brings them. They need no script and no call. */
export function LegalLinks() {
  return (
    <nav
      aria-label="Legal"
      className="empty:hidden [&_a]:inline-block [&_a]:py-1.5 [&_a]:hover:text-ink [&_a]:hover:underline [&_ul]:flex [&_ul]:flex-wrap [&_ul]:gap-x-5"
      dangerouslySetInnerHTML={{ __html: linksInDocument()?.innerHTML ?? placeholder }}
      suppressHydrationWarning
    />
  );
}

/** Returns the legal pages that have content, as their links in the document. */
export function legalPages(): readonly { readonly href: string; readonly text: string }[] {
  const links = linksInDocument()?.content.querySelectorAll("a") ?? [];
  return Array.from(links, (link) => ({ href: link.getAttribute("href") ?? "", text: link.textContent }));
}

function linksInDocument(): HTMLTemplateElement | null {
  return typeof document === "undefined" ? null : document.querySelector<HTMLTemplateElement>("#legal-links");
}

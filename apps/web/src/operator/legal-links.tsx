import { elementInDocument, operatorText } from "./operator-text.ts";

/** The links to the legal pages that have content. The document brings them. They need no script and no call. */
export function LegalLinks() {
  return (
    <nav
      aria-label="Legal"
      className="empty:hidden [&_a]:inline-block [&_a]:py-1.5 [&_a]:hover:text-ink [&_a]:hover:underline [&_ul]:flex [&_ul]:flex-wrap [&_ul]:gap-x-5"
      {...operatorText("legal")}
    />
  );
}

/** Whether the site serves the terms. */
export function hasTerms(): boolean {
  return elementInDocument("legal")?.querySelector('[href="/terms"]') != null;
}

// The API renders the content, so the rules stand beside what renders it.
import "../../../../api/src/server-pages/blog/blog.css";
import "../../../../api/src/server-pages/blog/article/article.css";
import "../../../../api/src/server-pages/blog/article/figures.css";
import "../../../../api/src/server-pages/legal/legal.css";
import "../../../../api/src/server-pages/signs/signs.css";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { contentId, contentPlaceholder } from "./content-placeholder.ts";

/** The content that the document came with, if it came with any, and its address. */
const received = readContent();

/**
 * A page whose content the API renders. React hydrates it with the content of the document and leaves it as it is. An
 * address whose content is not in the document is loaded as a document.
 */
export function ServerPage() {
  const { pathname, search } = useLocation();
  const isReceived = received?.address === pathname + search;
  const html = isReceived ? received?.html : undefined;
  const isMissing = typeof document !== "undefined" && html === undefined;
  useEffect(() => {
    // A document that came without its content would come without it again.
    if (isMissing && !isReceived) window.location.reload();
  }, [isMissing, isReceived]);
  useEffect(() => {
    document.addEventListener("click", onShare);
    return () => document.removeEventListener("click", onShare);
  }, []);
  if (isMissing) return null;
  return <div id={contentId} className="contents" dangerouslySetInnerHTML={{ __html: html ?? contentPlaceholder }} />;
}

/** Opens the browser's dialog for sharing, if it has one. Otherwise the link saves the picture of the page. */
function onShare(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest("a[data-share]");
  if (!link || !("share" in navigator)) return;
  event.preventDefault();
  // The reader may close the dialog. That is no failure.
  void navigator.share({ title: document.title, url: window.location.href }).catch(() => undefined);
}

function readContent(): { address: string; html: string | undefined } | undefined {
  if (typeof document === "undefined") return undefined;
  // The app may have changed the address since the document was loaded.
  const [loading] = performance.getEntriesByType("navigation");
  const { pathname, search } = new URL(loading?.name ?? window.location.href);
  return { address: pathname + search, html: document.getElementById(contentId)?.innerHTML };
}

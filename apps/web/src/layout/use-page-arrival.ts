import { documentDescription, documentTitle, type Page } from "@zodiac-at-work/contracts/pages";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useMatches } from "react-router";
import { reportPageView } from "./analytics.ts";

/**
 * Updates the document's head for the current page, reports the page view and, after a navigation, moves the focus to
 * the page's heading, so that screen readers announce the page. The first page keeps the browser's own focus.
 */
export function usePageArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.handle as Page | undefined;
  const previous = useRef(pathname);

  // A layout effect, because it has to run before the effect of a page that sets the title of its record.
  useLayoutEffect(() => {
    // The API has rendered the head of such a page, from its record.
    if (page && !page.rendersOnServer) updateHead(page, pathname);
  }, [page, pathname]);

  useEffect(() => {
    reportPageView(pathname);
    if (previous.current === pathname) return;
    previous.current = pathname;
    const heading = main.current?.querySelector("h1");
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [pathname, main]);
}

/** Browsers share the canonical address of a page, so it has to follow each navigation. */
function updateHead(page: Page, pathname: string): void {
  document.title = documentTitle(page);
  document.querySelector('meta[name="description"]')?.setAttribute("content", documentDescription(page));
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = new URL(pathname, canonical.href).href;
}

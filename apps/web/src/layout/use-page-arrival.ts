import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useMatches } from "react-router";
import { reportPageView } from "./analytics.ts";
import type { PageHandle } from "./page-handle.ts";

/**
 * Names the page in the tab, reports the view, and after a navigation moves the focus to the page's heading, so that a
 * screen reader says where one has come. The first page leaves the focus to the browser.
 */
export function usePageArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.handle as PageHandle | undefined;
  const left = useRef(pathname);

  // Before the effects of the page itself, which may know a better title: the name of what it shows.
  useLayoutEffect(() => {
    document.title = page ? `${page.title} · Zodiac at Work` : "Zodiac at Work";
    if (page) document.querySelector('meta[name="description"]')?.setAttribute("content", page.description);
  }, [page]);

  useEffect(() => {
    reportPageView(pathname);
    if (left.current === pathname) return;
    left.current = pathname;
    const heading = main.current?.querySelector("h1");
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [pathname, main]);
}

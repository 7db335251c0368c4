import type { Page } from "@zodiac-at-work/contracts/pages";
import { useEffect, useEffectEvent } from "react";
import { matchRoutes, type RouteObject } from "react-router";
import { useAuth } from "./auth/use-auth.ts";
import { isLazyPage } from "./lazy-page.ts";

/**
 * Loads the code of a page when the reader points at a link to it or focuses the link, so that the page opens at once. A page
 * that the reader may not see is not loaded.
 */
export function usePreloadPages(routes: RouteObject[]): void {
  const { hasPaid, isAdmin } = useAuth();
  const preload = useEffectEvent(({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
    // The code of this page is loaded. Filters are links, and finding their page would delay the answer to a press.
    if (link.pathname === window.location.pathname) return;
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      // The browser loads a whole document for a page that the server renders.
      if ((route.handle as Page | undefined)?.rendersOnServer) continue;
      const code = isLazyPage(route.Component)
        ? (hasPaid || isAdmin) && route.Component.load()
        : typeof route.lazy === "object" && route.lazy.Component?.();
      // The navigation loads it again and reports the failure.
      if (code) code.catch(() => {});
    }
  });
  useEffect(() => {
    const listener = (event: Event) => preload(event);
    document.addEventListener("pointerover", listener, { passive: true });
    document.addEventListener("focusin", listener);
    return () => {
      document.removeEventListener("pointerover", listener);
      document.removeEventListener("focusin", listener);
    };
  }, []);
}

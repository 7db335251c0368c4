import { SkipLink } from "@zodiac-at-work/ui/skip-link";
import { useRef } from "react";
import { Outlet, ScrollRestoration, useNavigation } from "react-router";
import { Toasts } from "../toast/toasts.tsx";
import { PendingBar } from "./pending-bar.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { usePageArrival } from "./use-page-arrival.ts";

/** The frame of every page: header, footer, toasts, and focus and scroll position after a navigation. */
export function PageShell() {
  const main = useRef<HTMLElement>(null);
  usePageArrival(main);
  const pending = useNavigation().state !== "idle";
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink href="#main">Skip to content</SkipLink>
      {pending && <PendingBar />}
      <SiteHeader />
      <main id="main" ref={main} tabIndex={-1} className="flex grow flex-col outline-none">
        <Outlet />
      </main>
      <SiteFooter />
      <Toasts />
      <ScrollRestoration />
    </div>
  );
}

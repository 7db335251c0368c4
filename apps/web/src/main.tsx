import "./app.css";
import type { Page } from "@zodiac-at-work/contracts/pages";
import { type ReactNode, startTransition, useEffect, useInsertionEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes } from "react-router";
import { RouterProvider } from "react-router/dom";
import { App } from "./app.tsx";
import { paidFlag } from "./auth/paid-flag.ts";
import { hasSession, storedSession } from "./auth/session.ts";
import { announce, appFailed, appReady } from "./early/app-events.ts";
import { loadRoutes } from "./load-routes.ts";
import { look } from "./look/look.ts";
import { reportLater } from "./reports/report-later.ts";
import { routes } from "./router.tsx";
import { keptBirthDate } from "./sign/kept-birth-date.ts";
import { usePreloadPages } from "./use-preload-pages.ts";

if (Math.random() < 0.25) reportLater();
const root = document.getElementById("root");
if (!root) throw new Error("The HTML has no #root.");
start(root).catch((error: unknown) => {
  announce(appFailed);
  reportError(error);
});

/** Hydrates a page that the API renders, and a prerendered page for a visitor. Every other page is rendered here. */
async function start(root: HTMLElement): Promise<void> {
  // An entry without a key would get the scroll position of the last such entry.
  if (!history.state) history.replaceState({ key: `${performance.timeOrigin}` }, "");
  keptBirthDate.restore();
  look.restore();
  const matches = matchRoutes(routes, window.location) ?? [];
  const route = matches.at(-1)?.route;
  const { page } = root.dataset;
  const isPrerendered = page !== undefined && page === route?.path;
  const rendersOnServer = (route?.handle as Page | undefined)?.rendersOnServer ?? false;
  const session = storedSession();
  const isMember = session !== undefined && paidFlag.isSet(session.uid);
  const loadPage = () =>
    loadRoutes(
      matches.map(({ route }) => route),
      { isMember },
    );
  await Promise.all([
    // Visitors download no code of a session.
    session && import("./auth/resume-session.ts").then(({ resumeSession }) => resumeSession(session)),
    isPrerendered && loadPage(),
    // The router reports a page that can't be loaded.
    !isPrerendered && isMember && loadPage().catch(() => {}),
  ]);

  await nextTask();
  const hydrates = isPrerendered && (rendersOnServer || !hasSession());
  // Without hydration data, the router scrolls a page to its top when it starts, perhaps after the reader scrolled.
  const router = createBrowserRouter(routes, hydrates ? { hydrationData: { loaderData: {} } } : {});
  const app = (
    <App>
      <Ready>
        <RouterProvider router={router} />
      </Ready>
    </App>
  );
  await nextTask();
  // As a transition, React renders in short tasks and lets the reader's input come first.
  startTransition(() => {
    if (hydrates) hydrateRoot(root, app);
    else renderInPlaceOf(root, app);
  });
}

/** Renders the page beside the document. It then takes the place of its frame, or of the visitors' page, at once. */
function renderInPlaceOf(old: HTMLElement, app: ReactNode): void {
  const root = document.createElement("div");
  root.id = old.id;
  createRoot(root).render(<Placed place={() => old.replaceWith(root)}>{app}</Placed>);
}

/** Places the page before the layout effects of its parts, which measure it. */
function Placed({ place, children }: { readonly place: () => void; readonly children: ReactNode }) {
  useInsertionEffect(place, []);
  return children;
}

/** Announces that the page works: its effects have run, as this one comes after those of the children. */
function Ready({ children }: { readonly children: ReactNode }) {
  usePreloadPages(routes);
  useEffect(() => announce(appReady), []);
  return children;
}

/** Lets the browser paint and handle input before the next step. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

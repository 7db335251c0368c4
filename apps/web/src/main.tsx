import "./app.css";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes } from "react-router";
import { RouterProvider } from "react-router/dom";
import { App } from "./app.tsx";
import { hasSession } from "./auth/session.ts";
import { loadRoutes } from "./load-routes.ts";
import { routes } from "./router.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The HTML has no #root.");
void start(root);

/** Hydrates a prerendered page for a visitor. Every other page is rendered here. */
async function start(root: HTMLElement): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  const { page } = root.dataset;
  const isPrerendered = page !== undefined && page === matches.at(-1)?.route.path;
  if (isPrerendered) await loadRoutes(matches.map(({ route }) => route));

  const app = (
    <App>
      <RouterProvider router={createBrowserRouter(routes)} />
    </App>
  );
  if (isPrerendered && !hasSession()) {
    // As a transition, React hydrates in short tasks and lets the reader's input come first.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    root.replaceChildren();
    delete root.dataset.page;
    createRoot(root).render(app);
  }
}

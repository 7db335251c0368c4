import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from "react-router";
import { queryClient } from "./api/query-client.ts";
import { App } from "./app.tsx";
import { type Auth, AuthContext } from "./auth/auth-context.ts";
import { loadRoutes } from "./load-routes.ts";
import { routes } from "./router.tsx";

/** A member whose session is not confirmed yet. */
const member: Auth = {
  user: null,
  loading: true,
  hasPaid: true,
  isAdmin: false,
  isUnconfirmed: false,
  setHasPaid: () => {},
  retryAccess: async () => {},
  refreshPaymentStatus: async () => false,
};

/** Renders a page as a visitor sees it. The build calls this function. */
export function renderPage(path: string): Promise<string> {
  return render(path, (page) => page);
}

/** Renders the frame of a page for members: the page without its data. The build calls this function. */
export function renderFrame(path: string): Promise<string> {
  return render(path, (page) => <AuthContext value={member}>{page}</AuthContext>);
}

/** @param path a path of the site, such as "/login" */
async function render(path: string, withReader: (page: ReactNode) => ReactNode): Promise<string> {
  // A lazy route of which one handler has loaded the component fails in the next handler.
  const matches = matchRoutes(routes, path) ?? [];
  await loadRoutes(
    matches.map(({ route }) => route),
    { isMember: true },
  );
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(new URL(path, "http://localhost")));
  if (context instanceof Response) throw new Error(`${path} redirects, so it can't be prerendered.`);
  if (context.errors) throw new Error(`${path} can't be prerendered.`, { cause: Object.values(context.errors)[0] });
  const { prelude } = await prerender(
    <App>
      {withReader(
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />,
      )}
    </App>,
    // Otherwise React puts what it loads lazily at the end of the HTML, with a script that moves it to its place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  // An unused query stays in the cache for five minutes, and its timer would delay the end of the build.
  queryClient.clear();
  return html;
}

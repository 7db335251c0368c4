import { prerender } from "react-dom/static";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { queryClient } from "./api/query-client.ts";
import { App } from "./app.tsx";
import { routes } from "./router.tsx";

/**
 * Renders a page as a visitor sees it. The build calls this function.
 *
 * @param path a path of the site, such as "/login"
 */
export async function renderPage(path: string): Promise<string> {
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(new URL(path, "http://localhost")));
  if (context instanceof Response) throw new Error(`${path} redirects, so it can't be prerendered.`);
  const { prelude } = await prerender(
    <App>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </App>,
    // Otherwise React puts what it loads lazily at the end of the HTML, with a script that moves it to its place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  // An unused query stays in the cache for five minutes, and its timer would delay the end of the build.
  queryClient.clear();
  return html;
}

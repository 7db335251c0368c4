import type { RouteObject } from "react-router";

/**
 * Loads the components of routes and stores them in the routes. Hydration needs them at once: a router with a lazy route
 * would render its loading state in place of the prerendered page.
 */
export async function loadRoutes(routes: readonly RouteObject[]): Promise<void> {
  await Promise.all(
    routes.map(async (route) => {
      if (typeof route.lazy !== "object" || !route.lazy.Component) return;
      route.Component = await route.lazy.Component();
      delete route.lazy;
    }),
  );
}

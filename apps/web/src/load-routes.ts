import type { Page } from "@zodiac-at-work/contracts/pages";
import type { RouteObject } from "react-router";
import { isLazyPage } from "./lazy-page.ts";

/**
 * Loads the components of routes and stores them in the routes, those of paid pages too if the reader is a member. Those for
 * administrators wait until the API has said who is one. The page then renders at once: a router with a lazy route would render its loading state in place of a prerendered page, and React
 * would show a loading state for a while before a lazy page.
 */
export async function loadRoutes(
  routes: readonly RouteObject[],
  { isMember }: { readonly isMember: boolean },
): Promise<void> {
  await Promise.all(
    routes.map(async (route) => {
      const { Component, lazy, handle } = route;
      const isForAdmins = (handle as Page | undefined)?.access === "admin";
      if (typeof lazy === "object" && lazy.Component) {
        route.Component = await lazy.Component();
        delete route.lazy;
      } else if (isMember && !isForAdmins && isLazyPage(Component)) {
        route.Component = await Component.load();
      }
    }),
  );
}

import { type ComponentType, lazy } from "react";
import type { RouteObject } from "react-router";

/** A page whose code is loaded when it is first rendered, or before that by `load`. */
export interface LazyPage extends ReturnType<typeof lazy> {
  load(): Promise<ComponentType>;
}

/**
 * Returns a page for a route, of those that visitors do not see. Its code and the styles of members are loaded on the first
 * visit.
 *
 * @example
 * const TeamPage = lazyPage(async () => (await import("./features/team/team-page.tsx")).TeamPage);
 */
export function lazyPage(loadComponent: () => Promise<ComponentType>): LazyPage {
  const load = async () => {
    const [component] = await Promise.all([loadComponent(), import("./members.css")]);
    return component;
  };
  return Object.assign(
    lazy(async () => ({ default: await load() })),
    { load },
  );
}

/** Paid pages and those for administrators are lazy components below their guard. Other routes are lazy themselves. */
export function isLazyPage(component: RouteObject["Component"]): component is LazyPage & NonNullable<typeof component> {
  return component !== undefined && component !== null && "load" in component;
}

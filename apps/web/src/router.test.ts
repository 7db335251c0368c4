import { notFound, pages } from "@zodiac-at-work/contracts/pages";
import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import { RequireAdmin } from "./auth/require-admin.tsx";
import { routes } from "./router.tsx";

test("the router has a route for each page of the table, and no other", () => {
  const handles = routes.flatMap(flatten).flatMap(({ handle }) => handle ?? []);
  expect(handles).toHaveLength(Object.keys(pages).length + 1);
  expect(new Set(handles)).toEqual(new Set([...Object.values(pages), notFound]));
});

test("the path of each page leads to the route of that page", () => {
  for (const page of Object.values(pages)) expect(handleAt(page.path.replace(/:\w+/, "7"))).toBe(page);
  for (const path of ["/nowhere", "/companies/7/openings", "/blog/7", "/blog/7.png"])
    expect(handleAt(path)).toBe(notFound);
});

test("the paywall guards the paid pages and the home page, and no other", () => {
  const paywall = matchRoutes(routes, pages.companies.path)?.at(-2)?.route;
  expect(paywall?.lazy).toBeDefined();
  const guarded = Object.values(pages).filter((page) => matchRoutes(routes, page.path)?.at(-2)?.route === paywall);
  expect(guarded).toEqual(Object.values(pages).filter((page) => page.access === "paid" || page === pages.home));
});

test("only administrators get the pages for administrators", () => {
  const guarded = Object.values(pages).filter(
    ({ path }) => matchRoutes(routes, path)?.at(-2)?.route.Component === RequireAdmin,
  );
  expect(guarded).toEqual(Object.values(pages).filter(({ access }) => access === "admin"));
});

function flatten(route: RouteObject): RouteObject[] {
  return [route, ...(route.children ?? []).flatMap(flatten)];
}

function handleAt(path: string): unknown {
  return matchRoutes(routes, path)?.at(-1)?.route.handle;
}

// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { RouteObject } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Auth, AuthContext } from "./auth/auth-context.ts";
import { lazyPage } from "./lazy-page.ts";
import { usePreloadPages } from "./use-preload-pages.ts";

const Empty = () => null;
const [open, paid, served] = [vi.fn(async () => Empty), vi.fn(async () => Empty), vi.fn(async () => Empty)];
const routes: RouteObject[] = [
  { path: "/sample", lazy: { Component: open } },
  { path: "/companies/:id", Component: lazyPage(paid) },
  { path: "/blog", handle: { rendersOnServer: true }, lazy: { Component: served } },
];

let root: Root;
let host: HTMLElement;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  host = document.body.appendChild(document.createElement("div"));
  root = createRoot(host);
});

afterEach(() => {
  act(() => root.unmount());
  host.remove();
  vi.clearAllMocks();
});

function Links() {
  usePreloadPages(routes);
  return ["/sample", "/companies/7", "/blog", "/nowhere", "https://elsewhere.example/sample"].map((href) => (
    <a key={href} href={href}>
      <span>{href}</span>
    </a>
  ));
}

function render(access: Partial<Auth>): void {
  act(() =>
    root.render(
      <AuthContext value={{ hasPaid: false, isAdmin: false, ...access } as Auth}>
        <Links />
      </AuthContext>,
    ),
  );
}

function link(href: string): Element {
  const found = host.querySelector(`a[href="${href}"]`);
  if (!found) throw new Error(`There is no link to ${href}.`);
  return found;
}

function pointAt(href: string): void {
  link(href).firstChild?.dispatchEvent(new Event("pointerover", { bubbles: true }));
}

test("pointing at a link to the page itself loads nothing", () => {
  history.replaceState(null, "", "/sample?sign=rat");
  render({});
  pointAt("/sample");
  history.replaceState(null, "", "/");
  expect(open).not.toHaveBeenCalled();
});

test("pointing at a link loads the code of its page, and of no other", () => {
  render({});
  pointAt("/sample");
  pointAt("/nowhere");
  pointAt("https://elsewhere.example/sample");
  expect(open).toHaveBeenCalledTimes(1);
  expect(paid).not.toHaveBeenCalled();
});

test("focusing a link loads the code of its page", () => {
  render({});
  link("/sample").dispatchEvent(new Event("focusin", { bubbles: true }));
  expect(open).toHaveBeenCalledTimes(1);
});

test("the code of a paid page is loaded for those who have paid alone", () => {
  render({});
  pointAt("/companies/7");
  expect(paid).not.toHaveBeenCalled();
  render({ hasPaid: true });
  pointAt("/companies/7");
  expect(paid).toHaveBeenCalledTimes(1);
});

test("a page that the server renders is not loaded ahead", () => {
  render({ isAdmin: true });
  pointAt("/blog");
  expect(served).not.toHaveBeenCalled();
});

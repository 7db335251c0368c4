// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { Router } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SearchField } from "./search-field.tsx";

const navigator = { createHref: String, go: vi.fn(), push: vi.fn(), replace: vi.fn() };
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = `<div id="root"></div>`;
  root = createRoot(document.querySelector("#root") ?? document.body);
});

afterEach(() => act(() => root.unmount()));

test("what is typed is kept while the page comes to show an earlier navigation, and cleared by a later one", async () => {
  await show("first");
  // The reader has chosen a filter, and the page does not show it yet.
  window.history.replaceState({ key: "filtered" }, "");
  await type("apple");
  await show("filtered");
  expect(field().value).toBe("apple");
  window.history.replaceState({ key: "cleared" }, "");
  await show("cleared");
  expect(field().value).toBe("");
});

/** Shows the page as it is after the navigation with this key. */
function show(key: string): Promise<void> {
  return act(async () =>
    root.render(
      <Router location={{ pathname: "/", key }} navigator={navigator}>
        <SearchField search="" onSearch={() => {}} placeholder="Name" />
      </Router>,
    ),
  );
}

function type(text: string): Promise<void> {
  return act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field(), text);
    field().dispatchEvent(new Event("input", { bubbles: true }));
  });
}

function field(): HTMLInputElement {
  const input = document.querySelector("input");
  if (!input) throw new Error("There is no field.");
  return input;
}

// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "../../api/query-client.ts";
import { TeamPage } from "./team-page.tsx";

let root: Root;
let host: HTMLElement;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  host = document.body.appendChild(document.createElement("div"));
  root = createRoot(host);
  act(() =>
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <TeamPage />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
});

afterEach(() => {
  act(() => root.unmount());
  host.remove();
  vi.unstubAllGlobals();
});

function press(text: string): void {
  const button = [...host.querySelectorAll("button")].find(({ textContent }) => textContent === text);
  if (!button) throw new Error(`There is no button ${text}.`);
  act(() => button.click());
}

test("one press fills an empty team with an example, and another clears it", () => {
  expect(host.textContent).toContain("Add two people to begin");
  press("Try a team of four");
  expect(host.querySelectorAll('[aria-label="People"] > li')).toHaveLength(4);
  expect(host.querySelectorAll("table button")).toHaveLength(12);
  press("Clear all");
  expect(host.textContent).toContain("Try a team of four");
});

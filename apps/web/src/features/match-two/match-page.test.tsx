// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "../../api/query-client.ts";
import { MatchPage } from "./match-page.tsx";

afterEach(() => vi.unstubAllGlobals());

test("one press fills both sides with an example", () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  act(() =>
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <MatchPage />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  const example = [...host.querySelectorAll("button")].find(({ textContent }) => textContent?.startsWith("Try"));
  act(() => example?.click());
  expect(host.querySelector('[aria-label="First side"]')?.textContent).toContain("Year of the Dragon");
  expect(host.querySelector<HTMLInputElement>('[aria-label="Second side"] input')?.value).toBe("Apple");
  act(() => root.unmount());
  host.remove();
});

// @vitest-environment jsdom
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "../../api/query-client.ts";
import { MatchPage } from "./match-page.tsx";

let root: Root;
let host: HTMLElement;
let client: QueryClient;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  host = document.body.appendChild(document.createElement("div"));
  root = createRoot(host);
  client = createQueryClient();
});

afterEach(() => {
  act(() => root.unmount());
  host.remove();
  vi.unstubAllGlobals();
});

function open(path: string): void {
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[path]}>
          <MatchPage />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
}

/** Waits for a text. The page may ask for its texts only after a list of names has arrived. */
function shows(text: string): Promise<void> {
  return vi.waitFor(
    async () => {
      await act(async () => {});
      expect(host.textContent).toContain(text);
    },
    { timeout: 10_000 },
  );
}

test("one press fills both sides with an example", () => {
  open("/personal/match");
  const example = [...host.querySelectorAll("button")].find(({ textContent }) => textContent?.startsWith("Try"));
  act(() => example?.click());
  expect(host.querySelector('[aria-label="First side"]')?.textContent).toContain("Year of the Dragon");
  expect(host.querySelector<HTMLInputElement>('[aria-label="Second side"] input')?.value).toBe("Apple");
});

test("two people have a text for the first of them in case the second is the boss", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    if (!url.startsWith("/api/reading/match")) return new Promise(() => {});
    asked.push(url);
    return Response.json({ works: "W", grates: "G", advice: [], boss: "Give an Ox one night to think." });
  });
  open("/personal/match?a=person:rat&b=person:ox");
  await shows("If the Ox is your bossFor the RatGive an Ox one night to think.");
  expect(asked).toEqual(["/api/reading/match?sign=rat&other=ox&side=person"]);
});

test("two people of one sign are told apart", () => {
  open("/personal/match?a=person:ox&b=person:ox");
  expect(host.textContent).toContain("If the other Ox is your boss");
});

const founded = { logoUrl: null, wellKnownRank: null, foundedYear: null, foundedMonth: null, foundedDay: null };
const joined = { statehoodYear: 1845, statehoodMonth: 12, statehoodDay: 29 };
const lists = {
  companies: [{ name: "Apple", zodiacSign: "dragon", ...founded }],
  usStates: [
    { name: "Texas", zodiacSign: "snake", ...joined },
    { name: "Florida", zodiacSign: "snake", ...joined },
  ],
};

test.each([
  "/personal/match?a=person:rat&b=company:Apple",
  "/personal/match?a=company:Apple&b=person:rat",
  "/personal/match?a=state:Texas&b=state:Florida",
])("%s has no text about a boss", async (path) => {
  vi.stubGlobal("fetch", async (url: string) =>
    url.startsWith("/api/reading/match")
      ? Response.json({ works: "The works.", grates: "G", advice: [], boss: "B" })
      : Response.json(lists),
  );
  open(path);
  await shows("The works.");
  expect(host.textContent).not.toContain("your boss");
});

// @vitest-environment jsdom
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "../../../api/query-client.ts";
import { type Auth, AuthContext } from "../../../auth/auth-context.ts";
import { workParts } from "../../../reading/work-parts.tsx";
import { WorkChapter } from "./work-chapter.tsx";

let root: Root;
let host: HTMLElement;
let client: QueryClient;
let asked: string[];
let status: number;

beforeEach(() => {
  asked = [];
  status = 200;
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return Response.json({ boss: `The text for ${new URL(url, "http://localhost").searchParams}.` }, { status });
  });
  host = document.body.appendChild(document.createElement("div"));
  root = createRoot(host);
  client = createQueryClient();
});

afterEach(() => {
  act(() => root.unmount());
  host.remove();
  vi.unstubAllGlobals();
});

function show(content: ReactNode): void {
  act(() => root.render(<QueryClientProvider client={client}>{content}</QueryClientProvider>));
}

async function choose(boss: string): Promise<void> {
  const select = host.querySelector("select") ?? expect.fail("There is no select.");
  act(() => {
    select.value = boss;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await loaded();
}

function loaded(): Promise<void> {
  return act(() => vi.waitFor(() => expect(client.isFetching()).toBe(0)));
}

test("a member reads about a boss once they choose the boss's sign, and the request names two signs only", async () => {
  show(<WorkChapter sign="rat" texts={undefined} />);
  expect(asked).toEqual([]);
  await choose("ox");
  expect(host.textContent).toContain("Your Ox bossThe text for sign=rat&other=ox&side=person.");
  await choose("rat");
  await vi.waitFor(() =>
    expect(host.textContent).toContain("Your Rat bossThe text for sign=rat&other=rat&side=person."),
  );
  expect(host.textContent).not.toContain("Your Ox boss");
  expect(asked).toHaveLength(2);
  await choose("");
  expect(host.textContent).not.toContain("The text for");
});

test("each option names the years of birth", () => {
  show(<WorkChapter sign="rat" texts={undefined} />);
  const options = [...host.querySelectorAll("option")].map(({ textContent }) => textContent);
  expect(options).toHaveLength(13);
  expect(options[1]).toBe("Rat: 1948, 1960, 1972, 1984, 1996");
});

test("a text that fails to load can be asked for again", async () => {
  status = 500;
  show(
    <AuthContext value={{} as Auth}>
      <WorkChapter sign="rat" texts={undefined} />
    </AuthContext>,
  );
  await choose("ox");
  expect(host.textContent).toContain("Failed to load the text about your boss.");
  status = 200;
  const again = [...host.querySelectorAll("button")].find(({ textContent }) => textContent === "Try again");
  act(() => again?.click());
  await loaded();
  expect(host.textContent).toContain("The text for sign=rat&other=ox&side=person.");
});

test("the topic about a boss comes after those that the free sample has too", () => {
  show(<WorkChapter sign="rat" texts={undefined} />);
  const tabs = [...host.querySelectorAll('[role="tab"]')].map(({ textContent }) => textContent);
  expect(tabs).toEqual([...workParts(undefined).topics.map(({ title }) => title), "Your boss"]);
});

// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Redirect } from "./redirect.tsx";

let root: Root;

function Address() {
  return <output>{useLocation().pathname}</output>;
}

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  document.body.innerHTML = "<main></main>";
  root = createRoot(document.querySelector("main") as HTMLElement);
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={["/success"]}>
        <input />
        <Redirect to="/" afterSeconds={15} target="your home page" />
        <Address />
      </MemoryRouter>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (seconds: number) => act(async () => vi.advanceTimersByTime(seconds * 1000));
const note = () => document.querySelector("p")?.textContent;
const address = () => document.querySelector("output")?.textContent;

test("the seconds count down, and the last one leads to the page", async () => {
  expect(note()).toContain("in 15 seconds.");
  await pass(1);
  expect(note()).toContain("in 14 seconds.");
  await pass(13);
  expect(note()).toContain("in 1 second.");
  expect(address()).toBe("/success");
  await pass(1);
  expect(address()).toBe("/");
});

test("a reader who stays is not taken away, and the focus stays on the page", async () => {
  await act(async () => document.querySelector("button")?.click());
  expect(document.activeElement).toBe(document.querySelector("p"));
  await pass(60);
  expect(address()).toBe("/success");
});

test("a reader who fills in a form is not taken away", async () => {
  await act(async () => document.querySelector("input")?.focus());
  await pass(60);
  expect(note()).toBe("You stay here.");
  expect(address()).toBe("/success");
});

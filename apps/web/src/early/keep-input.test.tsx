// @vitest-environment jsdom
import { type ReactNode, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announce, appFailed, appReady } from "./app-events.ts";
import { keepInput } from "./keep-input.ts";

const sent: object[] = [];
const clicked = vi.fn((event: { preventDefault(): void }) => event.preventDefault());

function Page() {
  const [text, setText] = useState("");
  const [isOn, setOn] = useState(false);
  const [choice, setChoice] = useState("rat");
  return (
    <>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          sent.push({ text, isOn, choice });
        }}
      >
        <input name="text" value={text} onChange={(event) => setText(event.currentTarget.value)} />
        <input type="checkbox" checked={isOn} onChange={(event) => setOn(event.currentTarget.checked)} />
        <select value={choice} onChange={(event) => setChoice(event.currentTarget.value)}>
          <option value="rat">Rat</option>
          <option value="ox">Ox</option>
        </select>
        <button type="submit" disabled={text === ""}>
          Send
        </button>
      </form>
      <button type="button" onClick={clicked}>
        Open
      </button>
      <a href="/?born=1990" onClick={clicked}>
        1990
      </a>
      <a href="/signs">Signs</a>
      <nav>
        <a href="/?born=1988" tabIndex={0} onClick={clicked}>
          Dragon
        </a>
        <a href="/?born=1989" tabIndex={-1} onClick={clicked}>
          Snake
        </a>
        <a href="/?born=1987" tabIndex={-1} onClick={clicked}>
          Rabbit
        </a>
      </nav>
    </>
  );
}

beforeEach(() => {
  // React warns about the marks of pressed controls. Its production build does not compare attributes.
  vi.spyOn(console, "error").mockReturnValue();
  sent.length = 0;
  clicked.mockClear();
  document.body.innerHTML = `<p id="app-waiting" hidden></p><div id="app-failure" hidden><a href="/">Reload</a></div><div id="root">${renderToString(<Page />)}</div>`;
  keepInput();
});

afterEach(() => {
  announce(appReady);
  vi.mocked(console.error).mockRestore();
});

test("what is typed, chosen and sent before the app runs is sent once, with the last values", async () => {
  enter("text", "reader");
  find("[type=checkbox]").click();
  find<HTMLSelectElement>("select").value = "ox";
  find("select").dispatchEvent(new Event("input", { bubbles: true }));
  find("[type=submit]").click();
  expect(find("[type=submit]").getAttribute("aria-busy")).toBe("true");
  expect(find("#app-waiting").hidden).toBe(false);
  enter("text", "a reader");
  find("[type=submit]").click();
  expect(sent).toEqual([]);
  await run(<Page />);
  await vi.waitFor(() => expect(sent).toEqual([{ text: "a reader", isOn: true, choice: "ox" }]));
  expect(find("[type=submit]").hasAttribute("aria-busy")).toBe(false);
  expect(find("#app-waiting").hidden).toBe(true);
});

test("what is sent while the app starts is sent after it knows the fields", async () => {
  enter("text", "reader");
  await run(<Page />);
  find("[type=submit]").click();
  await vi.waitFor(() => expect(sent).toEqual([{ text: "reader", isOn: false, choice: "rat" }]));
});

test("a value that the browser has restored without an event reaches the app", async () => {
  find<HTMLInputElement>("[name=text]").value = "restored";
  await run(<Page />);
  await vi.waitFor(() => expect(find<HTMLButtonElement>("[type=submit]").disabled).toBe(false));
});

test("a button and a link within the page are pressed once each, and a link to another page is left alone", async () => {
  find("#root [type=button]").click();
  find("#root [type=button]").click();
  press("[href='/?born=1990']");
  expect(press("[href='/signs']")).toBe(false);
  expect(clicked).not.toHaveBeenCalled();
  await run(<Page />);
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledTimes(2));
});

test("a link that the reader opens in another tab is left alone", () => {
  expect(press("[href='/?born=1990']", { ctrlKey: true })).toBe(false);
});

test("arrow keys move the focus around a group with one tab stop at once, and a press is kept for the link that has it", async () => {
  find("[href='/?born=1988']").focus();
  for (const [key, text] of [
    ["ArrowLeft", "Rabbit"],
    ["ArrowRight", "Dragon"],
    ["ArrowDown", "Snake"],
    ["ArrowUp", "Dragon"],
    ["Enter", "Dragon"],
    ["ArrowRight", "Snake"],
  ]) {
    strike(key);
    expect(document.activeElement?.textContent, key).toBe(text);
  }
  strike("ArrowRight", { ctrlKey: true });
  expect(document.activeElement?.textContent).toBe("Snake");
  expect(press("[href='/?born=1989']")).toBe(true);
  await run(<Page />);
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
  expect(clicked.mock.calls[0]?.[0]).toMatchObject({ target: find("[href='/?born=1989']") });
});

test("if the app fails, a press leads to the link that reloads the page, and typing does not", () => {
  announce(appFailed);
  expect(find("#app-failure").hidden).toBe(false);
  expect(document.activeElement).toBe(document.body);
  find("#root [type=button]").click();
  expect(document.activeElement).toBe(find("#app-failure a"));
  expect(find("#root [type=button]").hasAttribute("aria-busy")).toBe(false);
});

/** Hydrates the page as main.tsx does. */
async function run(page: ReactNode): Promise<void> {
  hydrateRoot(find("#root"), page);
  await vi.waitFor(() => expect(Object.keys(find("form")).some((key) => key.startsWith("__react"))).toBe(true));
  announce(appReady);
}

function find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

function enter(name: string, value: string): void {
  const field = find<HTMLInputElement>(`[name=${name}]`);
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Presses a key where the focus is. */
function strike(key = "", keys: KeyboardEventInit = {}): void {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...keys });
  document.activeElement?.dispatchEvent(event);
}

/** Clicks a link, and returns whether the click was kept. */
function press(selector: string, keys: MouseEventInit = {}): boolean {
  let isKept = true;
  const end = (event: Event) => {
    isKept = false;
    event.preventDefault();
  };
  addEventListener("click", end, { once: true });
  find(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));
  removeEventListener("click", end);
  return isKept;
}

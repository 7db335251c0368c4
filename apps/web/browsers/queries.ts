/// <reference lib="dom" />
// Runs in the page. Finds what a user finds: the roles and names of accessibility, labels, and texts.
import { queryAllByLabelText, queryAllByRole } from "@testing-library/dom";

type Name = string | RegExp;

/** Scrolls to an element and returns its middle, unless something covers it. */
export function middleOf(role: string, name: Name): { x: number; y: number } | undefined {
  const element = queryAllByRole(document.body, role, { name }).find(isVisible);
  element?.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  const middle = { x: left + width / 2, y: top + height / 2 };
  return element?.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : undefined;
}

/** Moves the focus to a field. Returns whether there is one. */
export function focus(label: Name): boolean {
  const field = queryAllByLabelText(document.body, label).find(isVisible);
  field?.focus();
  return field !== undefined && document.activeElement === field;
}

export function has(role: string): boolean {
  return queryAllByRole(document.body, role).some(isVisible);
}

export function shows(text: Name): boolean {
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count
  const { innerText } = document.body;
  return typeof text === "string" ? innerText.includes(text) : text.test(innerText);
}

export function overflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** Describes the elements that have a scrollbar for three pixels or fewer. Chromium without a screen shows no scrollbars. */
export function idleScrollbars(): string[] {
  return Array.from(document.querySelectorAll("main *, nav *, nav, main"))
    .filter((element) => {
      const { overflowX, overflowY, scrollbarWidth } = getComputedStyle(element);
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const isIdle = (overflow: string, pixels: number) => /auto|scroll/.test(overflow) && pixels > 0 && pixels <= 3;
      return (
        scrollbarWidth !== "none" &&
        (isIdle(overflowX, scrollWidth - clientWidth) || isIdle(overflowY, scrollHeight - clientHeight))
      );
    })
    .map(({ tagName, className }) => `<${tagName.toLowerCase()} class="${className}">`);
}

/** What the page's scripts have thrown. */
export const errors: string[] = [];
addEventListener("error", ({ message }) => errors.push(message));
addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));

function isVisible(element: Element): boolean {
  return element.checkVisibility();
}

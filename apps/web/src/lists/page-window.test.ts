import { expect, test } from "vitest";
import { pageWindow } from "./page-window.ts";

test("the window stays at both ends and follows the page in between", () => {
  expect(pageWindow(1, 41)).toEqual([1, 2, 3, 4, 5]);
  expect(pageWindow(3, 41)).toEqual([1, 2, 3, 4, 5]);
  expect(pageWindow(4, 41)).toEqual([2, 3, 4, 5, 6]);
  expect(pageWindow(40, 41)).toEqual([37, 38, 39, 40, 41]);
  expect(pageWindow(41, 41)).toEqual([37, 38, 39, 40, 41]);
});

test("a list with fewer pages than the window shows all of them", () => {
  expect(pageWindow(2, 3)).toEqual([1, 2, 3]);
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(1, 0)).toEqual([]);
});

test("the window is always a row of at most five existing pages with the current one among them", () => {
  for (let total = 1; total <= 60; total++) {
    for (let page = 1; page <= total; page++) {
      const shown = pageWindow(page, total);
      const first = shown[0] ?? 0;
      expect(shown).toEqual(Array.from({ length: Math.min(5, total) }, (_, index) => first + index));
      expect(shown).toContain(page);
      expect(first).toBeGreaterThanOrEqual(1);
      expect(shown.at(-1)).toBeLessThanOrEqual(total);
    }
  }
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { splitAfterFirstSection } from "./split-sections.ts";

test.each([
  ["<p>a</p><h2>B</h2><p>b</p><h2>C</h2>", "<p>a</p><h2>B</h2><p>b</p>"],
  [
    '<div><h2>A</h2></div><h2 id="s-b">B</h2><br><p title=">">b</p><h2>C</h2>',
    '<div><h2>A</h2></div><h2 id="s-b">B</h2><br><p title=">">b</p>',
  ],
  ["<p>a</p><h2>B</h2><p>b</p>", "<p>a</p>"],
  ["<h2>B</h2><p>b</p>", "<h2>B</h2><p>b</p>"],
  ["<p>a</p>", "<p>a</p>"],
  ["", ""],
])("%s is split after %s", (content, first) => {
  expect(splitAfterFirstSection(content)).toEqual([first, content.slice(first.length)]);
});

test("the two parts make the whole, for any text", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(splitAfterFirstSection(text).join("")).toBe(text);
    }),
  );
});

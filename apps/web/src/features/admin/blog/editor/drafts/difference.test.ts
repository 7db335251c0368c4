// @vitest-environment jsdom
import fc from "fast-check";
import { expect, test } from "vitest";
import { htmlDifference, wordDifference } from "./difference.ts";

test("a changed word is shown inside its sentence, and the rest is counted", () => {
  const before = "<h2>Why</h2><p>The Ox waits.</p><p>End.</p>";
  const after = "<h2>Why</h2><p>The Rat waits.</p><p>End.</p>";
  expect(htmlDifference(before, after)).toEqual([
    { kind: "same", blocks: 1 },
    {
      kind: "changed",
      isMarkup: false,
      pieces: [
        { text: "The ", kind: "same" },
        { text: "Ox", kind: "removed" },
        { text: "Rat", kind: "added" },
        { text: " waits.", kind: "same" },
      ],
    },
    { kind: "same", blocks: 1 },
  ]);
});

test("blocks that came or went are whole", () => {
  expect(htmlDifference("<p>A</p>", "<p>A</p><ul><li>B</li></ul>")).toEqual([
    { kind: "same", blocks: 1 },
    { kind: "changed", isMarkup: false, pieces: [{ text: "B", kind: "added" }] },
  ]);
});

test("the same words with another link are compared as HTML", () => {
  const [difference] = htmlDifference('<p><a href="/a">Ox</a></p>', '<p><a href="/b">Ox</a></p>');
  expect(difference).toMatchObject({ kind: "changed", isMarkup: true });
});

test("the rows of a table and its pictures are blocks", () => {
  const rows = (last: string) => `<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>${last}</td></tr></tbody></table>`;
  expect(htmlDifference(rows("c"), rows("d"))).toMatchObject([{ kind: "same", blocks: 1 }, { kind: "changed" }]);
  expect(htmlDifference("", '<figure><img src="/a.webp" alt=""></figure>')).toMatchObject([
    { pieces: [{ text: "(picture)", kind: "added" }] },
  ]);
});

test("the pieces give both texts", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const pieces = wordDifference(before, after);
      const without = (kind: string) => pieces.filter((piece) => piece.kind !== kind).map(({ text }) => text);
      expect(without("added").join("")).toBe(before);
      expect(without("removed").join("")).toBe(after);
    }),
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { idPattern } from "./clean-attributes.ts";
import { maxHtmlHeadings } from "./clean-html.ts";
import { outlineOf } from "./outline.ts";
import { readHtml } from "./read-html.ts";

test("headings get ids by their texts, unique in the article", () => {
  const { content, outline } = outlineOf("<h2>Why &amp; <em>how</em></h2><p>a</p><h3>Dates</h3><h3>Dates</h3>");
  expect(outline).toEqual([
    { id: "s-why-and-how", level: 2, text: "Why & how" },
    { id: "s-dates", level: 3, text: "Dates" },
    { id: "s-dates-2", level: 3, text: "Dates" },
  ]);
  expect(content).toBe(
    '<h2 id="s-why-and-how">Why &amp; <em>how</em></h2><p>a</p><h3 id="s-dates">Dates</h3><h3 id="s-dates-2">Dates</h3>',
  );
});

test.each([
  ['<h2 id="x">A</h2>', '<h2 id="s-a">A</h2>'],
  ["<h2 class='q' ID='x' lang=en>A</h2>", "<h2 id=\"s-a\" class='q' lang=en>A</h2>"],
  ["<h2 id=x>A</h2>", '<h2 id="s-a">A</h2>'],
  ["<h2 id>A</h2>", '<h2 id="s-a">A</h2>'],
  ['<h2 lang=a id="x"class=b>A</h2>', '<h2 id="s-a" lang=a class=b>A</h2>'],
  ['<h2 id="cookie" id="b">A</h2>', '<h2 id="s-a">A</h2>'],
  ['<h2 id="s-old">A</h2>', '<h2 id="s-old">A</h2>'],
  ['<h2 id="s-old" id="b">A</h2>', '<h2 id="s-old">A</h2>'],
  ['<h2 id="s-b">A</h2><h2 id="s-b">C</h2>', '<h2 id="s-b">A</h2><h2 id="s-c">C</h2>'],
  ['<p id="s-a">x</p><h2>A</h2>', '<p id="s-a">x</p><h2 id="s-a-2">A</h2>'],
  ['<h2>A</h2><h2 id="s-a">B</h2>', '<h2 id="s-a-2">A</h2><h2 id="s-a">B</h2>'],
  ["<h2> </h2><h4>A</h4>", "<h2> </h2><h4>A</h4>"],
  ["<h2>龙年</h2>", '<h2 id="s-article">龙年</h2>'],
])("%s becomes %s", (content, expected) => {
  expect(outlineOf(content).content).toBe(expected);
});

test("headings beyond the most that an article may have stay as they are", () => {
  const first = '<h2 id="s-a">A</h2>'.repeat(1) + "<h3>B</h3>".repeat(maxHtmlHeadings - 1);
  const { content, outline } = outlineOf(`${first}<h2>C</h2><h2 id="s-b">D</h2>`);
  expect(outline).toHaveLength(maxHtmlHeadings);
  expect(outline.slice(0, 2).map(({ id }) => id)).toEqual(["s-a", "s-b-2"]);
  expect(content.endsWith('<h2>C</h2><h2 id="s-b">D</h2>')).toBe(true);
});

test("in any HTML, ids are safe and unique, blocks stay, and a second run changes nothing", () => {
  const part = fc.constantFrom(
    ..."<h2> <h2_id=a> <h2_id='s-a'> <H3_class=x> </h2> </h3> <p_id=s-a-2> </p> <b> A B-C 龙 & &amp; <h2_id=\"x\"id=y/> ' \" <".split(
      " ",
    ),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const source = parts.join(" ").replaceAll("_", " ");
      const { content, outline } = outlineOf(source);
      expect(outline.every(({ id }) => idPattern.test(id))).toBe(true);
      expect(new Set(outline.map(({ id }) => id)).size).toBe(outline.length);
      expect(passagesOf(content)).toEqual(passagesOf(source));
      expect(outlineOf(content)).toEqual({ content, outline });
    }),
  );
});

/** Returns what a reader sees of the blocks, wherever they stand in the HTML. */
function passagesOf(html: string) {
  return readHtml(html).blocks.map(({ start, end, ...passage }) => passage);
}

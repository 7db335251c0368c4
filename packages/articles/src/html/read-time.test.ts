import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countWords, readTime } from "./read-time.ts";

describe("readTime", () => {
  test.each([
    [0, 0],
    [1, 1],
    [199, 1],
    [200, 1],
    [201, 2],
    [400, 2],
    [401, 3],
    [2000, 10],
  ])("of %i words is %i minutes", (words, minutes) => {
    expect(readTime(words)).toBe(minutes);
  });

  test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("refuses %d words", (words) => {
    expect(() => readTime(words)).toThrow(RangeError);
  });
});

describe("countWords", () => {
  test.each([
    ["", 0],
    ["   \n\t", 0],
    ["<p></p><br><hr>", 0],
    ["&nbsp;&nbsp;", 0],
    ["— & … !", 0],
    ["&mdash; &amp;", 0],
  ])("finds no word in '%s'", (html, words) => {
    expect(countWords(html)).toBe(words);
  });

  test.each([
    ["one two  three\nfour", 4],
    ["<p>one</p><p>two</p>", 2],
    ["<li>one<li>two", 2],
    ["one<br>two", 2],
    ["<td>one</td><td>two</td>", 2],
    ["un<b>hurried</b>", 1],
    ["<a href='/x'>one</a> <em>two</em>", 2],
    ["one<!-- two three -->four", 1],
    ["one <script>let two = '<p>three</p>';</script> four", 2],
    ["<style>p { color: red }</style><p>one</p>", 1],
    ['<img alt="two words" src="x.png"> one', 1],
    ['<p title="a > b">one</p>', 1],
    ["R&amp;D", 2],
    ["caf&eacute; na&iuml;ve", 2],
    ["one&nbsp;two", 2],
    ["don't don’t", 2],
    ["well-known", 1],
    ["3,500 people in 1990.", 4],
    ["word—word – word", 3],
    ["hy\u00ADphen", 1],
    ["cafe\u0301", 1],
    ["5 < 6 is true", 4],
    ["the snake 蛇 is", 4],
    ["<p>never closed", 2],
  ])("counts the words of '%s' as a reader would", (html, words) => {
    expect(countWords(html)).toBe(words);
  });

  test("counts the words of all paragraphs", () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(fc.array(fc.array(word, { minLength: 1 })), (paragraphs) => {
        const html = paragraphs.map((words) => `<p>${words.join(" ")}</p>`).join("");
        expect(countWords(html)).toBe(paragraphs.flat().length);
      }),
    );
  });

  test("counts the words of a very long text", () => {
    expect(countWords("<p>one two three</p>".repeat(20_000))).toBe(60_000);
    expect(countWords("a".repeat(1_000_000))).toBe(1);
    expect(countWords("-.".repeat(500_000))).toBe(0);
  });
});

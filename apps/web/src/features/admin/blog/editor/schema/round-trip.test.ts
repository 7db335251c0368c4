// @vitest-environment jsdom
import { cleanHtml, keywords, writeFromTemplates } from "@zodiac-at-work/articles";
import fc from "fast-check";
import { expect, test } from "vitest";
import { compareHtml, lossesOf } from "./html-losses.ts";
import { readArticleHtml } from "./read-article-html.ts";
import { writeArticleHtml } from "./write-article-html.ts";

const knowledge = {
  companies: [{ name: "Canva", founded: "2013-01-01" }],
  states: [{ name: "Ohio", statehood: "1803-03-01", capital: "Columbus", nickname: "The Buckeye State" }],
};
const roundTrip = (html: string) => writeArticleHtml(readArticleHtml(html));

const constructs = [
  "<h2>Why</h2>",
  '<h2 id="s-why" lang="en">Why <em>it</em> moves</h2><h3>A</h3><h4>B</h4>',
  "<p>Plain &amp; simple, 1 &lt; 2</p>",
  '<p class="note">A note</p>',
  "<p><strong>a</strong> <em>b</em> <b>c</b> <i>d</i> <u>e</u> <s>f</s></p>",
  "<p>H<sub>2</sub>O, x<sup>2</sup>, <small>small</small>, <mark>mark</mark></p>",
  "<p>Press <kbd>Ctrl</kbd>+<kbd>S</kbd>, run <code>pnpm</code></p>",
  '<p><abbr title="New Year">NY</abbr> on <time datetime="2027-02-06">Feb 6</time></p>',
  '<p>He said <q cite="https://example.com/q">no</q> in <cite>A book</cite></p>',
  '<p><a href="/zodiac-sample">a</a> <a href="https://example.com/?a=1&amp;b=2" rel="noopener nofollow">b</a></p>',
  '<p><a href="mailto:a@example.com">c</a> <a href="#s-why">d</a></p>',
  "<p>line<br>break</p>",
  "<p>a&nbsp;b</p>",
  "<ul><li>One</li><li>Two</li></ul>",
  "<ul><li><p>One</p></li><li><p>Two</p><p>More</p></li></ul>",
  '<ol start="3" reversed="" type="a"><li>c<ul><li>nested</li></ul></li></ol>',
  "<dl><dt>Ox</dt><dd>Patient</dd><dt>Rat</dt><dd><p>Quick</p></dd></dl>",
  "<blockquote><p>Q</p></blockquote>",
  '<blockquote class="pull-quote" cite="https://example.com/a"><p>Q</p><cite>C</cite></blockquote>',
  "<blockquote>Bare</blockquote>",
  '<aside class="note"><p>x</p></aside>',
  '<div class="short-answer"><p>Feb 6, 2027</p><ul><li>y</li></ul></div>',
  "<pre><code>a\n  b\n\nc</code></pre>",
  "<hr>",
  '<details open=""><summary>More <em>here</em></summary><p>t</p></details>',
  "<details><summary>s</summary>bare</details>",
  "<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>",
  '<table><caption>c</caption><thead><tr><th scope="col">h</th><th scope="col">i</th></tr></thead><tbody><tr><th scope="row">a</th><td>b</td></tr></tbody><tfoot><tr><td>f</td><td></td></tr></tfoot></table>',
  '<table><thead><tr><th scope="col" colspan="2">h</th></tr></thead><tbody><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
  "<table><tbody><tr><td>a</td></tr></tbody><tbody><tr><td><p>b</p><p>c</p></td></tr></tbody></table>",
  '<figure><img src="/blog/images/0a.webp" alt="An ox" width="640" height="360" loading="lazy"><figcaption>f <em>g</em></figcaption></figure>',
  "<figure><table><tbody><tr><td>a</td></tr></tbody></table><figcaption>f</figcaption></figure>",
  '<p>An <img src="https://example.com/a.png" alt=""> inline</p>',
  '<p><em>a <strong>b</strong></em> <a href="/x"><strong>c</strong> d</a></p>',
];

test.each(constructs)("%s survives the visual editor byte for byte", (html) => {
  expect(cleanHtml(html).html).toBe(html);
  expect(lossesOf(html)).toEqual([]);
  // The order of elements around the same text means nothing.
  expect(compareHtml(roundTrip(html), html)).toEqual([]);
  expect(roundTrip(roundTrip(html))).toBe(roundTrip(html));
});

test("articles of the template writer for every category survive byte for byte", () => {
  for (const category of new Set(keywords.map((each) => each.category))) {
    for (const { keyword } of keywords
      .filter((each) => each.category === category && each.family !== "stories")
      .slice(0, 2)) {
      const { content } = writeFromTemplates({ keyword, seed: "1", today: "2026-11-23", knowledge });
      expect(lossesOf(content), keyword).toEqual([]);
      expect(roundTrip(content), keyword).toBe(content);
    }
  }
}, 60_000);

test.each([
  ["<p>a</p><video></video>", "<video>"],
  ["<p onclick='x'>a</p>", "onclick of <p>"],
  ["<p>a<script>b</script></p>", "<script>"],
  ["<!-- note --><p>a</p>", "comments"],
  ['<strong id="s-x"><p>a</p><p>b</p></strong>', "the id of an element around several blocks"],
  ["<p>a <a href='/x'></a></p>", "an empty <a>"],
  ["bare text", "the order or nesting of its elements"],
  [
    "<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>",
    "a table whose rows have different lengths",
  ],
  ["<table><colgroup><col></colgroup><tbody><tr><td>a</td></tr></tbody></table>", "<colgroup>"],
  [`${"<div>".repeat(400)}a`, "elements that are nested this deep"],
])("%.60s is reported as a loss", (html, loss) => {
  expect(lossesOf(html)).toContain(loss);
});

test("any HTML without a reported loss keeps its text and its elements", () => {
  const tags =
    "p h2 h3 ul ol li blockquote aside div table tbody tr td th dl dt dd figure figcaption details summary em strong code a img br hr pre".split(
      " ",
    );
  const piece = fc.oneof(
    fc.constantFrom(...tags.flatMap((tag) => [`<${tag}>`, `<${tag} id=x href=/y src=/z class=note>`, `</${tag}>`])),
    fc.constantFrom("text", " ", "\n", "&amp;", "&nbsp;", "more text"),
  );
  const elementsIn = (html: string) => (html.match(/<(?!\/|a\b|em|strong|code)\w+/g) ?? []).sort();
  const textIn = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, "");
  let kept = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
      const { html } = cleanHtml(pieces.join(""));
      if (lossesOf(html).length > 0) return;
      kept++;
      const after = roundTrip(html);
      expect(elementsIn(after)).toEqual(elementsIn(html));
      expect(textIn(after)).toBe(textIn(html));
      expect(cleanHtml(after)).toEqual({ html: after, removed: [] });
    }),
    { numRuns: 300 },
  );
  expect(kept).toBeGreaterThan(30);
}, 60_000);

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LinkTarget } from "../types/article.ts";
import { slugOf } from "../words/slug.ts";
import { addInternalLinks } from "./internal-links.ts";
import { readHtml } from "./read-html.ts";

const boss = target("working for a rat boss");
const pair = target("rat and ox compatibility");
const all = [
  boss,
  pair,
  ...["rat careers", "ox years", "life path 7 careers", "metal horse personality", "born in 1990"].map(target),
];

describe.each<[string, LinkTarget, string, string]>([
  ["the keyword in any case", boss, "Is working for a Rat boss hard?", "working for a Rat boss"],
  ["the subject of the title", { ...boss, title: "Bossy Rats: Five Cases" }, "All bossy rats do.", "bossy rats"],
  ["the two signs in any order", pair, "Put an Ox with a Rat.", "Ox with a Rat"],
  ["a plural", pair, "Rats and Oxen agree.", "Rats and Oxen"],
  ["a life path", target("life path 7 careers"), "She has life path number 7.", "life path number 7"],
  ["a year", target("what chinese zodiac is 1990"), "People born in 1990 wait.", "born in 1990"],
  ["a year by its element", target("what chinese zodiac is 1990"), "A Metal Horse waits.", "Metal Horse"],
  ["an element and a sign", target("metal horse personality"), "A Metal Horse waits.", "Metal Horse"],
  ["an element", target("fire element jobs"), "Take the fire element.", "fire element"],
  ["a sign and a word of the keyword", target("chinese zodiac snake jobs"), "A Snake job is quiet.", "Snake job"],
  ["a single sign", boss, "A Rat waits.", "Rat"],
])("a mention by %s", (_, to, sentence, words) => {
  test("becomes a link", () => {
    const { content, added } = addInternalLinks(`<p>${sentence}</p>`, [to]);
    expect(content).toBe(`<p>${sentence.replace(words, `<a href="${to.path}">${words}</a>`)}</p>`);
    expect(added).toEqual([{ path: to.path, text: words }]);
  });
});

test.each([
  "<h2>Rat and Ox</h2>",
  '<p>The <a href="/x">Rat and Ox</a>.</p>',
  '<p>A <a href="/x">link</a>, then Rat and Ox.</p>',
  "<table><tr><th>Rat and Ox</th></tr></table>",
  "<p><code>Rat and Ox</code></p>",
  "<pre>Rat and Ox</pre>",
  "<p>Rat <em>and</em> Ox</p>",
  "<p>Brat and Ox</p>",
  "<p><b>B</b>Rat and Ox</p>",
  "<p>Rat and Ox-cart</p>",
  "<p>rat race, ox cart</p>",
  "<script>Rat and Ox</script>",
  "<!-- Rat and Ox -->",
  '<img alt="Rat and Ox">',
])("nothing is linked in %s", (content) => {
  expect(addInternalLinks(content, [pair])).toEqual({ content, added: [] });
});

test("cells of a table's body and items of a list may have links", () => {
  const content = "<table><tr><td>Rat and Ox</td></tr></table>";
  expect(addInternalLinks(content, [pair]).added).toHaveLength(1);
  expect(addInternalLinks("<ul><li>Rat and Ox</li></ul>", [pair]).added).toHaveLength(1);
});

test("an article gets no link to itself", () => {
  expect(addInternalLinks("<p>Rat and Ox</p>", [pair], { self: pair.path }).added).toEqual([]);
});

test("links to the targets that are there count, with query and fragment, and are not repeated", () => {
  const there = `<p><a href="${pair.path}?from=here#top">here</a></p><p>Rat and Ox, a Rat</p>`;
  expect(addInternalLinks(there, [pair]).added).toEqual([]);
  expect(addInternalLinks(there, [pair, boss], { most: 1 }).added).toEqual([]);
  expect(addInternalLinks(there, [pair, boss], { most: 2 }).added).toHaveLength(1);
});

test("one wording leads to one article only", () => {
  const { added } = addInternalLinks("<p>A Rat.</p><p>A Rat.</p>", [boss, target("rat careers")]);
  expect(added).toEqual([{ path: boss.path, text: "Rat" }]);
});

test("a more exact mention wins over a target that comes before", () => {
  const { added } = addInternalLinks("<p>A Rat and an Ox.</p>", [boss, pair]);
  expect(added.map(({ path }) => path)).toEqual([pair.path]);
});

test("the path is escaped", () => {
  const { content } = addInternalLinks("<p>Rat and Ox</p>", [{ ...pair, path: '/"><script>' }]);
  expect(readHtml(content).links).toMatchObject([{ href: '/"><script>', text: "Rat and Ox" }]);
});

test("spaces, entities and odd tags of the source stay as they are", () => {
  const content = "<P class='x' >&nbsp;1 &lt; 2 &amp;&#8217; the Rat\n  and Ox <BR/>x< y</P >\r\n<p>unclosed";
  const { content: linked } = addInternalLinks(content, [pair]);
  expect(linked).toBe(content.replace("Rat\n  and Ox", `<a href="${pair.path}">Rat\n  and Ox</a>`));
});

test("in any sequence of tags and words, the text stays and a second run adds nothing", () => {
  const part = fc.constantFrom(
    ..."<p> </p> <div> </div> <b> </b> <a> <a_href=/x> </a> <h2> </h2> <td> <th> <tr> <table> </table> <br> <br/> </br> < & &amp; <!-- --> <code> </code> <script> </script> Rat Ox and the Metal Horse 1990 born in life path 7 - ’s ."
      .split(" ")
      .map((each) => each.replace("_", " ")),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), fc.constantFrom("", " "), (parts, between) => {
      const content = parts.join(between);
      const { content: linked, added } = addInternalLinks(content, all, { most: 3 });
      expect(linked.length).toBe(content.length + added.reduce((sum, { path }) => sum + path.length + 15, 0));
      expect(passagesOf(linked)).toEqual(passagesOf(content));
      expect(addInternalLinks(linked, all, { most: 3 })).toEqual({ content: linked, added: [] });
    }),
  );
});

function target(keyword: string): LinkTarget {
  return { path: `/blog/${slugOf(keyword)}.html`, title: keyword, targetKeyword: keyword };
}

/** Returns what a reader sees of the blocks, wherever they stand in the HTML. */
function passagesOf(html: string) {
  return readHtml(html).blocks.map(({ start, end, ...passage }) => passage);
}

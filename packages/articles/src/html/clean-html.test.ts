import fc from "fast-check";
import { Parser } from "htmlparser2";
import { parse, serializeOuter } from "parse5";
import { expect, test } from "vitest";
import { cleanHtml, maxHtmlDepth, maxHtmlHeadings, maxHtmlLength, maxHtmlTables } from "./clean-html.ts";
import { readHtml } from "./read-html.ts";
import { xssVectors } from "./testing-xss-vectors.ts";

const everyElement = [
  '<h2 id="s-why" lang="en">Why <em>it</em> moves</h2><h3>A</h3><h4>B</h4>',
  '<div class="short-answer"><p>Feb 6, 2027</p></div><aside class="note"><p>x</p></aside>',
  '<blockquote class="pull-quote" cite="https://example.com/a"><p>Q</p><cite>C</cite></blockquote><p class="note">n</p>',
  '<ul><li>1</li></ul><ol start="3" reversed="" type="a"><li>2</li></ol><dl><dt>t</dt><dd>d</dd></dl>',
  '<table><caption>c</caption><thead><tr><th scope="col" colspan="2">h</th></tr></thead><tbody><tr><td rowspan="2">a</td><td>b</td></tr></tbody><tfoot><tr><td>f</td></tr></tfoot></table>',
  '<figure><img src="/blog/images/0a.webp" alt="" width="640" height="360" loading="lazy"><figcaption>f</figcaption></figure>',
  '<p><a href="/zodiac-sample">a</a> <a href="https://example.com/?a=1&amp;b=2" rel="noopener">b</a> <a href="mailto:a@example.com">c</a> <a href="#s-why">d</a></p>',
  "<p><strong>a</strong><b>b</b><i>c</i><u>d</u><s>e</s><sub>f</sub><sup>g</sup><code>h</code><kbd>i</kbd><mark>j</mark><small>k</small><q>l</q></p>",
  '<p><abbr title="New Year">NY</abbr> <time datetime="2027-02-06">Feb 6</time><br>x&nbsp;&amp; y &lt; z</p>',
  '<pre><code>a\n  b</code></pre><hr><details open=""><summary>s</summary><p>t</p></details>',
].join("\n");

test("what an article needs stays byte for byte", () => {
  expect(cleanHtml(everyElement)).toEqual({ html: everyElement, removed: [] });
});

test.each<[string, string, string]>([
  ["h1 becomes h2, for the title of the page is its h1", "<h1>A</h1>", "<h2>A</h2>"],
  ["h5 and h6 become h4", "<h5>A</h5><h6>B</h6>", "<h4>A</h4><h4>B</h4>"],
  [
    "a section becomes a div, so that its text stays apart",
    "<main>A</main><section>B</section>",
    "<div>A</div><div>B</div>",
  ],
  ["an unknown element leaves its text", "<p><font>A</font> <blink>B</blink></p>", "<p>A B</p>"],
  ["a script leaves nothing", "<p>A<script>B</script>C</p>", "<p>AC</p>"],
  ["a comment leaves nothing", "A<!-- B -->C<!DOCTYPE html>", "AC"],
  [
    "a class of a callout stays and any other goes",
    '<p class="note">A</p><p class="note x">B</p><p class="x">C</p>',
    '<p class="note">A</p><p>B</p><p>C</p>',
  ],
  ["a second element with an id loses it", '<p id="a">A</p><p id="a">B</p>', '<p id="s-a">A</p><p>B</p>'],
  [
    "a link within the article follows the prefix of ids",
    '<h2 id="why">A</h2><p><a href="#why">B</a></p>',
    '<h2 id="s-why">A</h2><p><a href="#s-why">B</a></p>',
  ],
  [
    "a link to another site says what its author said",
    '<a target="_blank" rel="opener ugc nofollow" href="https://example.com">A</a>',
    '<a rel="noopener nofollow ugc" href="https://example.com">A</a>',
  ],
  [
    "a link without a usable address leaves its text",
    '<a href="//example.com">A</a><a href="ftp://example.com">B</a><a>C</a>',
    "ABC",
  ],
  [
    "an image without a usable address leaves nothing",
    '<img src="data:image/png;base64,x"><img src="http://example.com/a.png"><img>A',
    "A",
  ],
  [
    "an image without alt is decoration",
    '<img src="https://example.com/a.png" sizes="1">',
    '<img src="https://example.com/a.png" alt="">',
  ],
  ["unclosed elements are closed", "<p>A<ul><li>B<li>C", "<p>A</p><ul><li>B</li><li>C</li></ul>"],
  ["a block inside a paragraph ends the paragraph", "<p>A<div>B</div>", "<p>A</p><div>B</div>"],
  [
    "text between the rows of a table moves before it",
    "<table>A<tr><td>B</table>",
    "A<table><tbody><tr><td>B</td></tr></tbody></table>",
  ],
  ["control characters go", "A\0B\u0001C&#1;D\r\nE\uD800", "ABCD\nE\uFFFD"],
])("%s", (_, dirty, clean) => {
  expect(cleanHtml(dirty).html).toBe(clean);
});

test("what was removed is listed with its count, and not what only got another name", () => {
  expect(
    cleanHtml('<h1 id="a" onclick="x">A</h1><p onclick="x" style="y">B</p><p onclick="z">C</p><svg><path d=""></svg>')
      .removed,
  ).toEqual([
    { tag: "h1", attribute: "onclick", count: 1 },
    { tag: "p", attribute: "onclick", count: 2 },
    { tag: "p", attribute: "style", count: 1 },
    { tag: "svg", attribute: undefined, count: 1 },
    { tag: "path", attribute: undefined, count: 1 },
  ]);
});

test("at most 50 removals are listed, each with a short name", () => {
  const { removed } = cleanHtml(Array.from({ length: 99 }, (_, i) => `<x-${i}${"a".repeat(999)}>`).join(""));
  expect(removed).toHaveLength(50);
  expect(removed.every(({ tag }) => tag.length <= 40)).toBe(true);
});

test.each([
  ["tooLarge", "a".repeat(maxHtmlLength + 1)],
  ["tooLarge", "&".repeat(maxHtmlLength)],
  ["tooDeep", "<div>".repeat(maxHtmlDepth + 1)],
  ["tooDeep", "<b><i>".repeat(80_000)],
  ["tooDeep", "<svg>".repeat(90_000)],
  ["tooManyHeadings", "<h2>a</h2>".repeat(maxHtmlHeadings + 1)],
  ["tooManyHeadings", "<h1>a</h1><h3>b</h3><h6>c</h6>".repeat(maxHtmlHeadings / 3 + 1)],
  ["tooManyTables", "<table></table>".repeat(maxHtmlTables + 1)],
])("HTML that is %s is refused with a sentence", (reason, html) => {
  expect(() => cleanHtml(html)).toThrow(
    expect.objectContaining({ reason, message: expect.stringMatching(/^The .+\.$/) }),
  );
});

test("HTML of the largest size and depth is cleaned", () => {
  expect(cleanHtml("a".repeat(maxHtmlLength)).html).toHaveLength(maxHtmlLength);
  const headed = "<h2>a</h2>".repeat(maxHtmlHeadings);
  expect(cleanHtml(headed).html).toBe(headed);
  const tables = "<table></table>".repeat(maxHtmlTables);
  expect(cleanHtml(tables).html).toBe(tables);
  const deep = `${"<div>".repeat(maxHtmlDepth)}${"</div>".repeat(maxHtmlDepth)}`;
  expect(cleanHtml(deep).html).toBe(deep);
});

const tags =
  "a b i em code p div li ul table tr td th caption tbody h2 h1 pre details summary figure section svg math style title select option br img dd dt aside template noscript".split(
    " ",
  );
const piece = fc.oneof(
  fc.constantFrom(...tags.flatMap((tag) => [`<${tag}>`, `</${tag}>`, `<${tag} id=x href=/ src=/a class=note>`])),
  fc.constantFrom("text", " ", "\n", "&amp;", "&lt;b&gt;", "<", ">", "<!--", "-->", "]]>", '"', "&#0;"),
);

test("any HTML is cleaned to the same bytes twice, and stays in its box", () => {
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join("")),
      (dirty) => {
        const { html } = cleanHtml(dirty);
        expect(cleanHtml(html)).toEqual({ html, removed: [] });
        expect(inPage(html)).toBe(`<body><main><div id="box">${html}</div><p id="after"></p></main></body>`);
      },
    ),
    { numRuns: 1000 },
  );
}, 30_000);

test("plain text survives", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const escaped = `<p>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p>`;
      expect(textsOf(cleanHtml(escaped).html)).toEqual(textsOf(escaped));
    }),
    { examples: [["\u00A0!"], ["&nbsp;<b>"]] },
  );
});

/** The positions of the blocks may differ, because cleaning writes some characters as entities. */
function textsOf(html: string): unknown[] {
  return readHtml(html).blocks.map(({ tag, text }) => ({ tag, text }));
}

test.each(xssVectors().map((vector, n) => [n, vector]))(
  "vector %i leaves nothing that runs or leaves its box",
  (_, vector) => {
    const { html } = cleanHtml(vector);
    expect(cleanHtml(html)).toEqual({ html, removed: [] });
    const body = inPage(html);
    expect(body).toBe(`<body><main><div id="box">${html}</div><p id="after"></p></main></body>`);
    new Parser({
      onopentag(tag, attributes) {
        expect(keptTags).toContain(tag);
        for (const [name, value] of Object.entries(attributes)) {
          expect(keptAttributes).toContain(name);
          if (name === "id" && !["box", "after"].includes(value)) expect(value).toMatch(/^s-/);
          const address =
            ["href", "src", "cite"].includes(name) && new URL(value, "https://zodiac.example/blog/a.html");
          if (address) expect(["http:", "https:", "mailto:"]).toContain(address.protocol);
          if (address && name === "href" && !/^https?:/i.test(value))
            expect(["zodiac.example", ""]).toContain(address.host);
        }
      },
    }).end(body);
  },
);

const keptTags =
  "body main a abbr aside b blockquote br caption cite code dd details div dl dt em figcaption figure h2 h3 h4 hr i img kbd li mark ol p pre q s small strong sub summary sup table tbody td tfoot th thead time tr u ul".split(
    " ",
  );
const keptAttributes =
  "alt cite class colspan datetime height href id lang loading open rel reversed rowspan scope src start title type width".split(
    " ",
  );

/** Returns the body of a page as a browser reads it. */
function inPage(html: string): string {
  const page = parse(`<!DOCTYPE html><body><main><div id=box>${html}</div><p id=after></p></main>`);
  const root = page.childNodes[1];
  return root && "childNodes" in root && root.childNodes[1] ? serializeOuter(root.childNodes[1]) : "";
}

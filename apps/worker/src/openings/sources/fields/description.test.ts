import fc from "fast-check";
import sanitizeHtml from "sanitize-html";
import { expect, test } from "vitest";
import { describe } from "./description.ts";

test.each([
  ["paragraphs", "<p>One</p>\n<p>Two</p>", "One\n\nTwo", "<p>One</p><p>Two</p>"],
  ["blocks of any kind", "<div>One</div><section>Two</section>", "One\n\nTwo", "<p>One</p><p>Two</p>"],
  ["line breaks", "<p>One<br/>Two</p>", "One\nTwo", "<p>One<br>Two</p>"],
  ["two line breaks as a new paragraph", "One<br><br>Two", "One\n\nTwo", "<p>One</p><p>Two</p>"],
  ["headings of six levels as two", "<h1>A</h1><h5>B</h5>c", "A\n\nB\n\nc", "<h3>A</h3><h4>B</h4><p>c</p>"],
  ["emphasis", "<b>a</b> and <i>b</i>", "a and b", "<p><strong>a</strong> and <em>b</em></p>"],
  ["crossed emphasis", "<b>a<i>b</b>c</i>d", "abcd", "<p><strong>a<em>b</em></strong>cd</p>"],
  ["lists", "<ul><li>a<li><p>b</p><p>c</p></ul>", "- a\n- b\n  c", "<ul><li>a</li><li>b<br>c</li></ul>"],
  ["numbered lists", "<ol><li>a</li><li>b</li></ol>", "1. a\n2. b", "<ol><li>a</li><li>b</li></ol>"],
  [
    "nested lists",
    "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
    "- a\n  - b\n- c",
    "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
  ],
  [
    "items outside of a list",
    "x<li>a</li><li>b</li><p>y</p>",
    "x\n\n- a\n- b\n\ny",
    "<p>x</p><ul><li>a</li><li>b</li></ul><p>y</p>",
  ],
  ["cells of a table as words", "<table><tr><td>a</td><td>b</td></tr></table>", "a b", "<p>a b</p>"],
  ["preformatted lines", "<pre>a\nb</pre>", "a\nb", "<p>a<br>b</p>"],
  ["plain text with lines", "a\nb\n\nc & d", "a\nb\n\nc & d", "<p>a<br>b</p><p>c &amp; d</p>"],
  ["entities", "R&amp;D&nbsp;&eacute; &lt;3", "R&D é <3", "<p>R&amp;D é &lt;3</p>"],
  ["HTML that is escaped once", "&lt;p&gt;R&amp;amp;D&lt;/p&gt;", "R&D", "<p>R&amp;D</p>"],
  ["HTML that is escaped twice", "&amp;lt;p&amp;gt;a&amp;lt;/p&amp;gt;", "a", "<p>a</p>"],
  [
    "entities that are escaped once more",
    "<p>R&amp;amp;D&amp;nbsp;&amp;#xa;&amp;rsquo;s</p>",
    "R&D ’s",
    "<p>R&amp;D ’s</p>",
  ],
  ["escaped code in escaped HTML", "&lt;p&gt;a &amp;lt;div&amp;gt;&lt;/p&gt;", "a <div>", "<p>a &lt;div&gt;</p>"],
  ["HTML in CDATA", "<![CDATA[<p>a</p>]]>", "a", "<p>a</p>"],
  ["a < that begins no tag", "3 < 5 and <5 years", "3 < 5 and <5 years", "<p>3 &lt; 5 and &lt;5 years</p>"],
])("reads %s", (_, source, text, html) => {
  expect(describe(source)).toEqual({ text, html });
});

test("keeps links to https, and of the others the text", () => {
  const html = describe(`<p><a href="https://x.example/?a=1&amp;b" onclick="x()">one</a>
    <a href="http://x.example">two</a> <a href="javascript:x()">three</a> <a href="/x">four</a>
    <a href="https://user:word@x.example">five</a> <a href=" JaVaScRiPt:x()">six</a>`)?.html;
  expect(html).toBe(
    '<p><a href="https://x.example/?a=1&amp;b" rel="nofollow noopener noreferrer">one</a> two three four five six</p>',
  );
});

test.each(["script", "style", "template", "noscript", "iframe", "svg", "textarea", "title", "object"])(
  "leaves out %s with its content",
  (name) => {
    expect(describe(`<p>a</p><${name}>b</${name}><p>c</p>`)?.text).toBe("a\n\nc");
  },
);

test.each(["", "  \n", "<p> &nbsp;</p>", "<script>a</script>", "<br><br>", "<ul><li></li></ul>"])(
  "returns null for %j, which has no text",
  (source) => {
    expect(describe(source)).toBeNull();
  },
);

test("removes characters that PostgreSQL refuses or that reverse the text", () => {
  expect(describe("a\u0000b\u202Ec\uFEFFd\uD800")?.text).toBe("abcd\uFFFD");
});

test("cuts an endless text, with the elements closed", () => {
  const description = describe(`<ul><li><b>${"bread ".repeat(100_000)}`);
  expect(description?.text.length).toBeLessThan(60_100);
  expect(description?.html).toMatch(/…<\/strong><\/li><\/ul>$/);
});

/** Markup, text and attacks in any order. */
const fragments = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ..."<p> </p> <b> </b> <i> </i> <ul> </ul> <ol> </ol> <li> </li> <br> <h2> </h2> <a> </a> <div> <pre> </pre>".split(
          " ",
        ),
      ),
      fc.constantFrom(
        "<script>alert(1)</script>",
        '<img src=x onerror="alert(1)">',
        '<a href="javascript:alert(1)">',
        '<a href="https://x.example/&quot;onclick=&quot;x">',
        "<svg><style><img src=x onerror=alert(1)>",
        "<!--><img src=x onerror=alert(1)>-->",
        "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=alert(1)&gt;'>",
        "&lt;script&gt;alert(1)&lt;/script&gt;",
        "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
      ),
      fc.string(),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(""));

test("the HTML passes a sanitizer without a change, whatever the source", () => {
  fc.assert(
    fc.property(fragments, (source) => {
      const html = describe(source)?.html ?? "";
      const sanitized = sanitizeHtml(html, {
        allowedTags: ["p", "br", "ul", "ol", "li", "strong", "em", "h3", "h4", "a"],
        allowedAttributes: { a: ["href", "rel"] },
        allowedSchemes: ["https"],
      });
      expect(sanitized.replaceAll("<br />", "<br>")).toBe(html);
    }),
    { numRuns: 1_000 },
  );
});

test("reading its own HTML changes nothing", () => {
  fc.assert(
    fc.property(fragments, (source) => {
      const first = describe(source);
      fc.pre(first !== null && !/&lt;\/?[a-z]/i.test(first.html));
      expect(describe(first?.html ?? "")).toEqual(first);
    }),
  );
});

test("hundreds of thousands of open elements end the reading, at once", () => {
  expect(describe(`a${"<b>".repeat(300_000)}`)?.text).toBe("a");
  expect(describe(`a${"<ul><li>".repeat(100_000)}`)?.text).toBe("a");
});

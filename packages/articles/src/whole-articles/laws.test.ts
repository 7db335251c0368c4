import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CheckName, checkArticle } from "../checks/check-article.ts";
import { factsOf } from "../checks/facts.ts";
import { keywords } from "../families/keywords.ts";
import { writeFromTemplates } from "../families/write-from-templates.ts";
import { articleStats } from "../html/article-stats.ts";
import { maxHtmlLength } from "../html/clean-html.ts";
import { faqOf } from "../html/faq.ts";
import { addInternalLinks } from "../html/internal-links.ts";
import { outlineOf } from "../html/outline.ts";
import { overlapOf, phrasesOf } from "../html/phrases.ts";
import { readingEase } from "../html/reading-ease.ts";
import { signsIn } from "../html/signs-in.ts";
import { knowledge } from "../types/testing-knowledge.ts";
import { slugOf } from "../words/slug.ts";

const context = { knowledge, targetWordCount: 700, others: [], paths: new Set<string>(), today: "2026-11-23" };
const articles = fc
  .constantFrom(...keywords)
  .map(({ keyword }) => writeFromTemplates({ keyword, seed: "1", today: "2026-11-23", knowledge }));
const words = fc.stringMatching(/^[a-z]{1,9}$/);
const sets = fc.array(words, { maxLength: 30 }).map((list) => phrasesOf(`<p>${list.join(" ")}</p>`));

test("the checks measure the same article alike", () => {
  fc.assert(
    fc.property(articles, (article) => {
      expect(checkArticle(article, context)).toEqual(checkArticle({ ...article }, context));
    }),
    { numRuns: 10 },
  );
}, 30_000);

test("an article is correct in any order of its paragraphs", () => {
  fc.assert(
    fc.property(articles, fc.infiniteStream(fc.nat()), ({ content }, numbers) => {
      const order = content.split("\n").map((block) => ({ block, at: numbers.next().value as number }));
      const shuffled = order.sort((a, b) => a.at - b.at).map(({ block }) => block);
      const checks = factsOf(shuffled.join("\n"), knowledge);
      expect(checks.flatMap(({ problem }) => problem ?? [])).toEqual([]);
      expect(checks).toHaveLength(factsOf(content, knowledge).length);
    }),
    { numRuns: 10 },
  );
}, 30_000);

test("the overlap is a share, the same both ways, whole with itself and none with nothing", () => {
  fc.assert(
    fc.property(sets, sets, (a, b) => {
      const overlap = overlapOf(a, b);
      expect(overlap).toBe(overlapOf(b, a));
      expect(overlap).toBeGreaterThanOrEqual(0);
      expect(overlap).toBeLessThanOrEqual(1);
      expect(overlapOf(a, a)).toBe(a.size === 0 ? 0 : 1);
      expect(overlapOf(a, new Set())).toBe(0);
      expect(overlapOf(a, new Set([...a, ...b]))).toBe(a.size === 0 ? 0 : 1);
    }),
  );
});

describe.each<[CheckName, "title" | "metaDescription", number, number]>([
  ["title", "title", 1, 60],
  ["metaDescription", "metaDescription", 70, 160],
])("the check %s", (check, field, least, most) => {
  test("counts characters as readers do, to the border", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), fc.constantFrom("a", "é", "龙", "🐉"), (length, character) => {
        const article = { title: "a", slug: "a", metaDescription: "a", content: "", targetKeyword: "a" };
        const results = checkArticle({ ...article, [field]: character.repeat(length) }, context);
        const found = results.find((result) => result.check === check);
        expect(found?.measured).toEqual({ characters: length });
        expect(found?.passed).toBe(length >= least && length <= most);
      }),
    );
  });
});

test("the slug of any title passes the check", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (title) => {
      const article = { title, slug: slugOf(title), metaDescription: "", content: "", targetKeyword: "" };
      expect(checkArticle(article, context).find(({ check }) => check === "slug")?.passed).toBe(true);
    }),
  );
});

test("inline tags change neither the reading ease, nor the phrases, nor the facts, nor the words", () => {
  const tags = fc.array(fc.constantFrom("em", "strong", "b", "span", 'a href="/x"'), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(articles, tags, ({ content }, list) => {
      let i = 0;
      const tagged = content.replace(/(?<=[ >])[A-Za-z]+(?=[ .,<])(?![^<]*>)/g, (word) => {
        const tag = list[i++ % list.length] as string;
        return i % 3 === 0 ? `<${tag}>${word}</${tag.split(" ")[0]}>` : word;
      });
      expect(readingEase(tagged)).toBe(readingEase(content));
      expect(phrasesOf(tagged)).toEqual(phrasesOf(content));
      expect(factsOf(tagged, knowledge)).toEqual(factsOf(content, knowledge));
      expect(articleStats(tagged).words).toBe(articleStats(content).words);
    }),
    { numRuns: 5 },
  );
}, 30_000);

/** At the greatest length that the cleaning lets through, time in proportion to its square would take hours. */
describe.each<[string, string, string]>([
  ["10,000 nested tags", "<div>".repeat(9_999), ""],
  ["paragraphs", "<p>The Rat.", ""],
  ["headings", "<h2>Rat</h2>", ""],
  ["inline tags", "<b>Rat</b> ", ""],
  ["unclosed comments", "<!-- ", ""],
  ["opened tags", "<", ""],
  ["attributes", " a=b", "<p"],
  ["entities", "&amp;", ""],
  ["cells", "<td></td>", "<table><tr>"],
  ["spaces", " ", "a"],
  ["ends of sentences", "a. B", ""],
  ["quotes", '." ', ""],
  ["signs", "Rat, ", ""],
  ["signs and relations", "Rat and Ox clash with ", ""],
  ["years", "1990, ", "Horse years: "],
  ["births", "Born on January 26, 1990, Maya is a Horse, five days from New Year. ", ""],
  ["dates", "AutoZone January 27, 1990 to ", ""],
  ["sums", "1 + ", ""],
  ["digits", "1", ""],
  ["elements", "Wood feeds the ", ""],
  ["links", '<a href="/x">Rat</a>', ""],
  ["questions", "<h3>A?</h3><p>b", "<h2>Q</h2>"],
])("hostile HTML of %s", (_, part, start) => {
  const html = start + part.repeat(part.length > 1000 ? 1 : maxHtmlLength / part.length);
  const target = { path: "/blog/rat.html", title: "Rat careers", targetKeyword: "rat careers" };

  test("is read in reasonable time", () => {
    const article = { title: "A", slug: "a", metaDescription: "a", content: html, targetKeyword: "rat" };
    expect(checkArticle(article, context)).toHaveLength(17);
    expect(() => [outlineOf(html), faqOf(html), signsIn(article), addInternalLinks(html, [target])]).not.toThrow();
  }, 120_000);
});

test("deeper nesting is refused with a clear error", () => {
  expect(() => articleStats("<b>".repeat(10_001))).toThrow("The HTML is nested more than 10000 tags deep.");
});

import { describe, expect, test } from "vitest";
import { type CheckContext, type CheckName, checkArticle } from "../checks/check-article.ts";
import { factsOf } from "../checks/facts.ts";
import { writeFromTemplates } from "../families/write-from-templates.ts";
import { phrasesOf } from "../html/phrases.ts";
import { readHtml } from "../html/read-html.ts";
import { knowledge } from "../types/testing-knowledge.ts";

const article = writeFromTemplates({ keyword: "rat and ox compatibility", seed: "1", today: "2026-11-23", knowledge });
const context = { knowledge, targetWordCount: 2000, others: [], paths: new Set<string>(), today: "2026-11-23" };

test("an article of the template writer passes every check, and each check says what it measured", () => {
  const results = checkArticle(article, context);
  expect(results.map(({ passed }) => passed)).toEqual(results.map(() => true));
  expect(results.every(({ measured }) => Object.keys(measured).length > 0)).toBe(true);
});

test.each<[CheckName, Partial<typeof article>]>([
  ["title", { title: `Rat and Ox compatibility ${"x".repeat(60)}` }],
  ["slug", { slug: "Rat and Ox" }],
  ["metaDescription", { metaDescription: "Too short." }],
  ["wordCount", { content: article.content.slice(0, 400) }],
  ["headings", { content: article.content.replace("<h2>", "<h4>") }],
  ["keyword", { targetKeyword: "ox and rat salaries" }],
  ["links", { content: `${article.content}<p><a href="/zodiac-simple">Sample</a></p>` }],
  [
    "facts",
    {
      content: article.content.replaceAll("82 of 100", "83 of 100"),
      metaDescription: "A description of some length that names no score and no sign at all.",
    },
  ],
  [
    "readingEase",
    {
      content: `<p>${"Interdepartmental organizational compatibility considerations necessitate extraordinarily comprehensive documentation. ".repeat(250)}</p>`,
    },
  ],
])("the check %s fails with a sentence", (check, change) => {
  const found = checkArticle({ ...article, ...change }, context).find((result) => result.check === check);
  expect(found?.passed).toBe(false);
  expect(found?.problem).toMatch(/[.”]$/);
});

test("a near-duplicate of another article is refused by name", () => {
  const others = [{ slug: "old", title: "The old one", phrases: phrasesOf(article.content) }];
  const found = checkArticle(article, { ...context, others }).find(({ check }) => check === "originality");
  expect(found).toMatchObject({ passed: false, measured: { percent: 100, closest: "old" } });
});

describe("findings", () => {
  const found = (change: Partial<typeof article>, check: CheckName, more: Partial<CheckContext> = {}) =>
    checkArticle({ ...article, ...change }, { ...context, ...more }).find((each) => each.check === check)?.findings ??
    [];
  const blocksOf = (content: string) => readHtml(content).blocks;
  const plain =
    "<p>The Rat and the Ox score 82 of 100, which is a good pair for work.</p><h2>One</h2><p>Two people.</p><h2>Two</h2>";

  test("a check that passes has no findings, and one that fails has at least one", () => {
    for (const { passed, findings } of checkArticle(article, context)) expect(findings).toEqual(passed ? [] : findings);
    const bad = checkArticle({ ...article, title: "x".repeat(99), content: "<p>Rat and Ox clash.</p>" }, context);
    for (const { check, passed, findings } of bad) expect([check, findings.length > 0]).toEqual([check, !passed]);
  });

  test.each<[CheckName, string]>([
    ["facts", "<p>Chinese New Year fell on January 28, 1990.</p>"],
    [
      "frames",
      "<p>The careful Rat writes the plan before Monday comes. The careful Ox writes the plan before Friday comes.</p>",
    ],
    ["passedDays", "<p>The year will end on February 16, 2025.</p>"],
    ["reader", "<p>You are a Rat at work.</p><p>Your Rat boss likes short notes.</p>"],
    ["links", '<p>Read the <a href="/nowhere">next one</a>.</p>'],
    ["headings", "<h2>One</h2>"],
    ["headings", "<h4>Too deep</h4>"],
    ["claims", "<p>The Rat is slow and waits, and the Ox opens the talks.</p>"],
  ])("of %s name the block of the text that they concern", (check, bad) => {
    const content = `${plain}${bad}<p>The end.</p>`;
    const findings = found({ content }, check);
    const expected = blocksOf(content).length - 2;
    expect([...new Set(findings.map(({ block }) => block))]).toEqual([expected]);
  });

  test("a wrong fact of the description concerns no block, and the answer concerns the first", () => {
    const metaDescription = "Rat and Ox clash, as the tradition has it, and this is what it means for two people.";
    expect(found({ metaDescription }, "facts").map(({ block }) => block)).toEqual([null]);
    expect(found({ content: `<p>${"word ".repeat(61)}</p>${plain}` }, "answer")[0]?.block).toBe(0);
    expect(found({ content: plain, title: "The Snake at Work" }, "answer")[0]?.block).toBeNull();
  });

  test("the rows of a table are blocks of their own", () => {
    const rows =
      "<tr><th>Year</th><th>Sign</th></tr><tr><td>1990</td><td>Horse</td></tr><tr><td>1991</td><td>Rat</td></tr>";
    expect(found({ content: `${plain}<table>${rows}</table>` }, "facts").map(({ block }) => block)).toEqual([6]);
  });

  test("a hostile text keeps a bounded number of short findings", () => {
    const content = `<p>${Array.from({ length: 28 }, (_, i) => `Chinese New Year fell on March ${i + 1}, 1990. It fell on March ${i + 1}, 1991.`).join(" ")}</p>`;
    const findings = found({ content }, "facts");
    expect(findings).toHaveLength(50);
    const long = found(
      { content: `<p>The year will end on February 16, 2025 ${"and on ".repeat(2_000)}.</p>` },
      "passedDays",
    );
    expect([...(long[0]?.text ?? "")].length).toBe(600);
  });
});

describe("statements", () => {
  test.each([
    "Chinese New Year fell on January 27, 1990.",
    "Someone born on January 26, 1990 is an Earth Snake, not a Horse.",
    "The Horse year ran from January 27, 1990 to February 14, 1991.",
    "1990 was a Metal Horse year.",
    "Rat and Horse clash.",
    "Rat and Ox are one of the six harmonies.",
    "Rat and Ox score 82 of 100.",
    "The Rat's element is water.",
    "The Ox is yin.",
    "Water feeds wood, and water checks fire.",
    "The hour of the Rat ran from 23:00 to 00:59.",
    "For a birth on January 26, 1990 the sum is 1 + 26 + 1990 = 2017 → 2 + 0 + 1 + 7 = 10 → 1 + 0 = 1, which is life path 1.",
  ])("“%s” is found and holds", (sentence) => {
    const checks = factsOf(`<p>${sentence}</p>`, knowledge);
    expect(checks.length).toBeGreaterThan(0);
    expect(checks.flatMap(({ problem }) => problem ?? [])).toEqual([]);
  });

  test.each([
    "Chinese New Year fell on January 28, 1990.",
    "Chinese New Year fell on February 30, 1990.",
    "The shop opened on March 3, 1990.",
    "Someone born on January 26, 1990 is a Horse.",
    "The Horse year ran from January 27, 1990 to February 15, 1991.",
    "1990 was a Fire Horse year.",
    "1991 was a Metal Horse year.",
    "Rat and Ox clash.",
    "Rat and Horse are one of the six harmonies.",
    "Rat and Ox score 81 of 100.",
    "The Rat's element is fire.",
    "The Ox is yang.",
    "Water feeds fire.",
    "The hour of the Rat ran from 01:00 to 02:59.",
    "For a birth on January 26, 1990 the sum is 1 + 26 + 1990 = 2018.",
    "For a birth on January 27, 1990 the sum is 1 + 26 + 1990 = 2017.",
    "A birth on January 26, 1990 has life path 7.",
  ])("“%s” is found and wrong", (sentence) => {
    expect(factsOf(`<p>${sentence}</p>`, knowledge).some(({ problem }) => problem !== undefined)).toBe(true);
  });

  test("a year moved in any row of a table is found", () => {
    const { content } = writeFromTemplates({
      keyword: "year of the monkey dates",
      seed: "1",
      today: "2026-11-23",
      knowledge,
    });
    const rows = content.match(/<tr><td>\d{4}<\/td>.*?<\/tr>/g) ?? [];
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) {
      const moved = content.replace(
        row,
        row.replace(/\d{4}/, (year) => String(Number(year) + 1)),
      );
      expect(factsOf(moved, knowledge).some(({ problem }) => problem !== undefined)).toBe(true);
    }
  });
});

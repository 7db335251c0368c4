import { beforeAll, expect, test } from "vitest";
import { checkArticle } from "../checks/check-article.ts";
import { mostOverlap } from "../checks/closest-article.ts";
import { frameUses, mostArticles } from "../checks/frames.ts";
import { movedParagraphs } from "../checks/moved-paragraphs.ts";
import { keywords } from "../families/keywords.ts";
import { writeFromTemplates } from "../families/write-from-templates.ts";
import { cleanHtml } from "../html/clean-html.ts";
import { addInternalLinks } from "../html/internal-links.ts";
import { outlineOf } from "../html/outline.ts";
import { overlapOf, phrasesOf } from "../html/phrases.ts";
import { readHtml } from "../html/read-html.ts";
import { signsIn } from "../html/signs-in.ts";
import type { Article, LinkTarget } from "../types/article.ts";
import { knowledge } from "../types/testing-knowledge.ts";
import { slugOf } from "../words/slug.ts";

const today = "2026-11-25";
const targets = keywords.map(({ keyword }): LinkTarget => {
  return { path: `/blog/${slugOf(keyword)}.html`, title: keyword, targetKeyword: keyword };
});

/** The article of each keyword, as it is read and compared. */
let articles: (Article & { phrases: ReadonlySet<string>; signs: ReturnType<typeof signsIn> })[] = [];

beforeAll(() => {
  articles = keywords.map(({ keyword }) => {
    const article = writeFromTemplates({ keyword, seed: "1", today, knowledge });
    return { ...article, phrases: phrasesOf(article.content), signs: signsIn(article) };
  });
});

test("the article of every keyword passes every check", () => {
  const context = { knowledge, targetWordCount: 2000, others: [], paths: new Set<string>(), today };
  const problems = articles.flatMap((article) =>
    checkArticle(article, context).flatMap(({ check, problem }) =>
      problem === undefined ? [] : [`${article.targetKeyword}, ${check}: ${problem}`],
    ),
  );
  expect(problems).toEqual([]);
}, 60_000);

test("titles and slugs are unique", () => {
  expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length);
});

test("no sentence frame stands in more than five articles", () => {
  const common = [...frameUses(articles.map(({ content }) => content))].filter(([, uses]) => uses > mostArticles);
  expect(common).toEqual([]);
});

test("no two articles share more than 12 % of their phrases, and no paragraph stands under another sign", () => {
  const close: string[] = [];
  for (const [i, a] of articles.entries()) {
    for (const b of articles.slice(0, i)) {
      const overlap = overlapOf(a.phrases, b.phrases);
      if (overlap > mostOverlap) close.push(`${a.targetKeyword}, ${b.targetKeyword}: ${overlap}`);
      close.push(...movedParagraphs(a.content, a.signs, b).map(({ text }) => text));
    }
  }
  expect(close).toEqual([]);
}, 60_000);

test("every story has at least two figures and a note of sources", () => {
  for (const { keyword } of keywords.filter(({ family }) => family === "stories")) {
    const { content } = writeFromTemplates({ keyword, seed: "1", today, knowledge });
    expect(content.match(/<figure><table>/g)?.length, keyword).toBeGreaterThanOrEqual(2);
    expect(content, keyword).toContain("<h2>Sources and method</h2>");
  }
});

test("the cleaning leaves an article as it is", () => {
  for (const { content } of articles) expect(cleanHtml(content)).toEqual({ html: content, removed: [] });
});

test("an outline names all headings, and only adds their ids", () => {
  for (const { content } of articles) {
    const { content: outlined, outline } = outlineOf(content);
    expect(outline.map(({ level, text }) => ({ level, text }))).toEqual(
      readHtml(content).headings.map(({ level, text }) => ({ level, text })),
    );
    expect(outlined.replace(/ id="s-[a-z0-9-]+"/g, "")).toBe(content);
  }
});

test("an article gets at most five links, one to a block; without them it is as before, and a second run adds none", () => {
  for (const [i, { content, targetKeyword }] of articles.entries()) {
    if (i % 4 > 0) continue;
    const self = `/blog/${slugOf(targetKeyword)}.html`;
    const { content: linked, added } = addInternalLinks(content, targets, { self });
    expect(added.length).toBeLessThanOrEqual(5);
    expect(new Set(added.map(({ path }) => path)).size).toBe(added.length);
    expect(added.every(({ path }) => path !== self)).toBe(true);
    expect(linked.replace(/<a href="\/blog\/[^"]*">(.*?)<\/a>/g, "$1")).toBe(content);
    expect(addInternalLinks(linked, targets, { self })).toEqual({ content: linked, added: [] });
  }
});

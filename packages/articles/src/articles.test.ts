import { expect, test } from "vitest";
import type { LinkTarget } from "./article.ts";
import { factsOf } from "./checks/facts.ts";
import { cleanHtml } from "./html/clean-html.ts";
import { faqOf } from "./html/faq.ts";
import { addInternalLinks } from "./html/internal-links.ts";
import { outlineOf } from "./html/outline.ts";
import { readHtml } from "./html/read-html.ts";
import { keywords } from "./keywords.ts";
import { slugOf } from "./slug.ts";
import { knowledge } from "./testing-knowledge.ts";
import { writeFromTemplates } from "./writer/template-writer.ts";

/** One article for each keyword. */
const articles = keywords.map(({ keyword }, i) =>
  writeFromTemplates({ keyword, seed: String(i), today: "2026-11-23", knowledge, targetWordCount: 1000 }),
);
const targets = keywords.map(({ keyword }): LinkTarget => {
  return { path: `/blog/${slugOf(keyword)}.html`, title: keyword, targetKeyword: keyword };
});

test("no statement of any article is wrong", () => {
  const problems = articles.flatMap(({ title, metaDescription, content }) =>
    factsOf(`<h1>${title}</h1><p>${metaDescription}</p>${content}`, knowledge).flatMap(({ problem }) => problem ?? []),
  );
  expect(problems).toEqual([]);
}, 60_000);

test("the cleaning leaves an article as it is", () => {
  for (const { content } of articles.slice(0, 20)) expect(cleanHtml(content)).toEqual({ html: content, removed: [] });
});

test("the questions of an article are found, with their answers and nothing else", () => {
  for (const { content, faq } of articles) {
    expect(faqOf(content)).toEqual(
      faq.map(({ question, answer }) => ({ question: plain(question), answer: plain(answer) })),
    );
  }
});

test("an outline names all headings, and only adds their ids", () => {
  for (const { content } of articles) {
    const { content: outlined, outline } = outlineOf(content);
    expect(outline.map(({ level, text }) => ({ level, text }))).toEqual(readHtml(content).headings);
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

function plain(html: string): string {
  return readHtml(html)
    .blocks.map(({ text }) => text)
    .join(" ");
}

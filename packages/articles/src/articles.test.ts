import fc from "fast-check";
import { expect, test } from "vitest";
import type { LinkTarget } from "./article.ts";
import { faqOf } from "./html/faq.ts";
import { addInternalLinks } from "./html/internal-links.ts";
import { readHtml } from "./html/read-html.ts";
import { keywords } from "./keywords.ts";
import { slugOf } from "./slug.ts";
import { writeFromTemplates } from "./template/template-writer.ts";
import { knowledge } from "./testing-knowledge.ts";

const targets = keywords.map(({ keyword }): LinkTarget => {
  return { path: `/blog/${slugOf(keyword)}.html`, title: keyword, targetKeyword: keyword };
});

test("the questions of every article of the template writer are found, with their answers and nothing else", () => {
  for (const { keyword } of keywords) {
    const { content, faq } = writeFromTemplates({ keyword, seed: "1", knowledge, targetWordCount: 800 });
    expect(faqOf(content)).toEqual(
      faq.map(({ question, answer }) => ({ question: plain(question), answer: plain(answer) })),
    );
  }
});

test("in any article, at most five links are added, one to a block; taking them out gives the source, and a second run adds none", () => {
  fc.assert(
    fc.property(fc.constantFrom(...keywords), fc.integer({ min: 0, max: 9 }), ({ keyword }, seed) => {
      const self = `/blog/${slugOf(keyword)}.html`;
      const { content } = writeFromTemplates({ keyword, seed: String(seed), knowledge, targetWordCount: 800 });
      const { content: linked, added } = addInternalLinks(content, targets, { self });
      expect(added.length).toBeLessThanOrEqual(5);
      expect(new Set(added.map(({ path }) => path)).size).toBe(added.length);
      expect(added.every(({ path }) => path !== self)).toBe(true);
      expect(linked.replace(/<a href="\/blog\/[^"]*">(.*?)<\/a>/g, "$1")).toBe(content);
      expect(addInternalLinks(linked, targets, { self })).toEqual({ content: linked, added: [] });
    }),
    { numRuns: 40 },
  );
});

function plain(html: string): string {
  return readHtml(html)
    .blocks.map(({ text }) => text)
    .join(" ");
}

import { describe, expect, test } from "vitest";
import { checkArticle } from "../checks/check-article.ts";
import { writeFromTemplates } from "../families/write-from-templates.ts";
import { readHtml } from "../html/read-html.ts";
import { knowledge } from "../types/testing-knowledge.ts";
import { builtInVariant } from "./built-in-variant.ts";
import { paragraphAt, withParagraph } from "./paragraphs.ts";
import { rewriteProblems } from "./rewrite-problems.ts";

const request = { keyword: "rat and ox compatibility", seed: "1", today: "2026-11-23", knowledge };
const article = writeFromTemplates(request);
const blocks = readHtml(article.content).blocks;
const block = blocks.findLastIndex(({ tag }) => tag === "p");

describe("a paragraph", () => {
  const content = "<p>One <strong>Ox</strong>.</p><h2>Head</h2><ul><li><p>Two.</p></li></ul>";

  test("is read and replaced at its block, and nothing else changes", () => {
    expect(paragraphAt(content, 0)).toEqual({ block: 0, html: "One <strong>Ox</strong>.", text: "One Ox." });
    expect(withParagraph(content, 2, "Three <em>now</em>.")).toBe(content.replace("Two.", "Three <em>now</em>."));
  });

  test("is not a heading, and not beyond the end", () => {
    expect(paragraphAt(content, 1)).toBeUndefined();
    expect(paragraphAt(content, 9)).toBeUndefined();
    expect(() => withParagraph(content, 1, "x")).toThrow(RangeError);
  });

  test.each(["<script>alert(1)</script>", "", "<img src=x onerror=alert(1)>"])("takes no text from %s", (hostile) => {
    expect(() => withParagraph(content, 0, hostile)).toThrow("A paragraph needs a text.");
  });

  test("keeps hostile words inside of itself", () => {
    const changed = withParagraph(content, 0, 'a</p><h2 onclick="x()">b</h2><a href="javascript:1">c</a>&lt;script>');
    expect(changed).toBe(content.replace("One <strong>Ox</strong>.", "a b c&lt;script&gt;"));
  });
});

describe("the built-in writer", () => {
  test("says so if the paragraph is its only version", () => {
    expect(() => builtInVariant(request, article.content, block)).toThrow("has one version of this paragraph");
  });

  test("offers its own version of a paragraph that somebody changed", () => {
    const changed = withParagraph(article.content, block, "Somebody wrote this.");
    expect(withParagraph(changed, block, builtInVariant(request, changed, block))).toBe(
      withParagraph(article.content, block, paragraphAt(article.content, block)?.html ?? ""),
    );
  });

  test("says so if it has no paragraph at the place", () => {
    const longer = `${article.content}<h2>My own section</h2><p>Mine.</p>`;
    expect(() => builtInVariant(request, longer, readHtml(longer).blocks.length - 1)).toThrow(
      "has no paragraph at this place",
    );
  });
});

test("problems of a new version are its own findings, and checks that fail only since", () => {
  const context = { knowledge, targetWordCount: 2000, others: [], paths: new Set<string>(), today: "2026-11-23" };
  const check = (content: string) => checkArticle({ ...article, content }, context);
  const wrong = `${article.content}<p>Chinese New Year fell on January 28, 1990.</p>`;
  const before = check(wrong);
  expect(
    rewriteProblems(before, check(withParagraph(wrong, block, "Take it slowly, and write it down.")), block),
  ).toEqual([]);
  expect(rewriteProblems(before, check(withParagraph(wrong, block, "Rat and Ox clash at work.")), block)).toEqual([
    expect.stringContaining("clash"),
  ]);
});

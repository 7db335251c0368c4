// @vitest-environment jsdom
import { readHtml } from "@zodiac-at-work/articles/read-html";
import { expect, test } from "vitest";
import { readArticleHtml } from "../schema/read-article-html.ts";
import { findBlock } from "./find-block.ts";

const html = `<p>An <em>Ox</em> waits.<br>Long.</p><h2>Why</h2><ul><li>Same.</li><li><p>Same.</p></li></ul>
<blockquote><p>Quoted&nbsp;text</p></blockquote>
<table><caption>Cap</caption><thead><tr><th>Year</th><th>Sign</th></tr></thead><tbody><tr><td>1990</td><td>Horse</td></tr></tbody></table>`;

test("every block that the checks read is found in the document of the editor", () => {
  const doc = readArticleHtml(html);
  const seen: string[] = [];
  for (const { text } of readHtml(html).blocks) {
    const twin = seen.filter((each) => each === text).length;
    seen.push(text);
    const found = findBlock(doc, { block: 0, words: text, twin, findings: [] });
    expect([text, found?.node.textContent.replace(/\s/g, "")]).toEqual([text, text.replace(/\s|\|/g, "")]);
  }
});

test("twins are told apart by their order", () => {
  const doc = readArticleHtml(html);
  const at = (twin: number) => findBlock(doc, { block: 0, words: "Same.", twin, findings: [] })?.from;
  expect(at(1)).toBeGreaterThan(at(0) ?? Number.NaN);
  expect(at(2)).toBeUndefined();
});

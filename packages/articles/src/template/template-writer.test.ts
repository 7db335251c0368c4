import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkArticle } from "../gates/gates.ts";
import { wordsOf } from "../html/phrases.ts";
import { keywords } from "../keywords.ts";
import { countWords } from "../read-time.ts";
import { knowledge } from "../testing-knowledge.ts";
import { templateWriter, writeFromTemplates } from "./template-writer.ts";

const kinds = [
  "rat and ox compatibility",
  "horse and rat business partners",
  "chinese zodiac snake jobs",
  "working for an ox boss",
  "best match for a tiger",
  "all monkey years in the chinese zodiac",
  "dog personality at work",
  "pig 2028 forecast",
  "what chinese zodiac is 1990",
  "metal horse personality",
  "life path 7 careers",
  "life path 33 careers",
  "fire element jobs",
  "chinese zodiac for managers",
];

describe.each([600, 1000, 2000, 3000])("with %i words asked for", (targetWordCount) => {
  test.each(kinds)("an article on “%s” passes the gates", (keyword) => {
    const article = writeFromTemplates({ keyword, seed: "test", targetWordCount, knowledge });
    const context = { knowledge, targetWordCount, others: [], paths: new Set(["/zodiac-sample"]) };
    expect(checkArticle(article, context).filter(({ passed }) => !passed)).toEqual([]);
  });
});

test("the same request gives the same article, another seed another one", async () => {
  const request = { keyword: "rat and ox compatibility", seed: "1", knowledge };
  expect(await templateWriter.write(request)).toEqual(writeFromTemplates(request));
  expect(writeFromTemplates({ ...request, seed: "2" }).content).not.toBe(writeFromTemplates(request).content);
});

test("a blank keyword and a word count out of range are refused", () => {
  expect(() => writeFromTemplates({ keyword: "  ", seed: "1", knowledge })).toThrow(RangeError);
  expect(() => writeFromTemplates({ keyword: "rat jobs", seed: "1", knowledge, targetWordCount: 599 })).toThrow(
    RangeError,
  );
  expect(() => writeFromTemplates({ keyword: "rat jobs", seed: "1", knowledge, targetWordCount: Number.NaN })).toThrow(
    RangeError,
  );
});

test("a keyword that names nothing the writer knows, or that no title can hold, is refused with the reason", () => {
  const write = (keyword: string) => () => writeFromTemplates({ keyword, seed: "1", knowledge });
  expect(write("feng shui desk")).toThrow(/“feng shui desk” names none of them/);
  expect(write("龙年运势")).toThrow(RangeError);
  expect(write(`rat jobs ${"x".repeat(60)}`)).toThrow(/a title has room for 60/);
});

test("a keyword of an unknown shape is quoted, and the article passes the gates", () => {
  for (const keyword of [
    "best jobs for tiger people",
    "rat & ox café partners",
    'dog "work" <b>tips</b>',
    "why is the ox slow",
  ]) {
    const article = writeFromTemplates({ keyword, seed: "1", knowledge });
    const context = { knowledge, targetWordCount: 2000, others: [], paths: new Set(["/zodiac-sample"]) };
    expect(checkArticle(article, context).filter(({ passed }) => !passed)).toEqual([]);
    expect(article.content).not.toContain("<b>");
  }
});

test("two of the same sign are read as the matches of that sign", () => {
  const { content } = writeFromTemplates({ keyword: "rat and rat compatibility", seed: "1", knowledge });
  expect(content).not.toContain("Rat and Rat score");
});

test("a state or a capital as location adds its facts, Global adds nothing", () => {
  const request = { keyword: "chinese zodiac snake jobs", seed: "1", knowledge, includeLocalSEO: true };
  for (const businessLocation of ["Texas", "Austin, Texas", "austin"]) {
    expect(writeFromTemplates({ ...request, businessLocation }).content).toContain("December 29, 1845");
  }
  expect(writeFromTemplates({ ...request, businessLocation: "Global" }).content).toBe(
    writeFromTemplates({ ...request, includeLocalSEO: false }).content,
  );
});

test("markup in a keyword is escaped", () => {
  const { content } = writeFromTemplates({ keyword: 'rat jobs <img src=x onerror="a()">', seed: "1", knowledge });
  expect(content).not.toContain("<img");
});

test("an article names real companies of the sign", () => {
  const { content } = writeFromTemplates({
    keyword: "chinese zodiac snake jobs",
    seed: "1",
    knowledge,
    targetWordCount: 3000,
  });
  expect(knowledge.companies.some(({ name }) => content.includes(`<strong>${name}</strong>`))).toBe(true);
  expect(countWords(content)).toBeGreaterThan(2700);
});

test("the texts share no phrase of eight words with the paid readings", () => {
  const folder = new URL("../../../readings/src/", import.meta.url);
  const paid = phrases(
    readdirSync(folder)
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
      .flatMap((file) => readFileSync(new URL(file, folder), "utf8").match(/"[^"\n]{40,}"/g) ?? []),
  );
  const own = phrases(
    keywords.map(({ keyword }) => writeFromTemplates({ keyword, seed: "1", targetWordCount: 3000, knowledge }).content),
  );
  expect(paid.size).toBeGreaterThan(1000);
  expect([...own].filter((phrase) => paid.has(phrase))).toEqual([]);
}, 60_000);

function phrases(texts: readonly string[]): Set<string> {
  return new Set(
    texts.flatMap((text) =>
      wordsOf(text)
        .map((_, i, words) => words.slice(i, i + 8).join(" "))
        .filter((phrase) => phrase.split(" ").length === 8),
    ),
  );
}

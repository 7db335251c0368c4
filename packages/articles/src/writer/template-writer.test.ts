import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkArticle } from "../checks/check-article.ts";
import { wordsOf } from "../html/phrases.ts";
import { readHtml } from "../html/read-html.ts";
import { keywords } from "../keywords.ts";
import { countWords } from "../read-time.ts";
import { knowledge } from "../testing-knowledge.ts";
import { templateWriter, writeFromTemplates } from "./template-writer.ts";

const today = "2026-11-23";
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
  test.each(kinds)("an article on “%s” passes the checks", (keyword) => {
    const article = writeFromTemplates({ keyword, seed: "test", today, targetWordCount, knowledge });
    const context = { knowledge, targetWordCount, others: [], paths: new Set(["/zodiac-sample"]) };
    expect(checkArticle(article, context).filter(({ passed }) => !passed)).toEqual([]);
  });
});

test("the same request gives the same article, another seed another one", async () => {
  const request = { keyword: "rat and ox compatibility", seed: "1", today, knowledge };
  expect(await templateWriter.write(request)).toEqual(writeFromTemplates(request));
  expect(writeFromTemplates({ ...request, seed: "2" }).content).not.toBe(writeFromTemplates(request).content);
});

test("a blank keyword and a word count out of range are refused", () => {
  expect(() => writeFromTemplates({ keyword: "  ", seed: "1", today, knowledge })).toThrow(RangeError);
  expect(() => writeFromTemplates({ keyword: "rat jobs", seed: "1", today, knowledge, targetWordCount: 599 })).toThrow(
    RangeError,
  );
  expect(() =>
    writeFromTemplates({ keyword: "rat jobs", seed: "1", today, knowledge, targetWordCount: Number.NaN }),
  ).toThrow(RangeError);
});

test("a keyword that names nothing the writer knows, or that no title can hold, is refused with the reason", () => {
  const write = (keyword: string) => () => writeFromTemplates({ keyword, seed: "1", today, knowledge });
  expect(write("feng shui desk")).toThrow(/“feng shui desk” names none of them/);
  expect(write("龙年运势")).toThrow(RangeError);
  expect(write(`rat jobs ${"x".repeat(60)}`)).toThrow(/a title has room for 60/);
});

test.each([
  ["rat, ox and tiger at work", "more than two signs"],
  ["wood rat and metal ox", "more than one element"],
  ["tiger 2027 or 2028 forecast", "more than one year"],
  ["lucky numbers for the ox", "nothing to say about “numbers”"],
  ["love match of dragon and dog", "nothing to say about “love”"],
  ["tiger and scorpio at work", "nothing to say about “scorpio”"],
  ["life path 10 careers", "No life path has the number 10"],
  ["2027 forecast", "Name the sign"],
  ["1776 chinese zodiac", "from 1900 to 2199"],
  ["tiger born in 1990", "a year of the Horse, not of the Tiger"],
  ["2028 chinese zodiac sign", "from 1900 to 2026"],
  ["chinese zodiac jobs in Ohio", "names a place and no sign"],
])("“%s” is refused, because an article could not answer it", (keyword, reason) => {
  expect(() => writeFromTemplates({ keyword, seed: "1", today, knowledge })).toThrow(reason);
});

test.each([
  ["SHEEP BOSS", /^Sheep Boss: /, "a Goat"],
  ["what does the year of the goat mean for dragons", /^What Does the Year of the Goat Mean for Dragons\?/, "2027"],
  [
    "best careers for women born in the year of the tiger",
    /^Best Careers for Women Born in the Year of the Tiger/,
    "job",
  ],
  ["life path seven careers", /^Life Path Seven Careers: /, "life path 7"],
  ["dragon jobs in texas", /^Dragon Jobs in Texas: /, "December 29, 1845"],
  ["how to negotiate with a snake", /^How to Negotiate with a Snake: /, "Snake"],
  ["famous dragon ceos", /^Famous Dragon CEOs: /, "Dragon"],
  ["people born in 2015", /^People Born in 2015: /, "February 19, 2015"],
])("“%s” gets a title in title case and an article about what it names", (keyword, title, text) => {
  const article = writeFromTemplates({ keyword, seed: "1", today, knowledge });
  expect(article.title).toMatch(title);
  expect(article.content).toContain(text);
});

test("the kind of person that a sign and an element name is one of working age on the day of writing", () => {
  const write = (day: string) =>
    writeFromTemplates({ keyword: "wood dog personality", seed: "1", today: day, knowledge }).metaDescription;
  expect(write("2005-01-01")).toContain("1934");
  expect(write("2026-11-23")).toContain("1994");
});

test("the description of a short article names nothing that the article leaves out", () => {
  for (const keyword of kinds) {
    const { content, metaDescription } = writeFromTemplates({
      keyword,
      seed: "1",
      today,
      targetWordCount: 600,
      knowledge,
    });
    const text = readHtml(content)
      .blocks.map((block) => block.text)
      .join(" ");
    expect(text).toContain(metaDescription);
  }
});

test("a keyword of an unknown shape is quoted, and the article passes the checks", () => {
  for (const keyword of [
    "best jobs for tiger people",
    "rat & ox café partners",
    'dog "work" <b>tips</b>',
    "why is the ox slow",
  ]) {
    const article = writeFromTemplates({ keyword, seed: "1", today, knowledge });
    const context = { knowledge, targetWordCount: 2000, others: [], paths: new Set(["/zodiac-sample"]) };
    expect(checkArticle(article, context).filter(({ passed }) => !passed)).toEqual([]);
    expect(article.content).not.toContain("<b>");
  }
});

test("two of the same sign are read as the matches of that sign", () => {
  const { content } = writeFromTemplates({ keyword: "rat and rat compatibility", seed: "1", today, knowledge });
  expect(content).not.toContain("Rat and Rat score");
});

test("a state or a capital as location adds its facts, Global adds nothing", () => {
  const request = { keyword: "chinese zodiac snake jobs", seed: "1", today, knowledge, includeLocalSEO: true };
  for (const businessLocation of ["Texas", "Austin, Texas", "austin"]) {
    expect(writeFromTemplates({ ...request, businessLocation }).content).toContain("December 29, 1845");
  }
  expect(writeFromTemplates({ ...request, businessLocation: "Global" }).content).toBe(
    writeFromTemplates({ ...request, includeLocalSEO: false }).content,
  );
});

test("markup in a keyword is escaped", () => {
  const { content } = writeFromTemplates({
    keyword: 'rat jobs <img src=x onerror="a()">',
    seed: "1",
    today,
    knowledge,
  });
  expect(content).not.toContain("<img");
});

test("an article names real companies of the sign", () => {
  const { content } = writeFromTemplates({
    keyword: "chinese zodiac snake jobs",
    seed: "1",
    today,
    knowledge,
    targetWordCount: 3000,
  });
  expect(knowledge.companies.some(({ name }) => content.includes(`<strong>${name}</strong>`))).toBe(true);
  expect(countWords(content)).toBeGreaterThan(2700);
});

test("the texts share no phrase of eight words with the paid readings", () => {
  const folder = new URL("../../../readings/texts/", import.meta.url);
  const paid = phrases(
    readdirSync(folder, { encoding: "utf8", recursive: true })
      .filter((file) => file.endsWith(".ts"))
      .flatMap((file) => readFileSync(new URL(file, folder), "utf8").match(/"[^"\n]{40,}"/g) ?? []),
  );
  const own = phrases(
    keywords.map(
      ({ keyword }) => writeFromTemplates({ keyword, seed: "1", today, targetWordCount: 3000, knowledge }).content,
    ),
  );
  expect(paid.size).toBeGreaterThan(50_000);
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

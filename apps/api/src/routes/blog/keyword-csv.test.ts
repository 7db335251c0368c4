import { keywordCategories, searchIntents } from "@zodiac-at-work/catalog";
import type { BlogKeyword } from "@zodiac-at-work/db";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalizeKeyword, readKeywordCsv, writeKeywordCsv } from "./keyword-csv.ts";

const makeKeyword = (fields: Partial<BlogKeyword>): BlogKeyword => ({
  id: 1,
  keyword: "rat boss",
  category: "career",
  searchIntent: "informational",
  searchVolume: null,
  difficulty: null,
  isActive: true,
  lastUsed: null,
  createdAt: new Date(0),
  articles: 0,
  ...fields,
});

const formulas = [
  "=1+1",
  "+1",
  "-1",
  "@SUM(A1)",
  "＝1+1",
  "＋1",
  "－1",
  "＠x",
  "'=1",
  "''=1",
  "=cmd|' /C calc'!A0",
  "|calc",
  "%0A=1",
  "\u200b=1",
  "\u2060+1",
];

describe("keywords as CSV", () => {
  test("are read back as they were written, whatever they contain", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", minLength: 1, maxLength: 40 }),
      fc.string({
        unit: fc.constantFrom("=", "'", "-", "@", '"', ",", ";", "\t", "a", " ", "\n"),
        minLength: 1,
        maxLength: 12,
      }),
    );
    const keyword = fc.record({
      keyword: text.map((value) => normalizeKeyword(value.replaceAll("\u0000", ""))).filter((value) => value !== ""),
      category: fc.constantFrom(...keywordCategories),
      searchIntent: fc.constantFrom(...searchIntents),
      searchVolume: fc.option(fc.nat(), { nil: null }),
      difficulty: fc.option(fc.nat({ max: 100 }), { nil: null }),
      isActive: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(keyword, { maxLength: 8 }), (keywords) => {
        const csv = writeKeywordCsv(keywords.map(makeKeyword));
        for (const read of [csv, `\uFEFF${csv}`, csv.replaceAll("\r\n", "\n")]) {
          const { keywords: back, problems } = readKeywordCsv(read);
          expect(problems).toEqual([]);
          expect(back.map(({ line: _, ...fields }) => fields)).toEqual(keywords);
        }
      }),
    );
  });

  test("hold no cell that a spreadsheet runs as a formula", () => {
    const csv = writeKeywordCsv(formulas.map((keyword) => makeKeyword({ keyword })));
    const cells: string[][] = parse(csv);
    expect(cells.flat().filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
    expect(readKeywordCsv(csv).keywords.map(({ keyword }) => keyword)).toEqual(formulas);
  });
});

describe("a file of keywords", () => {
  test.each([
    ["commas", ","],
    ["semicolons", ";"],
    ["tabs", "\t"],
  ])("may be separated by %s", (_, separator) => {
    const csv = [`\uFEFFKEYWORD${separator}Category`, `"a, b; ""c"""${separator}Zodiac`, "", `d${separator}`].join(
      "\r\n",
    );
    expect(readKeywordCsv(csv)).toEqual({
      keywords: [
        { keyword: 'a, b; "c"', category: "zodiac", line: 2 },
        { keyword: "d", line: 4 },
      ],
      problems: [],
    });
  });

  test("may name the columns as other tools do", () => {
    const csv = "Active,search_volume,Keyword,Intent,DIFFICULTY\nTRUE,10,a,Commercial,\nno,,b,,5";
    expect(readKeywordCsv(csv).keywords).toEqual([
      { isActive: true, searchVolume: 10, keyword: "a", searchIntent: "commercial", difficulty: null, line: 2 },
      { isActive: false, searchVolume: null, keyword: "b", difficulty: 5, line: 3 },
    ]);
  });

  test("names the line of each problem", () => {
    const csv = [
      "keyword,category,difficulty",
      "a,zodiac,1",
      ",zodiac,1",
      "b,cooking,1",
      "c,zodiac,101",
      "d,zodiac",
      "e,zodiac,1.5",
      `${"f".repeat(201)},zodiac,1`,
    ].join("\n");
    expect(readKeywordCsv(csv).problems).toEqual([
      { line: 3, problem: "keyword must not be empty." },
      { line: 4, problem: "category must be one of astrology, zodiac, compatibility, career, personality." },
      { line: 5, problem: expect.stringMatching(/^difficulty .*100/) },
      { line: 6, problem: "The line has 2 cells; the header names 3 columns." },
      { line: 7, problem: expect.stringMatching(/^difficulty /) },
      { line: 8, problem: "keyword must not be longer than 200 characters." },
    ]);
  });

  test.each([
    ["", "The file is empty"],
    ["\uFEFF\r\n", "The file is empty"],
    ["category\nzodiac", "The column “keyword” is missing"],
    ["keyword,CPC\na,1", "“CPC” is no column of keywords"],
    ["keyword,Keyword\na,b", "The column “keyword” is there twice"],
    [`keyword\n${"a\n".repeat(10_001)}`, "The file has 10,001 keywords; 10,000 are the most"],
  ])("is refused with the reason: %#", (csv, problem) => {
    expect(readKeywordCsv(csv)).toEqual({
      keywords: [],
      problems: [{ line: 1, problem: expect.stringContaining(problem) }],
    });
  });

  test("is refused at the line of an open quotation mark", () => {
    expect(readKeywordCsv('keyword,category\na,zodiac\nb"c,zodiac').problems).toEqual([
      { line: 3, problem: expect.stringContaining("quotation mark") },
    ]);
    expect(readKeywordCsv('keyword\na\n"b').problems).toMatchObject([
      { problem: expect.stringContaining("quotation mark") },
    ]);
  });
});

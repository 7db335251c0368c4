import { keywordCategories, searchIntents } from "@zodiac-at-work/catalog";
import { expect, test } from "vitest";
import { keywords } from "./keywords.ts";

test("there are at least 150 keywords, each once and in lower case", () => {
  expect(keywords.length).toBeGreaterThanOrEqual(150);
  expect(new Set(keywords.map(({ keyword }) => keyword)).size).toBe(keywords.length);
  expect(keywords.filter(({ keyword }) => keyword !== keyword.toLowerCase().trim())).toEqual([]);
});

test("every category and every intent has keywords", () => {
  expect(new Set(keywords.map(({ category }) => category))).toEqual(new Set(keywordCategories));
  expect(new Set(keywords.map(({ intent }) => intent))).toEqual(new Set(searchIntents));
});

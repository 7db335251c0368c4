import { keywordCategories } from "@zodiac-at-work/catalog";
import { expect, test } from "vitest";
import { keywords } from "./keywords.ts";

test("each keyword stands once, in lower case, and is short enough for the database and a title", () => {
  expect(new Set(keywords.map(({ keyword }) => keyword)).size).toBe(keywords.length);
  expect(keywords.filter(({ keyword }) => keyword !== keyword.toLowerCase().trim())).toEqual([]);
  expect(keywords.filter(({ keyword }) => keyword.length > 60)).toEqual([]);
});

test("every category and every family has keywords, and at least 30 are stories", () => {
  expect(new Set(keywords.map(({ category }) => category))).toEqual(new Set(keywordCategories));
  expect(new Set(keywords.map(({ family }) => family))).toEqual(new Set(["stories", "guides", "explainers"]));
  expect(keywords.filter(({ family }) => family === "stories").length).toBeGreaterThanOrEqual(30);
});

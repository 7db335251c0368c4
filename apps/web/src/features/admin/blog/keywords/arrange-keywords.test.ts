import { keywordCategories, searchIntents } from "@zodiac-at-work/catalog";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Keyword } from "../blog-admin-types.ts";
import { keywordStates } from "../blog-admin-view.ts";
import { arrangeKeywords } from "./arrange-keywords.ts";

const all = { search: "", category: undefined, intent: undefined, state: undefined, page: 1 } as const;

test("a search finds keywords with all of its words, in any order and case", () => {
  const keywords = ["Rat and Dragon at work", "dragon years", "work of the RAT"].map((keyword, id) =>
    createKeyword({ id: id + 1, keyword }),
  );
  const found = (search: string) => arrangeKeywords(keywords, { ...all, search }).keywords.map(({ id }) => id);
  expect(found("work rat")).toEqual([1, 3]);
  expect(found("DRAGON")).toEqual([1, 2]);
  expect(found("rooster")).toEqual([]);
});

test("a keyword is not used yet if it is active and no article serves it", () => {
  const keywords = [
    createKeyword({ id: 1 }),
    createKeyword({ id: 2, articles: 1 }),
    createKeyword({ id: 3, isActive: false }),
  ];
  const { counts } = arrangeKeywords(keywords, all);
  expect(counts).toEqual({ all: 3, unused: 1, active: 2, inactive: 1 });
  expect(arrangeKeywords(keywords, { ...all, state: "unused" }).keywords.map(({ id }) => id)).toEqual([1]);
});

test("the pages of a view hold each matching keyword once, in the order of the list", () => {
  const keyword = fc.record({
    category: fc.constantFrom(...keywordCategories),
    searchIntent: fc.constantFrom(...searchIntents),
    isActive: fc.boolean(),
    articles: fc.nat(2),
  });
  const view = fc.record({
    category: fc.constantFrom(undefined, ...keywordCategories),
    intent: fc.constantFrom(undefined, ...searchIntents),
    state: fc.constantFrom(undefined, ...keywordStates),
  });
  fc.assert(
    fc.property(fc.array(keyword, { maxLength: 90 }), view, (records, filters) => {
      const keywords = records.map((record, id) => createKeyword({ ...record, id }));
      const { totalPages, total, counts } = arrangeKeywords(keywords, { ...all, ...filters });
      const pages = Array.from(
        { length: totalPages },
        (_, index) => arrangeKeywords(keywords, { ...all, ...filters, page: index + 1 }).keywords,
      );
      const ids = pages.flat().map(({ id }) => id);
      expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
      expect(ids).toHaveLength(total);
      expect(counts[filters.state ?? "all"]).toBe(total);
      expect(counts.active + counts.inactive).toBe(counts.all);
    }),
  );
});

function createKeyword(changes: Partial<Keyword>): Keyword {
  return {
    id: 1,
    keyword: "rat years",
    category: "zodiac",
    searchIntent: "informational",
    searchVolume: null,
    difficulty: null,
    isActive: true,
    lastUsed: null,
    createdAt: "2026-11-01T00:00:00.000Z",
    articles: 0,
    ...changes,
  };
}

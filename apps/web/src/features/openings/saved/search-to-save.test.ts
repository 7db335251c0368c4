import { saveSearch } from "@zodiac-at-work/contracts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openingViewIn } from "../opening-view.ts";
import { nameOfSearch, queryToSave, searchToSave } from "./search-to-save.ts";

test("the same search has the same text, whatever the order of its filters, its page and its order", () => {
  const text = queryToSave(new URLSearchParams("page=3&remote=true&sort=match&search=chef&utm=x"));
  expect(text).toBe("search=chef&remote=true");
  expect(queryToSave(new URLSearchParams(`?${text}`))).toBe(text);
});

test.each([
  ["search=chef&remote=true&country=US", "rat", "“chef”, Remote, From United States, at your matches"],
  ["view=all&days=7", "rat", "Posted in 7 days, at all companies"],
  ["sign=rooster&type=contract", undefined, "Contract, at Rooster companies"],
  ["view=sign&place=Berlin", "rat", "Berlin, at companies of your sign"],
] as const)("%s is named by its filters and its companies", (query, reader, name) => {
  expect(nameOfSearch(openingViewIn(new URLSearchParams(query), reader))).toBe(name);
});

test("whatever the URL says, the API accepts the search", () => {
  const names = fc.constantFrom("search", "place", "industry", "country", "view", "x");
  const value = fc.string({ unit: "grapheme", maxLength: 300 });
  fc.assert(
    fc.property(fc.array(fc.tuple(names, value)), (asked) => {
      const query = new URLSearchParams(asked);
      fc.pre(!query.toString().includes("%00"));
      const saved = searchToSave(openingViewIn(query, undefined), query);
      expect(saveSearch.body.safeParse(saved).error).toBeUndefined();
    }),
  );
});

import { saveSearch, subscribeToSearch } from "@zodiac-at-work/contracts";
import type { SignId } from "@zodiac-at-work/zodiac";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openingViewIn } from "../opening-view.ts";
import { filtersToSubscribe, nameOfSearch, queryToSave, searchToSave } from "./search-to-save.ts";

/** The saved text of the page with a query. */
function saved(text: string, reader?: SignId): string {
  const query = new URLSearchParams(text);
  return queryToSave(openingViewIn(query, reader), query);
}

test("the same search has the same text, whatever the order of its filters, its page and its order", () => {
  const text = saved("page=3&remote=true&sort=match&search=chef&utm=x", "rat");
  expect(text).toBe("search=chef&remote=true");
  expect(saved(`?${text}`, "rat")).toBe(text);
  expect(saved("within=50&near=Portland,+OR", "rat")).toBe("near=Portland%2C+OR&within=50");
});

test("a search of all companies stays one when the reader's sign is known later", () => {
  const text = saved("search=chef");
  expect(text).toBe("view=all&search=chef");
  expect(openingViewIn(new URLSearchParams(text), "rat").scope).toBe("all");
  expect(saved("search=chef&sign=ox")).toBe("sign=ox&search=chef");
});

test("a feed lists what the page shows, with the reader's sign only if the search depends on it", () => {
  expect(filtersToSubscribe("search=chef&remote=true", "dragon")).toEqual({
    ...{ search: "chef", remote: "true", signs: "rooster,monkey,rat", reader: "dragon" },
  });
  expect(filtersToSubscribe("view=sign&days=7", "dragon")).toEqual({ signs: "dragon", days: "7", reader: "dragon" });
  expect(filtersToSubscribe("view=all&search=chef", "dragon")).toEqual({ search: "chef" });
  expect(filtersToSubscribe("sign=ox", "dragon")).toEqual({ signs: "ox" });
  expect(filtersToSubscribe("sign=ox", undefined)).toEqual({ signs: "ox" });
});

test("a search at the reader's matches has no feed while the sign is unknown", () => {
  expect(filtersToSubscribe("search=chef", undefined)).toBeUndefined();
  expect(filtersToSubscribe("view=sign", undefined)).toBeUndefined();
});

test.each([
  ["search=chef&remote=true&country=US", "rat", "“chef”, Remote, From the United States, at your matches"],
  ["view=all&days=7", "rat", "Posted in 7 days, at all companies"],
  ["sign=rooster&type=contract", undefined, "Contract, at Rooster companies"],
  ["near=Portland,+OR&within=50", "rat", "Within 50 miles of Portland, OR, at your matches"],
  ["view=sign&place=Berlin", "rat", "Berlin, at companies of your sign"],
] as const)("%s is named by its filters and its companies", (query, reader, name) => {
  expect(nameOfSearch(openingViewIn(new URLSearchParams(query), reader))).toBe(name);
});

test("whatever the URL says, the API accepts the search", () => {
  const names = fc.constantFrom("search", "place", "near", "industry", "country", "view", "x");
  const value = fc.string({ unit: "grapheme", maxLength: 300 });
  fc.assert(
    fc.property(fc.array(fc.tuple(names, value)), (asked) => {
      const query = new URLSearchParams(asked);
      fc.pre(!query.toString().includes("%00"));
      const saved = searchToSave(openingViewIn(query, undefined), query);
      expect(saveSearch.body.safeParse(saved).error).toBeUndefined();
      const filters = filtersToSubscribe(saved.query, "rat");
      expect(subscribeToSearch.body.safeParse({ filters }).error).toBeUndefined();
    }),
  );
});

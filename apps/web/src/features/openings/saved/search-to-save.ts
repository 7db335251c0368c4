import { signById } from "@zodiac-at-work/zodiac";
import type { SavedSearch } from "../../../openings/saved/saved-lists.ts";
import { filtersInUse } from "../filter-words.ts";
import type { OpeningView } from "../opening-view.ts";

/** The values of the URL that make a search. Order and page belong to a visit. */
const names = ["view", "sign", "search", "industry", "place", "type", "days", "remote", "country"];

/**
 * Returns the part of a URL's query that is saved. The same search always has the same text.
 *
 * @example
 * queryToSave(new URLSearchParams("remote=true&page=3&search=chef")); // "search=chef&remote=true"
 */
export function queryToSave(query: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = query.get(name)?.trim().slice(0, 200);
    if (value) kept.set(name, value.toWellFormed());
  }
  return kept.toString();
}

/**
 * Names a search by its filters and whose openings they are.
 *
 * @example
 * nameOfSearch(openingViewIn(new URLSearchParams("search=chef&remote=true"), "rat")); // "“chef”, Remote, at your matches"
 */
export function nameOfSearch(view: OpeningView): string {
  const filters = filtersInUse(view).map(({ text }) => text);
  const whose = view.sign
    ? `at ${signById(view.sign).name} companies`
    : { matches: "at your matches", sign: "at companies of your sign", all: "at all companies" }[view.scope];
  return [...filters, whose].join(", ").slice(0, 200).trim();
}

/** Returns the search of a view as it is saved. */
export function searchToSave(view: OpeningView, query: URLSearchParams): SavedSearch {
  return {
    id: crypto.randomUUID(),
    name: nameOfSearch(view),
    query: queryToSave(query),
    savedAt: new Date().toISOString(),
  };
}

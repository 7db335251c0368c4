import { type SignId, signById } from "@zodiac-at-work/zodiac";
import type { SavedSearch } from "../../../openings/saved/saved-lists.ts";
import type { FeedFilters } from "../../../openings/saved/use-saved.ts";
import { filtersInUse } from "../filter-words.ts";
import { apiQueryOf, type OpeningView, openingViewIn } from "../opening-view.ts";

/** The values of the URL that make a search. Order and page belong to a visit. */
const names = ["view", "sign", "search", "industry", "place", "near", "within", "type", "days", "remote", "country"];

/**
 * Returns the part of a URL's query that is saved. The same search always has the same text. A search of all companies says
 * so, because the page shows the matches of a reader whose sign it knows later.
 *
 * @example
 * queryToSave(openingViewIn(query, "rat"), new URLSearchParams("remote=true&page=3&search=chef"));
 * // "search=chef&remote=true"
 */
export function queryToSave({ scope, sign }: OpeningView, query: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = name === "view" && scope === "all" && !sign ? scope : query.get(name)?.trim().slice(0, 200);
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
    query: queryToSave(view, query),
    savedAt: new Date().toISOString(),
  };
}

/**
 * Returns what the feed of a saved search lists. The reader's sign is part of it only if the search depends on it.
 *
 * @returns undefined if the search depends on the reader's sign, which is not known
 */
export function filtersToSubscribe(saved: string, reader: SignId | undefined): FeedFilters | undefined {
  const query = new URLSearchParams(saved);
  const view = openingViewIn(query, reader);
  const isReaders = view.sign === undefined && query.get("view") !== "all";
  if (isReaders && !reader) return undefined;
  const { page: _, sort: __, reader: ___, ...filters } = apiQueryOf(view);
  const values = Object.entries({ ...filters, ...(isReaders && { reader }) });
  const given = values.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  // The same values as in the query of the list, where all are text.
  return Object.fromEntries(given) as FeedFilters;
}

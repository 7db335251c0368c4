import { mostSavedOpenings, mostSavedSearches } from "@zodiac-at-work/catalog";
import type { Api, Of } from "@zodiac-at-work/contracts";

type AccountResponse = Of<Api["GET /api/account/saved"], "response">;
type KeptSearch = AccountResponse["searches"][number];
/** The feed of a search of the account; null if it has none. */
export type Feed = KeptSearch["feed"];
export type SavedSearch = Omit<KeptSearch, "feed"> & { readonly feed?: Feed };
export type SavedOpening = AccountResponse["openings"][number];

export interface SavedLists {
  readonly searches: SavedSearch[];
  readonly openings: SavedOpening[];
}

/** What the account keeps, and whether it keeps anything. */
export interface AccountLists extends SavedLists {
  readonly isKept: boolean;
}

export const noLists: SavedLists = { searches: [], openings: [] };

export function isEmpty({ searches, openings }: SavedLists): boolean {
  return searches.length === 0 && openings.length === 0;
}

/**
 * Reads the lists from text. A reader can change what the device keeps, so what the contract would refuse is left out.
 */
export function readLists(text: string | null): SavedLists {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (!isRecord(stored)) return noLists;
    return {
      searches: itemsOf(stored.searches).filter(isSearch).slice(0, mostSavedSearches),
      openings: itemsOf(stored.openings).filter(isOpening).slice(0, mostSavedOpenings),
    };
  } catch {
    return noLists;
  }
}

/** Merges two lists. What has the same id is the same, and so are searches with the same query. The latest is first. */
export function merged(a: SavedLists, b: SavedLists): SavedLists {
  return {
    searches: unique(unique([...a.searches, ...b.searches], "id"), "query").toSorted(latestFirst),
    openings: unique([...a.openings, ...b.openings], "id").toSorted(latestFirst),
  };
}

/** Returns the first lists without what the second ones have. */
export function without(lists: SavedLists, removed: SavedLists): SavedLists {
  return {
    searches: lists.searches.filter(({ query }) => removed.searches.every((search) => search.query !== query)),
    openings: lists.openings.filter(({ id }) => removed.openings.every((opening) => opening.id !== id)),
  };
}

/** Returns the lists as a device keeps them: a feed is the account's. */
export function withoutFeeds({ searches, openings }: SavedLists): SavedLists {
  return { searches: searches.map(({ feed: _, ...search }) => search), openings };
}

function unique<Item, Key extends keyof Item>(items: readonly Item[], key: Key): Item[] {
  return [...new Map(items.toReversed().map((item) => [item[key], item])).values()].toReversed();
}

function latestFirst(a: { readonly savedAt: string }, b: { readonly savedAt: string }): number {
  return Date.parse(b.savedAt) - Date.parse(a.savedAt);
}

function isSearch(value: unknown): value is SavedSearch {
  if (!isRecord(value)) return false;
  const { id, name, query, savedAt } = value;
  return (
    isText(id, /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/) &&
    isName(name, 200) &&
    isText(query, /^[\w.~!*'()%+=&-]{0,2000}$/) &&
    isMoment(savedAt)
  );
}

function isOpening(value: unknown): value is SavedOpening {
  if (!isRecord(value) || !isRecord(value.company)) return false;
  const { id, title, company, savedAt } = value;
  return isId(id) && isName(title, 300) && isId(company.id) && isName(company.name, 200) && isMoment(savedAt);
}

function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function isText(value: unknown, pattern: RegExp): value is string {
  return typeof value === "string" && pattern.test(value);
}

function isName(value: unknown, longest: number): value is string {
  return isText(value, /\S/) && value.length <= longest && !value.includes("\0") && value.isWellFormed();
}

function isId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) < 2 ** 31;
}

function isMoment(value: unknown): value is string {
  return isText(value, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) && !Number.isNaN(Date.parse(value));
}

import { mostSavedOpenings, mostSavedSearches } from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { idInPath, sign } from "./fields.ts";
import { openingFilters } from "./opening-filters.ts";
import { keptSearch, savedOpening, savedSearch, searchFeed } from "./saved-items.ts";

const saved = z.object({
  /** Whether the account keeps the lists. If not, they are on the caller's devices. */
  isKept: z.boolean(),
  /** The latest first. */
  searches: z.array(keptSearch),
  openings: z.array(savedOpening),
});

const done = z.object({ done: z.literal(true) });

export const getSaved = {
  method: "GET",
  path: "/api/account/saved",
  access: "signedIn",
  summary: "Returns the saved searches and openings that the caller's account keeps",
  response: saved,
} as const satisfies Endpoint;

/** Merging is free of conflicts: what has the same id is the same, and so are searches with the same query. */
export const keepSaved = {
  method: "PUT",
  path: "/api/account/saved",
  access: "paid",
  summary: "Has the account keep saved searches and openings, and adds those of a device to it",
  body: z.object({
    searches: z.array(savedSearch).max(mostSavedSearches),
    openings: z.array(savedOpening).max(mostSavedOpenings),
  }),
  // 50 searches and 500 openings of the greatest length, each character in three bytes.
  maxBodyBytes: 1_500_000,
  response: saved,
  errors: ["limit-reached"],
} as const satisfies Endpoint;

/** A caller whose access has ended can still delete. */
export const deleteSaved = {
  method: "DELETE",
  path: "/api/account/saved",
  access: "signedIn",
  summary: "Deletes all saved searches and openings of the caller's account, which keeps none from now on",
  response: done,
} as const satisfies Endpoint;

export const saveSearch = {
  method: "POST",
  path: "/api/account/saved/searches",
  access: "paid",
  summary: "Saves a search in the account. `not-found` if the account keeps none",
  body: savedSearch,
  response: done,
  errors: ["not-found", "limit-reached"],
} as const satisfies Endpoint;

export const deleteSavedSearch = {
  method: "DELETE",
  path: "/api/account/saved/searches/:id",
  access: "signedIn",
  summary: "Deletes a saved search of the caller's account, if there is one",
  params: z.object({ id: savedSearch.shape.id }),
  response: done,
} as const satisfies Endpoint;

export const subscribeToSearch = {
  method: "PUT",
  path: "/api/account/saved/searches/:id/feed",
  access: "paid",
  summary: "Creates the secret address of a saved search that the account keeps. An earlier address of it ends",
  params: z.object({ id: savedSearch.shape.id }),
  body: z.object({
    /** What it lists. `reader` is the reader's sign, if the search depends on it. */
    filters: z.object({ ...openingFilters, reader: sign.optional() }),
  }),
  response: z.object({
    feed: searchFeed,
    /** The path of the secret address. It is stored as a hash, so no later call can return it. */
    path: z.string(),
  }),
  errors: ["not-found"],
} as const satisfies Endpoint;

/** A caller whose access has ended can still revoke an address. */
export const unsubscribeFromSearch = {
  method: "DELETE",
  path: "/api/account/saved/searches/:id/feed",
  access: "signedIn",
  summary: "Revokes the secret address of a saved search, if there is one",
  params: z.object({ id: savedSearch.shape.id }),
  response: done,
} as const satisfies Endpoint;

export const saveOpening = {
  method: "POST",
  path: "/api/account/saved/openings",
  access: "paid",
  summary: "Saves an opening in the account. `not-found` if the account keeps none",
  body: savedOpening,
  response: done,
  errors: ["not-found", "limit-reached"],
} as const satisfies Endpoint;

export const deleteSavedOpening = {
  method: "DELETE",
  path: "/api/account/saved/openings/:id",
  access: "signedIn",
  summary: "Deletes a saved opening of the caller's account, if there is one",
  params: z.object({ id: idInPath }),
  response: done,
} as const satisfies Endpoint;

import { queryOptions, useQuery } from "@tanstack/react-query";
import { mostSavedOpenings, mostSavedSearches } from "@zodiac-at-work/catalog";
import type { Api, Of } from "@zodiac-at-work/contracts";
import { useMemo, useSyncExternalStore } from "react";
import { call, ResponseError } from "../../api/client.ts";
import { errorText } from "../../api/error-text.ts";
import { queryClient } from "../../api/query-client.ts";
import { refresh } from "../../api/refresh.ts";
import { FormError } from "../../form/form-error.ts";
import { showToast } from "../../toast/show-toast.ts";
import { deviceLists } from "./device-lists.ts";
import {
  type AccountLists,
  type Feed,
  isEmpty,
  merged,
  noLists,
  type SavedLists,
  type SavedOpening,
  type SavedSearch,
  without,
  withoutFeeds,
} from "./saved-lists.ts";

const savedQuery = queryOptions({ queryKey: ["/api/account/saved"], queryFn: loadAccount });

/** What the reader has saved, in the account or on this device. */
export function useSaved() {
  const { data: account, error, refetch } = useQuery(savedQuery);
  const device = useSyncExternalStore(deviceLists.subscribe, deviceLists.get, () => noLists);
  const lists = useMemo(() => (account?.isKept ? merged(account, device) : device), [account, device]);
  return {
    lists,
    /** Whether the account keeps the lists; undefined until it is known. */
    isKept: account?.isKept,
    /** What did not fit into the account. */
    left: account?.isKept ? without(device, account) : noLists,
    error,
    refetch,
  };
}

/** Saves an opening where the reader's lists are, and says so if that fails. */
export async function saveOpening(opening: SavedOpening): Promise<void> {
  await add({ searches: [], openings: [opening] }, () => call("POST /api/account/saved/openings", { body: opening }));
}

export async function saveSearch(search: SavedSearch): Promise<void> {
  await add({ searches: [search], openings: [] }, () => call("POST /api/account/saved/searches", { body: search }));
}

export async function removeOpening(opening: SavedOpening): Promise<void> {
  const params = { id: String(opening.id) };
  await remove({ searches: [], openings: [opening] }, () => call("DELETE /api/account/saved/openings/:id", { params }));
}

export async function removeSearch(search: SavedSearch): Promise<void> {
  const params = { id: search.id };
  await remove({ searches: [search], openings: [] }, () => call("DELETE /api/account/saved/searches/:id", { params }));
}

/** What a feed lists, as in the query of the openings. */
export type FeedFilters = Of<Api["PUT /api/account/saved/searches/:id/feed"], "body">["filters"];

/** Creates the feed of a search that the account keeps, and returns its secret path. An earlier address ends. */
export async function subscribeToSearch({ search: { id }, filters }: { search: SavedSearch; filters: FeedFilters }) {
  const created = await call("PUT /api/account/saved/searches/:id/feed", { params: { id }, body: { filters } });
  setFeed(id, created.feed);
  return created;
}

export async function unsubscribeFromSearch({ id }: SavedSearch): Promise<void> {
  await call("DELETE /api/account/saved/searches/:id/feed", { params: { id } });
  setFeed(id, null);
}

/** Has the account keep the lists. Those of the device are merged into them. */
export async function keepInAccount(): Promise<void> {
  setAccount(await mergeIntoAccount(deviceLists.get()));
}

/** Deletes the lists in the account. They move to this device, or are deleted there as well. */
export async function keepOnDevice({ moves }: { readonly moves: boolean }): Promise<void> {
  const account = await loadAccount();
  const before = deviceLists.get();
  deviceLists.set(moves ? withoutFeeds(merged(account, before)) : noLists);
  try {
    await call("DELETE /api/account/saved", {});
  } catch (error) {
    deviceLists.set(before);
    throw error;
  }
  setAccount({ isKept: false, ...noLists });
}

/** Reads what the account keeps. What is left on the device, from before the reader signed in here, moves to the account. */
async function loadAccount(): Promise<AccountLists> {
  const account = await call("GET /api/account/saved", {});
  const device = deviceLists.get();
  if (!account.isKept || isEmpty(device)) return account;
  try {
    return await mergeIntoAccount(device);
  } catch (error) {
    if (error instanceof ResponseError && error.code === "limit-reached") return account;
    throw error;
  }
}

async function mergeIntoAccount(device: SavedLists): Promise<AccountLists> {
  const account = await call("PUT /api/account/saved", { body: device });
  deviceLists.set(without(deviceLists.get(), device));
  return account;
}

async function add(items: SavedLists, send: () => Promise<unknown>): Promise<void> {
  try {
    if (!(await isKept())) return addToDevice(items);
    const before = queryClient.getQueryData(savedQuery.queryKey);
    requireRoom(merged(before ?? noLists, items));
    change((account) => merged(account, items));
    await send();
  } catch (error) {
    void refresh(queryClient, savedQuery);
    // Another device has switched the account's lists off.
    if (error instanceof ResponseError && error.code === "not-found") return addToDevice(items);
    showToast({ title: "Not saved", description: textOf(error), destructive: true });
  }
}

async function remove(items: SavedLists, send: () => Promise<unknown>): Promise<void> {
  try {
    deviceLists.set(without(deviceLists.get(), items));
    if (!(await isKept())) return;
    change((account) => without(account, items));
    await send();
  } catch (error) {
    void refresh(queryClient, savedQuery);
    showToast({ title: "Not removed", description: textOf(error), destructive: true });
  }
}

/** Without an answer the device keeps what is saved, and the next page that asks moves it. */
async function isKept(): Promise<boolean> {
  try {
    return (await queryClient.query(savedQuery)).isKept;
  } catch {
    return false;
  }
}

function addToDevice(items: SavedLists): void {
  const lists = merged(deviceLists.get(), items);
  requireRoom(lists);
  deviceLists.set(lists);
}

/** @throws {FormError} if there are more than a reader may save */
function requireRoom({ searches, openings }: SavedLists): void {
  if (searches.length > mostSavedSearches) {
    throw new FormError(`You have saved ${mostSavedSearches} searches. Remove some first.`);
  }
  if (openings.length > mostSavedOpenings) {
    throw new FormError(`You have saved ${mostSavedOpenings} openings. Remove some first.`);
  }
}

function textOf(error: unknown): string {
  if (error instanceof DOMException) return "This device has no room for it.";
  return errorText(error);
}

function change(next: (account: SavedLists) => SavedLists): void {
  queryClient.setQueryData(savedQuery.queryKey, (account) => account && { ...account, ...next(account) });
}

function setFeed(id: string, feed: Feed): void {
  change(({ searches, openings }) => ({
    searches: searches.map((search) => (search.id === id ? { ...search, feed } : search)),
    openings,
  }));
}

function setAccount(account: AccountLists): void {
  queryClient.setQueryData(savedQuery.queryKey, account);
}

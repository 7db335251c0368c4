import { savedKey } from "../../sign/saved-key.ts";
import { isEmpty, noLists, readLists, type SavedLists } from "./saved-lists.ts";

const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly lists: SavedLists } = { text: null, lists: noLists };

/** What this device keeps. Signing out removes it. */
export const deviceLists = {
  get(): SavedLists {
    const text = localStorage.getItem(savedKey);
    if (text !== known.text) known = { text, lists: readLists(text) };
    return known.lists;
  },
  /** @throws if the device has no room */
  set(lists: SavedLists): void {
    if (isEmpty(lists)) localStorage.removeItem(savedKey);
    else localStorage.setItem(savedKey, JSON.stringify(lists));
    for (const listener of listeners) listener();
  },
  /** Calls back after a change in this tab or another one. */
  subscribe(listener: () => void): () => void {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === savedKey || key === null) listener();
    };
    listeners.add(listener);
    window.addEventListener("storage", onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("storage", onStorage);
    };
  },
};

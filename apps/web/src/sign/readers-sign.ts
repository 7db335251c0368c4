import { isSignId, type SignId } from "@zodiac-at-work/zodiac";
import { useSyncExternalStore } from "react";

const key = "zodiac:readers-sign";
const listeners = new Set<() => void>();

/**
 * The sign of the reader, once they have given a birth date. It is one word of twelve, kept in this tab until it is
 * closed or the reader signs out, so that a reload does not ask again; the date that it came from is kept nowhere.
 */
export const readersSign = {
  get(): SignId | undefined {
    const kept = sessionStorage.getItem(key);
    return isSignId(kept) ? kept : undefined;
  },
  remember(sign: SignId): void {
    sessionStorage.setItem(key, sign);
    for (const listener of listeners) listener();
  },
  forget(): void {
    sessionStorage.removeItem(key);
    for (const listener of listeners) listener();
  },
};

/** The sign of the reader; undefined until they have given a birth date. */
export function useReadersSign(): SignId | undefined {
  return useSyncExternalStore(subscribe, readersSign.get);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import { isSignId, type SignId } from "@zodiac-at-work/zodiac";
import { useSyncExternalStore } from "react";

const key = "zodiac:readers-sign";
const listeners = new Set<() => void>();

/**
 * The sign of the reader, set when they enter a birth date. Only the sign is stored, in the tab's session storage, until
 * the tab closes or the reader signs out. `keptBirthDate` holds the date.
 */
export const readersSign = {
  get(): SignId | undefined {
    const stored = sessionStorage.getItem(key);
    return isSignId(stored) ? stored : undefined;
  },
  set(sign: SignId): void {
    sessionStorage.setItem(key, sign);
    for (const listener of listeners) listener();
  },
  clear(): void {
    sessionStorage.removeItem(key);
    for (const listener of listeners) listener();
  },
};

/** Returns the sign of the reader, or undefined until they have entered a birth date. */
export function useReadersSign(): SignId | undefined {
  return useSyncExternalStore(subscribe, readersSign.get, () => undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import { signOfDate } from "@zodiac-at-work/zodiac";
import { useSyncExternalStore } from "react";
import { problemWith } from "./birth-date-problem.ts";
import { readersSign } from "./readers-sign.ts";

const key = "zodiac:birth-date";
const listeners = new Set<() => void>();

/** The date of this visit. It is gone when the page is reloaded. */
let current: string | undefined;

/**
 * The reader's birth date, so that no page asks for it twice. It stays in memory, and on the device only if the reader
 * agrees. No request, URL or history entry ever contains it. Signing out forgets it.
 */
export const keptBirthDate = {
  get(): string | undefined {
    return current;
  },
  isOnDevice(): boolean {
    return current !== undefined && localStorage.getItem(key) === current;
  },
  /** Keeps a date that has a sign. */
  keep(date: string, { onDevice }: { readonly onDevice: boolean }): void {
    current = date;
    if (onDevice) localStorage.setItem(key, date);
    else localStorage.removeItem(key);
    readersSign.set(signOfDate(date).sign);
    changed();
  },
  forget(): void {
    current = undefined;
    localStorage.removeItem(key);
    readersSign.clear();
    changed();
  },
  /** Takes over the date that an earlier visit stored on the device. Call it once, before the first render. */
  restore(): void {
    const stored = localStorage.getItem(key);
    if (stored === null) return;
    if (problemWith(stored)) localStorage.removeItem(key);
    else keptBirthDate.keep(stored, { onDevice: true });
  },
};

function changed(): void {
  for (const listener of listeners) listener();
}

/** Returns the kept birth date as an ISO date that has a sign, or undefined. */
export function useKeptBirthDate(): string | undefined {
  return useSyncExternalStore(subscribe, keptBirthDate.get, () => undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

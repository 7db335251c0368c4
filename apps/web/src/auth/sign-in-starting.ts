import { useSyncExternalStore } from "react";

/** On a laptop the Firebase emulator starts some ten seconds after the site. */
const pauseMs = 500;
const timeoutMs = 60_000;

let waiting = false;
const listeners = new Set<() => void>();

/** Waits until the emulator responds, for a minute at most. After that, the call itself reports what is wrong. */
export async function untilSignInStarted(origin: string): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await responds(origin)) && Date.now() < deadline) {
    setWaiting(true);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  setWaiting(false);
}

/** Returns whether a call is waiting for the emulator. Always false outside of a laptop. */
export function useSignInStarting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting,
    () => false,
  );
}

function responds(origin: string): Promise<boolean> {
  return fetch(origin).then(
    (response) => response.ok,
    () => false,
  );
}

function setWaiting(next: boolean): void {
  waiting = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

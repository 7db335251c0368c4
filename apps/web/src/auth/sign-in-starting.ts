import { useSyncExternalStore } from "react";

/**
 * On a laptop the stand-in for the identity provider starts some ten seconds after the site. Whoever is faster waits
 * here, and is told so.
 */
const pauseMs = 500;
const patienceMs = 60_000;

let waiting = false;
const listeners = new Set<() => void>();

/** Settles when the stand-in answers, or when waiting longer makes no sense: then the call itself says what is wrong. */
export async function untilSignInStarted(origin: string): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await answers(origin)) && Date.now() < deadline) {
    setWaiting(true);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  setWaiting(false);
}

/** Whether a call waits for the stand-in. Never true but on a laptop. */
export function useSignInStarting(): boolean {
  return useSyncExternalStore(subscribe, () => waiting);
}

function answers(origin: string): Promise<boolean> {
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

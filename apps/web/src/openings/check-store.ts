import type { SignId } from "@zodiac-at-work/zodiac";
import { useSyncExternalStore } from "react";
import { queryClient } from "../api/query-client.ts";
import { refresh } from "../api/refresh.ts";
import { followRun, type Run } from "./follow-run.ts";

/** A run that this page has followed since it was loaded. */
export interface FollowedRun extends Run {
  /** Whether the API could no longer be asked about it. */
  readonly isLost: boolean;
}

let followed: readonly FollowedRun[] = [];
/** The one run that is followed by a stream. */
let streamed: Run["id"] | undefined;
const listeners = new Set<() => void>();

/** Returns the runs that this page follows or has followed, the latest of each sign. They outlive the page's components. */
export function useFollowedRuns(): readonly FollowedRun[] {
  return useSyncExternalStore(
    subscribe,
    () => followed,
    () => followed,
  );
}

/** Follows a run until it ends, and then refreshes what it changed. Following a run twice has no effect. */
export function follow(run: Run): void {
  const known = followed.find(({ id }) => id === run.id);
  if (known && !known.isLost) {
    // The response of the call that started the run may be the first to say that it ended.
    if (run.state === "ended" && known.state !== "ended") {
      store(run);
      refreshChecked();
    }
    return;
  }
  store(run);
  if (run.state === "ended") refreshChecked();
  else void followToTheEnd(run);
}

async function followToTheEnd(run: Run): Promise<void> {
  const hasStream = streamed === undefined;
  if (hasStream) streamed = run.id;
  try {
    await followRun(run.id, store, { hasStream });
    refreshChecked();
  } catch {
    store(run, true);
  } finally {
    if (hasStream) streamed = undefined;
  }
}

/** Calls back once, as soon as an active run of a sign is followed. Returns a function that stops waiting for it. */
export function whenFollowed(sign: SignId, callback: () => void): () => void {
  const stop = subscribe(look);
  look();
  return stop;

  function look(): void {
    if (!followed.some((run) => covers(run, sign) && run.state !== "ended" && !run.isLost)) return;
    listeners.delete(look);
    callback();
  }
}

/** Forgets the ended runs of some signs, because a new check begins. */
export function forgetEnded(signs: readonly Run["sign"][]): void {
  set(followed.filter(({ sign, state, isLost }) => !(signs.includes(sign) && (isLost || state === "ended"))));
}

/** Whether a run checks the boards of a sign: a run of that sign, or of all. */
export function covers(run: Run, sign: SignId): boolean {
  return run.sign === null || run.sign === sign;
}

function store(run: Run, isLost = false): void {
  const before = followed.find(({ id }) => id === run.id);
  if (before?.state === "ended") return;
  set([
    ...followed.filter(({ id, sign }) => id !== run.id && sign !== run.sign),
    { ...run, ...(isLost && before), isLost },
  ]);
}

function set(next: readonly FollowedRun[]): void {
  followed = next;
  for (const listener of listeners) listener();
}

/** Refreshes the companies, their counts and the openings, because a check has changed them. */
export function refreshChecked(): void {
  void refresh(queryClient, {
    predicate: ({ queryKey: [path] }) => /^\/api\/(companies|openings|zodiac-stats|stats)\b/.test(String(path)),
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

import type { SignId } from "@zodiac-at-work/zodiac";
import { useSyncExternalStore } from "react";
import { type Side, textOf } from "./sides.ts";

/** One side of a pair that a reader looked at. A person is known by the sign alone. */
export interface LookedAtSide extends Side {
  readonly value: string;
  readonly sign: SignId;
}

export interface LookedAtPair {
  readonly uid: string;
  readonly a: LookedAtSide;
  readonly b: LookedAtSide;
}

const listeners = new Set<() => void>();

/** The pairs of this visit, the latest first. They are gone when the page is reloaded. */
let pairs: readonly LookedAtPair[] = [];

const mostPairs = 20;

/** The pairs that readers looked at during this visit. */
export const lookedAt = {
  get(): readonly LookedAtPair[] {
    return pairs;
  },
  /** Puts a pair first. The same two, in either order, are one pair. */
  add(pair: LookedAtPair): void {
    const rest = pairs.filter((other) => !isSamePair(pair, other));
    pairs = [pair, ...rest].slice(0, mostPairs);
    for (const listener of listeners) listener();
  },
};

/** Returns the pairs that a user looked at before the pair that is shown, the latest first. */
export function pairsBefore(all: readonly LookedAtPair[], shown: LookedAtPair): readonly LookedAtPair[] {
  return all.filter((pair) => pair.uid === shown.uid && !isSamePair(pair, shown)).slice(0, 6);
}

export function useLookedAt(): readonly LookedAtPair[] {
  return useSyncExternalStore(subscribe, lookedAt.get);
}

function isSamePair(one: LookedAtPair, other: LookedAtPair): boolean {
  return one.uid === other.uid && keyOf(one) === keyOf(other);
}

function keyOf({ a, b }: LookedAtPair): string {
  return [textOf(a), textOf(b)].sort().join("\n");
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

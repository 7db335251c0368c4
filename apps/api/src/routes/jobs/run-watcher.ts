import { isDeepStrictEqual } from "node:util";
import type { Subscriber } from "../../http/event-streams.ts";

/** A state that changes until it has ended. */
interface Watched {
  readonly endedAt: string | null;
}

/** Watches states by id. All watchers of one id share its queries. */
export interface Watcher<State extends Watched> {
  /**
   * Delivers the state now, each time it changes, and its end.
   *
   * @returns a function that ends the subscription
   */
  watch(id: number, subscriber: Subscriber<State>): () => void;
  /** Returns the state when it has ended, the time is up, the caller leaves or the process stops. */
  waitForEnd(id: number, options: { timeoutMs: number; signal: AbortSignal }): Promise<State | undefined>;
  /** Ends all subscriptions. */
  close(): void;
}

export interface WatcherOptions<State> {
  load(id: number): Promise<State | undefined>;
  onError(error: unknown): void;
  pollMs?: number;
}

/** Creates a watcher that queries each state once a second while somebody watches it, and not at all otherwise. */
export function createWatcher<State extends Watched>(options: WatcherOptions<State>): Watcher<State> {
  const polls = new Map<number, Poll<State>>();

  function watch(id: number, subscriber: Subscriber<State>): () => void {
    const poll = polls.get(id) ?? startPoll(id, options, () => polls.delete(id));
    polls.set(id, poll);
    return poll.add(subscriber);
  }

  return {
    watch,
    waitForEnd(id, { timeoutMs, signal }) {
      return new Promise((resolve) => {
        let latest: State | undefined;
        const done = () => {
          clearTimeout(timeout);
          signal.removeEventListener("abort", done);
          unwatch();
          resolve(latest);
        };
        const timeout = setTimeout(done, timeoutMs);
        signal.addEventListener("abort", done);
        const unwatch = watch(id, {
          onState(state) {
            latest = state;
          },
          onEnd: done,
        });
        if (signal.aborted) done();
      });
    },
    close() {
      for (const poll of polls.values()) poll.end();
    },
  };
}

interface Poll<State> {
  add(subscriber: Subscriber<State>): () => void;
  end(): void;
}

/** @param onStop called when the last subscriber has left or the state has ended */
function startPoll<State extends Watched>(
  id: number,
  { load, onError, pollMs = 1_000 }: WatcherOptions<State>,
  onStop: () => void,
): Poll<State> {
  const subscribers = new Set<Subscriber<State>>();
  let latest: State | undefined;
  let timer: NodeJS.Timeout | undefined;
  let hasStopped = false;

  function stop(): void {
    if (hasStopped) return;
    hasStopped = true;
    clearTimeout(timer);
    onStop();
  }

  function end(): void {
    stop();
    for (const subscriber of [...subscribers]) subscriber.onEnd();
    subscribers.clear();
  }

  async function poll(): Promise<void> {
    try {
      const state = await load(id);
      if (hasStopped) return;
      if (!state) return end();
      if (!isDeepStrictEqual(state, latest)) {
        latest = state;
        for (const subscriber of [...subscribers]) subscriber.onState(state);
      }
      if (state.endedAt !== null) return end();
    } catch (error) {
      // The next query may succeed.
      onError(error);
    }
    if (!hasStopped) timer = setTimeout(poll, pollMs);
  }

  timer = setTimeout(poll);
  return {
    add(subscriber) {
      subscribers.add(subscriber);
      if (latest) subscriber.onState(latest);
      return () => {
        subscribers.delete(subscriber);
        if (subscribers.size === 0) stop();
      };
    },
    end,
  };
}

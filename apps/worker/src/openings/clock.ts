import { setTimeout as delay } from "node:timers/promises";

/** Time as an argument. Tests run in virtual time. */
export interface Clock {
  now(): Date;
  /** Resolves after `ms`, and rejects with the signal's reason if it aborts before. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Calls `callback` after `ms`, unless the returned function is called before. Keeps no process alive. */
  after(ms: number, callback: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => new Date(),
  async sleep(ms, signal) {
    signal?.throwIfAborted();
    await delay(ms, undefined, { signal }).catch((error: unknown) => {
      throw signal?.aborted ? signal.reason : error;
    });
  },
  after(ms, callback) {
    const timer = setTimeout(callback, ms).unref();
    return () => clearTimeout(timer);
  },
};

import { LRUCache } from "lru-cache";
import pLimit, { type LimitFunction } from "p-limit";
import { rateLimited } from "../errors.ts";

/** Limits how much work of one user runs at the same time. No user can occupy the database. */
export interface UserQueue {
  /**
   * Runs the work. If too much work of the same user is running, the work waits for its turn.
   *
   * @throws {ApiError} `rate-limited` if too much work of this user is waiting
   */
  run<Result>(uid: string, work: () => Promise<Result>): Promise<Result>;
}

export interface UserQueueOptions {
  /** How much work of one user runs at the same time. */
  concurrency: number;
  /** How much work of one user may wait. */
  maxWaiting: number;
}

export function createUserQueue({ concurrency, maxWaiting }: UserQueueOptions): UserQueue {
  const limits = new LRUCache<string, LimitFunction>({ max: 10_000, memoMethod: () => pLimit(concurrency) });
  return {
    async run(uid, work) {
      const limit = limits.memo(uid);
      if (limit.pendingCount >= maxWaiting) throw rateLimited(1);
      return limit(work);
    },
  };
}

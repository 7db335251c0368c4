import type { Clock } from "../clock.ts";
import type { Exchange } from "./exchange.ts";
import { type FetchError, HostPausedError, TransientError } from "./fetch-error.ts";
import type { Politeness } from "./turns/politeness.ts";

/** How one attempt at a request ended. */
export type Attempt = { url: URL; response: Exchange } | { error: FetchError };

export interface RetryOptions {
  politeness: Pick<Politeness, "attempts" | "backoffMs" | "jitter">;
  clock: Clock;
  random: () => number;
  signal: AbortSignal | undefined;
}

/**
 * Tries a request again while the type of the error or response says that it may help.
 *
 * @returns the last attempt, and for how long the host is left alone if it was paused meanwhile
 */
export async function retry(
  tryOnce: () => Promise<Attempt>,
  { politeness, clock, random, signal }: RetryOptions,
): Promise<{ last: Attempt; pauseMs: number | null }> {
  let last = await tryOnce();
  for (let failures = 1; failures < politeness.attempts && isWorthRetrying(last); failures++) {
    const backoff = politeness.backoffMs * 2 ** (failures - 1);
    await clock.sleep(backoff * (1 + random() * politeness.jitter), signal);
    const next = await tryOnce();
    // Report the failure that caused the pause, not the pause.
    if ("error" in next && next.error instanceof HostPausedError) return { last, pauseMs: next.error.retryAfterMs };
    last = next;
  }
  return { last, pauseMs: null };
}

function isWorthRetrying(attempt: Attempt): boolean {
  if ("error" in attempt) return attempt.error instanceof TransientError;
  return [429, 500, 502, 503, 504].includes(attempt.response.status);
}

import type { HostPauseCause, HostTurnEnd } from "@zodiac-at-work/db";

/** How gently hosts are treated. Times are milliseconds. */
export interface Politeness {
  /** The least time between two requests to a host. A longer Crawl-delay counts instead. */
  spacingMs: number;
  /** The share of a wait that chance may add. Without it, workers would act in step. */
  jitter: number;
  /** How long a request waits for its turn behind others, and for a pause that the host asked for. */
  longestQueueMs: number;
  longestPauseMs: number;
  /** How often a waiting request looks whether the request under way has ended. */
  pollMs: number;
  /** How often a request is sent, and the wait before the second attempt. It doubles with each further one. */
  attempts: number;
  backoffMs: number;
  /** The pause after a 429 without Retry-After. */
  refusalPauseMs: number;
  /** The circuit breaker: failures in a row that open it, its first pause, and its longest. */
  breakerFailures: number;
  breakerPauseMs: number;
  breakerLongestPauseMs: number;
  /** How long robots.txt is believed, and how long it counts as unreadable after a failure. */
  robotsMs: number;
  unreadableRobotsMs: number;
}

export const defaultPoliteness: Politeness = {
  spacingMs: 1_000,
  jitter: 0.5,
  longestQueueMs: 120_000,
  longestPauseMs: 30_000,
  pollMs: 250,
  attempts: 3,
  backoffMs: 1_000,
  refusalPauseMs: 60_000,
  breakerFailures: 5,
  breakerPauseMs: 300_000,
  breakerLongestPauseMs: 6 * 3_600_000,
  robotsMs: 86_400_000,
  unreadableRobotsMs: 1_800_000,
};

/** A stand-in on this machine needs no consideration. */
export const standInPoliteness: Politeness = { ...defaultPoliteness, spacingMs: 20, pollMs: 20 };

/** What a request showed about its host. `none`: it was given up before the host could answer. */
export type Observation =
  | { kind: "answered" | "failed" | "none" }
  | { kind: "refused" | "overloaded"; retryAfterMs: number | null };

/** Returns what a request's end means for the next request to the host. */
export function concludeTurn(
  observation: Observation,
  state: { failures: number; crawlDelayMs: number; now: Date; random: () => number },
  politeness: Politeness,
): HostTurnEnd {
  const after = (ms: number) => new Date(state.now.getTime() + ms);
  const jittered = (ms: number) => ms * (1 + state.random() * politeness.jitter);
  const nextRequestAt = after(jittered(Math.max(politeness.spacingMs, state.crawlDelayMs)));
  if (observation.kind === "none") return { nextRequestAt, failures: state.failures, pause: null };
  if (observation.kind === "answered") return { nextRequestAt, failures: 0, pause: null };
  const failures = state.failures + 1;
  const cause: HostPauseCause = observation.kind === "refused" ? "blocked" : "unreachable";
  const ms = Math.max(askedPauseMs(observation, politeness), breakerPauseMs(failures, politeness));
  return { nextRequestAt, failures, pause: ms > 0 ? { until: after(jittered(ms)), cause } : null };
}

function askedPauseMs(observation: Observation, { refusalPauseMs }: Politeness): number {
  if (observation.kind === "refused") return observation.retryAfterMs ?? refusalPauseMs;
  return observation.kind === "overloaded" ? (observation.retryAfterMs ?? 0) : 0;
}

/**
 * Returns the pause of the circuit breaker. After it a host's turns go on one at a time, so the next request is the
 * trial of a half-open breaker: a success resets the failures, another failure doubles the pause.
 */
function breakerPauseMs(
  failures: number,
  { breakerFailures, breakerPauseMs, breakerLongestPauseMs }: Politeness,
): number {
  if (failures < breakerFailures) return 0;
  return Math.min(breakerPauseMs * 2 ** Math.min(failures - breakerFailures, 20), breakerLongestPauseMs);
}

import { type Db, endHostTurn, type HostTurn, type HostWait, takeHostTurn } from "@zodiac-at-work/db";
import type { Clock } from "../../clock.ts";
import { HostPausedError, TransientError } from "../fetch-error.ts";
import { concludeTurn, type Observation, type Politeness } from "./politeness.ts";

export interface HostTurnsOptions {
  db: Db;
  clock: Clock;
  random: () => number;
  politeness: Politeness;
  /** Longer than a request may take: no two requests to a host overlap. */
  leaseMs: number;
}

/** Lets the requests to a host take turns, in this process and all others. */
export class HostTurns {
  readonly #options: HostTurnsOptions;

  constructor(options: HostTurnsOptions) {
    this.#options = options;
  }

  /**
   * Runs `request` when it is the host's turn, and tells the other processes what came of it.
   *
   * @param observe says what a result shows about the host; what an error shows is known
   * @throws {HostPausedError} if the turn is too far away
   */
  async run<Result>(
    host: string,
    {
      crawlDelayMs,
      signal,
      request,
      observe,
    }: {
      crawlDelayMs: number;
      signal: AbortSignal | undefined;
      request: () => Promise<Result>;
      observe: (result: Result) => Observation;
    },
  ): Promise<Result> {
    const turn = await this.#take(host, signal);
    let observation: Observation = { kind: "none" };
    try {
      const result = await request();
      observation = observe(result);
      return result;
    } catch (error) {
      if (error instanceof TransientError) observation = { kind: "failed" };
      throw error;
    } finally {
      const { db, clock, random, politeness } = this.#options;
      const state = { failures: turn.failures, crawlDelayMs, now: clock.now(), random };
      await endHostTurn(db, turn, concludeTurn(observation, state, politeness));
    }
  }

  async #take(host: string, signal: AbortSignal | undefined): Promise<HostTurn> {
    const { db, clock, random, politeness, leaseMs } = this.#options;
    const start = clock.now().getTime();
    while (true) {
      signal?.throwIfAborted();
      const taken = await takeHostTurn(db, host, { now: clock.now(), leaseMs });
      if ("turn" in taken) return taken.turn;
      const { cause, until } = taken.wait;
      const left = Math.max(until.getTime() - clock.now().getTime(), 1);
      // A request usually ends long before its lease.
      const wait = cause === "leased" ? Math.min(left, politeness.pollMs) : left;
      const isPause = cause === "blocked" || cause === "unreachable";
      const waited = clock.now().getTime() - start;
      const longest = isPause ? politeness.longestPauseMs : politeness.longestQueueMs;
      if (waited + wait > longest) throw tooFarAway(host, taken.wait, left);
      await clock.sleep(wait + random() * politeness.jitter * Math.min(wait, politeness.pollMs), signal);
    }
  }
}

function tooFarAway(host: string, { cause, until }: HostWait, retryAfterMs: number): HostPausedError {
  const time = until.toISOString();
  const messages = {
    blocked: `${host} refused requests and is left alone until ${time}.`,
    unreachable: `${host} failed to answer and is left alone until ${time}.`,
    spacing: `${host} asks for long waits between requests; the next one is due at ${time}.`,
    leased: `${host} is busy with other requests.`,
  };
  const type = cause === "unreachable" || cause === "leased" ? "unreachable" : "blocked";
  return new HostPausedError(type, messages[cause], { retryAfterMs });
}

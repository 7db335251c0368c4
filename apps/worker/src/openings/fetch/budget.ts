import { BudgetError } from "./fetch-error.ts";

/** The most that may be spent. */
export interface BudgetLimits {
  requests: number;
  bytes: number;
  requestsPerHost: number;
  bytesPerHost: number;
}

/** Returns the most that a run over a number of sources spends, over all its checks and workers. */
export function runLimits(sources: number): BudgetLimits {
  return {
    requests: Math.max(20_000, 50 * sources),
    bytes: Math.max(8 * 1_024 ** 3, 16 * 1_024 ** 2 * sources),
    requestsPerHost: 1_000,
    bytesPerHost: 1_024 ** 3,
  };
}

/** What was spent: requests, those for robots.txt and redirects included, and bytes of their bodies on the wire. */
export interface Spent {
  requests: number;
  bytes: number;
}

/** What a run may still spend, in all and on each host. */
export class Budget {
  readonly #limits: BudgetLimits;
  readonly #total: Spent;
  readonly #hosts = new Map<string, Spent>();

  /** @param spent what other processes have spent of the same budget */
  constructor(limits: BudgetLimits, spent: Spent = { requests: 0, bytes: 0 }) {
    this.#limits = limits;
    this.#total = { ...spent };
  }

  get spent(): Spent {
    return { ...this.#total };
  }

  /**
   * Counts a request that is about to be sent.
   *
   * @throws {BudgetError} if the budget does not allow another request
   */
  spendRequest(host: string): void {
    const onHost = this.#onHost(host);
    const { requests, bytes, requestsPerHost, bytesPerHost } = this.#limits;
    if (this.#total.requests >= requests) throw exhausted(`The run's budget of ${requests} requests`);
    if (this.#total.bytes >= bytes) throw exhausted(`The run's budget of ${bytes} bytes`);
    if (onHost.requests >= requestsPerHost) throw exhausted(`The budget of ${requestsPerHost} requests to ${host}`);
    if (onHost.bytes >= bytesPerHost) throw exhausted(`The budget of ${bytesPerHost} bytes from ${host}`);
    this.#total.requests++;
    onHost.requests++;
  }

  /**
   * Counts bytes that were received.
   *
   * @throws {BudgetError} if they exceed the budget
   */
  spendBytes(host: string, bytes: number): void {
    const onHost = this.#onHost(host);
    this.#total.bytes += bytes;
    onHost.bytes += bytes;
    if (this.#total.bytes > this.#limits.bytes) throw exhausted(`The run's budget of ${this.#limits.bytes} bytes`);
    if (onHost.bytes > this.#limits.bytesPerHost) {
      throw exhausted(`The budget of ${this.#limits.bytesPerHost} bytes from ${host}`);
    }
  }

  #onHost(host: string): Spent {
    const spent = this.#hosts.get(host) ?? { requests: 0, bytes: 0 };
    this.#hosts.set(host, spent);
    return spent;
  }
}

function exhausted(what: string): BudgetError {
  return new BudgetError("failed", `${what} is used up.`);
}

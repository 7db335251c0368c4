import type { Db } from "@zodiac-at-work/db";
import { type Clock, systemClock } from "../clock.ts";
import { decodeBody } from "../decode-body.ts";
import type { SourceRequest, SourceResponse } from "../source.ts";
import { Budget, type BudgetLimits, type Spent } from "./budget.ts";
import { checkUrl } from "./check-url.ts";
import { acceptEncoding } from "./decompress.ts";
import type { Exchange, ExchangeRequest, ResponseLimits } from "./exchange.ts";
import { BudgetError, type FailureType, FetchError, HostPausedError } from "./fetch-error.ts";
import type { OnFetchStep } from "./fetch-step.ts";
import { type FetchContext, PoliteClient } from "./polite-client.ts";
import { followRedirects } from "./redirects.ts";
import { type Attempt, retry } from "./retry.ts";
import { RobotsFiles } from "./robots/robots-files.ts";
import { createLiveTransport, createStandInTransport, type Resolve, type TestServer } from "./transport.ts";
import { HostTurns } from "./turns/host-turns.ts";
import { defaultPoliteness, type Politeness, standInPoliteness } from "./turns/politeness.ts";
import { parseRetryAfter } from "./turns/retry-after.ts";
import { createUserAgent } from "./user-agent.ts";

/** What a response says about its version, for a conditional request. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

/** How a fetch ended, and what it spent. */
export type FetchResult = Spent &
  (
    | {
        type: "response";
        /** Of any status but 304 and 429. */
        response: SourceResponse;
        /** Null if the response has none, or is no success. */
        validators: Validators | null;
        /** When the host wants to be asked again, if the response says so. */
        retryAfterMs: number | null;
      }
    /** The source is as it was when the validators were stored. */
    | { type: "not-modified" }
    | {
        type: FailureType;
        /** A sentence for the operator. */
        reason: string;
        /** When another attempt makes sense; null if nothing says so. */
        retryAfterMs: number | null;
      }
  );

/** Whether a host answers by `https:`; null if that can't be found out now. */
export interface HttpsResult extends Spent {
  answers: boolean | null;
}

interface FetchOptions {
  signal?: AbortSignal;
  /** Of the last response, if only a change is of interest. */
  validators?: Validators | null;
  /** Shared by the fetches of a run. */
  budget?: Budget;
}

export interface Fetcher {
  /**
   * Fetches a request of a source, politely and safely. All expected ends are results.
   *
   * @throws the reason of `signal` if it aborts
   * @throws {DatabaseUnavailableError}
   */
  fetch(request: SourceRequest, options?: FetchOptions): Promise<FetchResult>;
  /**
   * Finds out whether a host answers by `https:`. Asks for nothing but its robots.txt, as politely and safely as `fetch`.
   *
   * @throws the reason of `signal` if it aborts
   * @throws {DatabaseUnavailableError}
   */
  findHttps(host: string, options?: Omit<FetchOptions, "validators">): Promise<HttpsResult>;
}

export interface FetcherOptions {
  db: Db;
  /** Where requests go: to the real hosts, or all to a stand-in at `http://127.0.0.1:PORT`. */
  target: "live" | URL;
  /** An email address or https URL in the user agent. Null only with a stand-in. */
  contact: string | null;
  /** Hosts whose robots.txt is not consulted, because their operators agreed. */
  allowedHosts?: readonly string[];
  politeness?: Partial<Politeness>;
  limits?: Partial<FetchLimits>;
  clock?: Clock;
  /** Returns a number from 0 to 1, without 1. */
  random?: () => number;
  resolve?: Resolve;
  ca?: string;
  /** Only in a test run. */
  testServer?: TestServer;
  /** Receives each step of the fetches, for an operator who wants to see them. */
  onStep?: OnFetchStep;
}

/** The limits of one response. */
interface FetchLimits extends Omit<ResponseLimits, "truncates"> {
  /** How long one address may take to accept a connection. */
  connectMs: number;
}

const defaultLimits: FetchLimits = {
  headerBytes: 32 * 1_024,
  wireBytes: 32 * 1_024 * 1_024,
  decodedBytes: 64 * 1_024 * 1_024,
  connectMs: 10_000,
  idleMs: 20_000,
  totalMs: 60_000,
};

/** What a fetch may spend that is given no budget. */
export const defaultBudget: BudgetLimits = {
  requests: 1_000,
  bytes: 512 * 1_024 * 1_024,
  requestsPerHost: 500,
  bytesPerHost: 256 * 1_024 * 1_024,
};

/** A worker may stop this much later than its deadline, and its clock may differ this much from the others'. */
const leaseReserveMs = 5_000;

/**
 * Creates the one thing in the worker that requests job boards and pages.
 *
 * @throws {Error} if the target is live and there is no contact
 * @example
 * const fetcher = createFetcher({ db, target: "live", contact: "jobs@example.com" });
 * const result = await fetcher.fetch({ url: "https://boards.example.com/acme" }, { signal });
 */
export function createFetcher(options: FetcherOptions): Fetcher {
  const { db, target, contact, clock = systemClock, random = Math.random, resolve, ca, testServer, onStep } = options;
  if (target === "live" && !contact) throw new Error("Fetching from real hosts needs a contact in the user agent.");
  const politeness = { ...(target === "live" ? defaultPoliteness : standInPoliteness), ...options.politeness };
  const limits = { ...defaultLimits, ...options.limits };
  const transport =
    target === "live"
      ? createLiveTransport({ clock, connectMs: limits.connectMs, resolve, ca, testServer, onStep })
      : createStandInTransport(target, { clock, connectMs: limits.connectMs });
  const turns = new HostTurns({ db, clock, random, politeness, leaseMs: limits.totalMs + leaseReserveMs });
  const client = new PoliteClient({ transport, turns, clock, limits, onStep });
  const headers = { "user-agent": createUserAgent(contact), "accept-encoding": acceptEncoding };
  const robots = new RobotsFiles({ db, client, clock, politeness, headers, onStep });
  const allowedHosts = new Set(options.allowedHosts);

  return {
    async fetch(request, { signal, validators = null, budget = new Budget(defaultBudget) } = {}) {
      const context: FetchContext = { signal, budget, spent: { requests: 0, bytes: 0 } };
      try {
        return { ...(await attempt(request, validators, context)), ...context.spent };
      } catch (error) {
        if (!(error instanceof FetchError)) throw error;
        const { type, message, retryAfterMs } = error;
        return { type, reason: message, retryAfterMs, ...context.spent };
      }
    },
    async findHttps(host, { signal, budget = new Budget(defaultBudget) } = {}) {
      const context: FetchContext = { signal, budget, spent: { requests: 0, bytes: 0 } };
      try {
        const { status } = await robots.find(checkUrl(`https://${host}/`).hostname, context);
        return { answers: status !== "unreadable", ...context.spent };
      } catch (error) {
        if (!(error instanceof FetchError)) throw error;
        const isUndecided = error instanceof HostPausedError || error instanceof BudgetError;
        // A host that refuses a request has answered it.
        return { answers: isUndecided ? null : error.type === "blocked", ...context.spent };
      }
    },
  };

  async function attempt(request: SourceRequest, validators: Validators | null, context: FetchContext) {
    const first = toExchangeRequest(request, validators, headers);
    const options = { politeness, clock, random, signal: context.signal };
    const { last, pauseMs } = await retry(() => tryOnce(first, context), options);
    return conclude(last, validators, { now: clock.now(), pauseMs });
  }

  async function tryOnce(first: ExchangeRequest, context: FetchContext): Promise<Attempt> {
    try {
      return await followRedirects(first, (request) => send(request, context));
    } catch (error) {
      if (error instanceof FetchError) return { error };
      throw error;
    }
  }

  async function send(request: ExchangeRequest, context: FetchContext): Promise<Exchange> {
    const host = request.url.hostname;
    if (allowedHosts.has(host)) {
      onStep?.({ type: "robots", host, verdict: null });
      return client.send(request, context);
    }
    const { crawlDelayMs } = await robots.admit(request.url, context);
    return client.send(request, context, { crawlDelayMs });
  }
}

function toExchangeRequest(
  { url, json, accept }: SourceRequest,
  validators: Validators | null,
  headers: Record<string, string>,
): ExchangeRequest {
  const common = { ...headers, accept: accept ?? "*/*" };
  if (json !== undefined) {
    const body = JSON.stringify(json);
    return { url: checkUrl(url), method: "POST", headers: { ...common, "content-type": "application/json" }, body };
  }
  const { etag = null, lastModified = null } = validators ?? {};
  const conditions = {
    ...(etag !== null && { "if-none-match": etag }),
    ...(lastModified !== null && { "if-modified-since": lastModified }),
  };
  return { url: checkUrl(url), method: "GET", headers: { ...common, ...conditions }, body: null };
}

type Ended = Pick<Extract<FetchResult, { type: "response" }>, "type" | "response" | "validators" | "retryAfterMs">;

/** @param pauseMs how long the host is left alone after the attempt */
function conclude(
  attempt: Attempt,
  validators: Validators | null,
  { now, pauseMs }: { now: Date; pauseMs: number | null },
): Ended | { type: "not-modified" } {
  if ("error" in attempt) {
    const { type, message, retryAfterMs } = attempt.error;
    throw new FetchError(type, message, { retryAfterMs: pauseMs ?? retryAfterMs, cause: attempt.error });
  }
  const { status, headers, body } = attempt.response;
  const { hostname, href } = attempt.url;
  const retryAfterMs = pauseMs ?? parseRetryAfter(headers.get("retry-after") ?? "", now);
  if (status === 304 && validators) return { type: "not-modified" };
  if (status === 304) throw new FetchError("failed", `${hostname} answered 304 to a request without conditions.`);
  if (status === 429) {
    throw new FetchError("blocked", `${hostname} refused the request with status 429.`, { retryAfterMs });
  }
  const contentType = headers.get("content-type") ?? null;
  const response = { url: href, status, contentType, body: decodeBody(body, contentType) };
  return { type: "response", response, validators: status === 200 ? findValidators(headers) : null, retryAfterMs };
}

function findValidators(headers: ReadonlyMap<string, string>): Validators | null {
  const etag = headers.get("etag") ?? null;
  const lastModified = headers.get("last-modified") ?? null;
  return etag === null && lastModified === null ? null : { etag, lastModified };
}

import { type Db, getPoolCounts } from "@zodiac-at-work/db";
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { type ApiError, overloaded } from "../errors.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Throws `overloaded` if too many queries wait for a connection. For requests that need the database. */
    refuseBusyDatabase(request: FastifyRequest): Promise<void>;
  }
  interface FastifyRequest {
    /** Whether it was refused because of an overload. */
    isRefused: boolean;
  }
}

/** When requests are refused. Both bound how long an accepted one waits. */
export interface OverloadLimits {
  /** How long a turn of the event loop may compute before further requests in it are refused; 150 ms by default. */
  readonly maxTurnMs?: number;
  /** How many queries may wait for a connection; 60 by default. */
  readonly maxWaitingQueries?: number;
}

interface OverloadOptions {
  readonly db: Db;
  readonly logger: FastifyBaseLogger;
  readonly overload?: OverloadLimits;
}

/** What balancers and browsers need to find out that the process lives. */
const alwaysServed: ReadonlySet<string | undefined> = new Set(["/api/health", "/api/ready", "/api/config"]);

const timerMs = 20;
/**
 * A process is overloaded once its turns were too long for this time, more than they were not, or too many queries waited.
 * Many requests of one moment, as when streams reconnect after a release, are served.
 */
const patienceMs = { turns: 500, queries: 100 };
const reportEveryMs = 10_000;

/** The time that this thread has computed. Waiting for a core does not count: it is no work of this process. */
function computedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/**
 * Refuses requests that this process can't serve in time, so that the others are. All requests that have arrived are read in
 * one turn of the event loop: the longer it has computed, the longer the next one has waited. A single long turn, as at the first
 * use of something, refuses nobody.
 */
export const refuseOverload = fp(async (app: FastifyInstance, { db, logger, overload = {} }: OverloadOptions) => {
  const { maxTurnMs = 150, maxWaitingQueries = 60 } = overload;
  const hasQueue = () => getPoolCounts(db).waiting > maxWaitingQueries;
  let turnBegan = computedMs();
  let lateMs = 0;
  let queuedMs = 0;
  const timer = setInterval(() => {
    const turnMs = computedMs() - turnBegan;
    turnBegan += turnMs;
    lateMs = within(lateMs + (turnMs > maxTurnMs ? turnMs : -timerMs), 2 * patienceMs.turns);
    queuedMs = within(queuedMs + (hasQueue() ? timerMs : -timerMs), 2 * patienceMs.queries);
  }, timerMs).unref();
  app.addHook("onClose", async () => clearInterval(timer));
  app.decorateRequest("isRefused", false);

  let refused = 0;
  let reportedAt = Number.NEGATIVE_INFINITY;

  /** Returns the error for a refusal. The log has a line now and then, because an overload is thousands of them. */
  function refuse(request: FastifyRequest): ApiError {
    request.isRefused = true;
    refused += 1;
    const now = performance.now();
    if (now - reportedAt > reportEveryMs) {
      logger.warn({ refused }, "refused requests, because this process is overloaded");
      reportedAt = now;
      refused = 0;
    }
    return overloaded;
  }

  app.addHook("onRequest", (request, _reply, done) => {
    const isLate = lateMs > patienceMs.turns && computedMs() - turnBegan > maxTurnMs;
    done(isLate && !alwaysServed.has(request.routeOptions.url) ? refuse(request) : undefined);
  });
  app.decorate("refuseBusyDatabase", async (request: FastifyRequest) => {
    const isBusy = queuedMs > patienceMs.queries && hasQueue();
    if (isBusy && !alwaysServed.has(request.routeOptions.url)) throw refuse(request);
  });
});

function within(ms: number, most: number): number {
  return Math.min(Math.max(ms, 0), most);
}

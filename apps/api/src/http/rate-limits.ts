import fastifyRateLimit from "@fastify/rate-limit";
import type { Api, Endpoint } from "@zodiac-at-work/contracts";
import { countAttempt } from "@zodiac-at-work/db";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import type { UserQueue } from "../auth/user-queue.ts";
import type { Dependencies } from "../dependencies.ts";
import { ApiError, rateLimited } from "../errors.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Throws the refusal. If it is about a token, counts it against the address, and may throw `rate-limited` instead. */
    countRefusal(request: FastifyRequest, refusal: unknown): Promise<never>;
    /** Counts a call that needs no session against its address, and throws `rate-limited` if it was made too often. */
    countAnonymous(request: FastifyRequest): Promise<void>;
  }
}

/** How often one user may make a call in a minute, across all processes. */
interface CallLimit {
  readonly perMinute: number;
  /** Which requests count; all of them if omitted. */
  readonly counts?: (request: FastifyRequest) => boolean;
}

/**
 * The limited calls: those that query the payment or the identity provider, those that write, and those whose response
 * can't be cached. Reloads, several tabs and the polling of the success page stay far below the limits.
 */
const limits: Partial<Record<keyof Api, CallLimit>> = {
  "POST /api/user/register": { perMinute: 120 },
  "GET /api/user/:uid/payment-status": { perMinute: 240 },
  "POST /api/create-payment-intent": { perMinute: 120 },
  "GET /api/payment-link": { perMinute: 120 },
  "POST /api/update-payment-user-id": { perMinute: 120 },
  "GET /api/account/receipts": { perMinute: 60 },
  "GET /api/account/export": { perMinute: 10 },
  "DELETE /api/account": { perMinute: 10 },
  "PUT /api/account/subscriptions/:kind": { perMinute: 20 },
  "DELETE /api/account/subscriptions/:kind": { perMinute: 20 },
  "GET /api/account/saved": { perMinute: 240 },
  "PUT /api/account/saved": { perMinute: 20 },
  "DELETE /api/account/saved": { perMinute: 20 },
  "POST /api/account/saved/searches": { perMinute: 120 },
  "DELETE /api/account/saved/searches/:id": { perMinute: 120 },
  "PUT /api/account/saved/searches/:id/feed": { perMinute: 20 },
  "DELETE /api/account/saved/searches/:id/feed": { perMinute: 20 },
  "POST /api/account/saved/openings": { perMinute: 120 },
  "DELETE /api/account/saved/openings/:id": { perMinute: 120 },
  "GET /api/companies": { perMinute: 120, counts: ({ query }) => (query as { search?: string }).search !== undefined },
  "GET /api/news": { perMinute: 60 },
  "GET /api/reading": { perMinute: 60 },
  // A team of eight has 28 pairs.
  "GET /api/reading/match": { perMinute: 120 },
  "GET /api/reading/team": { perMinute: 120 },
  "GET /api/openings": { perMinute: 240 },
  "GET /api/openings/by-id": { perMinute: 240 },
  "GET /api/openings/remote-counts": { perMinute: 240 },
  "GET /api/cities": { perMinute: 240 },
  "GET /api/companies/:id/openings": { perMinute: 240 },
  "POST /api/scrape": { perMinute: 20 },
  "POST /api/scrape-enhanced": { perMinute: 10 },
  "POST /api/blog/generate": { perMinute: 20 },
  "POST /api/blog/generate-random": { perMinute: 20 },
  "POST /api/blog/add-internal-links": { perMinute: 20 },
  "POST /api/blog/keywords/import": { perMinute: 20 },
  "GET /api/scrape/latest": { perMinute: 120 },
  "GET /api/scrape/runs/:id": { perMinute: 240 },
  "GET /api/scrape/runs/:id/events": { perMinute: 60 },
  "POST /api/blog/previews": { perMinute: 60 },
  "POST /api/blog/images": { perMinute: 60 },
  "POST /api/blog/images/generate": { perMinute: 60 },
};

/** The calls that need no session and write. They are limited by address. */
const anonymous: ReadonlySet<string> = new Set<keyof Api>(["POST /api/browser-reports"]);

/** How many such calls one address may make in a minute to one process. Many people may share an address. */
const anonymousPerAddress = 120;

/** How many refused tokens one address may send in a minute to one process. Many people may share an address. */
const refusalsPerAddress = 600;

const windowMs = 60_000;

/** Creates the hooks that limit how often one user calls an endpoint; none if the endpoint has no limit. */
export function limitCalls({ method, path }: Endpoint, { db }: Dependencies, queue: UserQueue) {
  const call = `${method} ${path}`;
  if (anonymous.has(call)) return [(request: FastifyRequest) => request.server.countAnonymous(request)];
  const limit = limits[call as keyof Api];
  if (!limit) return [];
  return [
    async (request: FastifyRequest): Promise<void> => {
      if (!request.caller || limit.counts?.(request) === false) return;
      const { uid } = request.caller;
      const { count, endsInMs } = await queue.run(uid, () => countAttempt(db, `${uid} ${call}`, windowMs));
      if (count > limit.perMinute) throw rateLimited(Math.ceil(endsInMs / 1000));
    },
  ];
}

/** Limits how many refused tokens, and calls without a session that write, one address may send. */
export const limitAddresses = fp(async (app: FastifyInstance) => {
  await app.register(fastifyRateLimit, { global: false });
  const countAddress = app.createRateLimit({ max: refusalsPerAddress, timeWindow: windowMs });
  const countCall = app.createRateLimit({ max: anonymousPerAddress, timeWindow: windowMs });
  app.decorate("countAnonymous", async (request) => {
    const address = await countCall(request);
    if (!address.isAllowed && address.isExceeded) throw rateLimited(address.ttlInSeconds);
  });
  app.decorate("countRefusal", async (request, refusal) => {
    if (refusal instanceof ApiError && refusal.code === "not-signed-in") {
      const address = await countAddress(request);
      if (!address.isAllowed && address.isExceeded) throw rateLimited(address.ttlInSeconds);
    }
    throw refusal;
  });
});

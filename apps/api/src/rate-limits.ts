import fastifyRateLimit from "@fastify/rate-limit";
import type { Api } from "@zodiac-at-work/contracts";
import { countAttempt } from "@zodiac-at-work/db";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import type { Dependencies } from "./dependencies.ts";
import { ApiError } from "./errors.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Counts a refused token against the address that it came from. Throws the refusal, or `rate-limited`. */
    countRefusal(request: FastifyRequest, refusal: unknown): Promise<never>;
  }
}

/**
 * How often one user may make a call in a minute, over all processes: the calls that make the payment provider or the
 * identity provider work, and those that write. A page that is reloaded, several tabs and the success page's polling
 * stay far below.
 */
const perUser: Partial<Record<keyof Api, number>> = {
  "POST /api/user/register": 120,
  "GET /api/user/:uid/payment-status": 240,
  "POST /api/create-payment-intent": 120,
  "GET /api/payment-link": 120,
  "POST /api/update-payment-user-id": 120,
  "GET /api/account/receipts": 60,
  "GET /api/account/export": 10,
  "DELETE /api/account": 10,
  "GET /api/reading": 60,
};

/** Refused tokens from one address in a minute, in this process: many people may share an address. */
const refusalsPerAddress = 600;

const windowMs = 60_000;

export const limitRates = fp(async (app: FastifyInstance, { db }: Dependencies) => {
  app.addHook("preParsing", async ({ method, routeOptions, caller }) => {
    const call = `${method === "HEAD" ? "GET" : method} ${routeOptions.url}`;
    const limit = perUser[call as keyof Api];
    if (limit === undefined || !caller) return;
    const { count, endsInMs } = await countAttempt(db, `${caller.uid} ${call}`, windowMs);
    if (count > limit) throw rateLimited(Math.ceil(endsInMs / 1000));
  });

  await app.register(fastifyRateLimit, { global: false });
  const countAddress = app.createRateLimit({ max: refusalsPerAddress, timeWindow: windowMs });
  app.decorate("countRefusal", async (request, refusal) => {
    if (refusal instanceof ApiError && refusal.code === "not-signed-in") {
      const address = await countAddress(request);
      if (!address.isAllowed && address.isExceeded) throw rateLimited(address.ttlInSeconds);
    }
    throw refusal;
  });
});

function rateLimited(seconds: number): ApiError {
  const retryAfter = Math.max(1, seconds);
  return new ApiError("rate-limited", `That was too often. Try again in ${retryAfter} seconds.`, { retryAfter });
}

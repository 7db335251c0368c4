import type { Access, Endpoint, ErrorCode, Of } from "@zodiac-at-work/contracts";
import { errorStatus } from "@zodiac-at-work/contracts";
import type { FastifyContextConfig, FastifyInstance, FastifyPluginAsync, FastifyRequest } from "fastify";
import { z } from "zod";
import { type Caller, identifyCaller } from "./access.ts";
import { type CacheableEndpoint, type CacheOptions, type Handler, respondFromCache } from "./cached-response.ts";
import type { Dependencies } from "./dependencies.ts";

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    /** Answered so often that a success is no news; a failure always is. */
    frequent?: boolean;
  }
}

/** Adds calls to a scope. */
export type Routes = (scope: Scope, dependencies: Dependencies) => void;

/** What a handler is given, all of it checked: the parts of the request, and who calls where a scope asks for that. */
interface Call<E extends Endpoint> {
  params: Of<E, "params">;
  query: Of<E, "query">;
  body: Of<E, "body">;
  caller: E["access"] extends "open" ? null : Caller;
  request: FastifyRequest;
}

/** A part of the API that one kind of caller may enter. */
interface Scope {
  /** @throws when the endpoint asks for another access than this scope grants */
  mount<E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Promise<Of<E, "response">>): void;
  /**
   * Like `mount`, for an answer that is the same for everybody who gets in: its bytes are kept until one of the tables
   * changes. Nothing of the caller is handed over, so nothing of one caller can reach another.
   */
  mountCached<E extends CacheableEndpoint>(
    endpoint: E,
    from: CacheOptions<E>,
    load: (query: Of<E, "query">) => Promise<Of<E, "response">>,
  ): void;
}

/**
 * Registers calls behind one guard. Who may call is decided here, before anything of the request but its header is
 * read; a handler never asks.
 *
 * @example
 * await app.register(scope("paid", dependencies, [companies, carBrands]));
 */
export function scope(access: Access, dependencies: Dependencies, routes: readonly Routes[]): FastifyPluginAsync {
  return async (app) => {
    const guard = guards[access];
    app.addHook("onRequest", async (request) => {
      request.caller = await guard(dependencies, request).catch((refusal) => app.countRefusal(request, refusal));
    });
    const inside: Scope = {
      mount(endpoint, handle) {
        mount(app, access, endpoint, {}, async (request, reply) => {
          const { params, query, body, caller } = request;
          // The validator has checked each part against the endpoint's schema, and the guard has set the caller.
          return reply.send(await handle({ params, query, body, caller, request } as Call<typeof endpoint>));
        });
      },
      mountCached(endpoint, from, load) {
        mount(
          app,
          access,
          endpoint,
          { frequent: true },
          respondFromCache(dependencies.caches.answers, endpoint, from, load),
        );
      },
    };
    for (const add of routes) add(inside, dependencies);
  };
}

const guards: Record<Access, (dependencies: Dependencies, request: FastifyRequest) => Promise<Caller | null>> = {
  open: async () => null,
  signedIn: (dependencies, request) => identifyCaller(dependencies, request.headers.authorization),
  paid: async (dependencies, request) => {
    const caller = await identifyCaller(dependencies, request.headers.authorization);
    await caller.requireAccess();
    return caller;
  },
  admin: async (dependencies, request) => {
    const caller = await identifyCaller(dependencies, request.headers.authorization);
    await caller.requireAdmin();
    return caller;
  },
};

function mount(
  app: FastifyInstance,
  access: Access,
  endpoint: Endpoint,
  config: FastifyContextConfig,
  handler: Handler,
): void {
  const name = `${endpoint.method} ${endpoint.path}`;
  if (endpoint.access !== access) throw new Error(`${name} is ${endpoint.access} and was mounted as ${access}.`);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      summary: endpoint.summary,
      description: `Access: ${access}.`,
      ...(access !== "open" && { security: [{ idToken: [] }] }),
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: { 200: endpoint.response, ...errorResponses(endpoint) },
    },
    config,
    handler,
  });
}

const errorsOfAccess: Record<Access, readonly ErrorCode[]> = {
  open: [],
  signedIn: ["not-signed-in", "identity-unavailable", "rate-limited"],
  paid: ["not-signed-in", "identity-unavailable", "rate-limited", "payment-required"],
  admin: ["not-signed-in", "identity-unavailable", "rate-limited", "forbidden"],
};

/** One schema for each status, with the codes that may come under it. */
function errorResponses({ access, params, query, body, errors = [] }: Endpoint): Record<number, z.ZodType> {
  const ofAnyCall: ErrorCode[] = ["internal", "not-ready", "overloaded"];
  const ofSchemas: ErrorCode[] = params || query || body ? ["invalid-request"] : [];
  const ofBody: ErrorCode[] = body ? ["body-too-large", "unsupported-media-type"] : [];
  const all: ErrorCode[] = [...ofAnyCall, ...ofSchemas, ...ofBody, ...errorsOfAccess[access], ...errors];
  const byStatus = Map.groupBy(new Set(all), (code) => errorStatus[code]);
  return Object.fromEntries(
    Array.from(byStatus, ([status, codes]) => [status, z.object({ error: z.string(), code: z.enum(codes) })]),
  );
}

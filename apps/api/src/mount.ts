import type { Endpoint, Of } from "@zodiac-at-work/contracts";
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Caller, createAccessControl } from "./access.ts";
import { type CacheableEndpoint, type CachingOptions, respondFromCache } from "./cached-response.ts";
import type { Dependencies } from "./dependencies.ts";
import { schemaOf } from "./endpoint-schema.ts";
import { limitCalls } from "./rate-limits.ts";
import { createUserQueue } from "./user-queue.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Called so often that a success is logged at debug only. A failure is logged like any other. */
    frequent?: boolean;
  }
}

/** Adds the endpoints of one file to the app. */
export type Routes = (router: Router, dependencies: Dependencies) => void;

/** Adds endpoints to the app, each behind the guard that its `access` names. */
interface Router {
  mount<E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Promise<Of<E, "response">>): void;
  /**
   * Mounts an endpoint whose response is the same for every caller that the guard admits. The encoded response is cached
   * until one of its tags is invalidated. `load` receives no data of the caller, so none can leak into the cache.
   */
  mountCached<E extends CacheableEndpoint>(
    endpoint: E,
    options: CachingOptions<E>,
    load: (query: Of<E, "query">) => Promise<Of<E, "response">>,
  ): void;
}

/** A request whose parts match the schemas of its endpoint. */
interface Call<E extends Endpoint = Endpoint> {
  params: Of<E, "params">;
  query: Of<E, "query">;
  body: Of<E, "body">;
  caller: E["access"] extends "open" ? null : Caller;
  /** @throws {ApiError} `forbidden` unless the caller is an admin; `not-signed-in` if the session was revoked */
  requireAdmin(): Promise<void>;
  log: FastifyRequest["log"];
}

/** A request to an endpoint that only signed-in users may call. */
export type SignedInCall = Pick<Call, "requireAdmin"> & { caller: Caller };

/** Mounts the endpoints of all files. */
export function mountRoutes(app: FastifyInstance, dependencies: Dependencies, files: readonly Routes[]): void {
  // The pool has ten connections. One user gets three of them at most.
  const queue = createUserQueue({ concurrency: 3, maxWaiting: 30 });
  const { guards, requireAdmin } = createAccessControl(dependencies, queue);

  function route(endpoint: Endpoint, { onRequest = [], handler, ...options }: RouteParts): void {
    const guard = guards[endpoint.access];
    const takeTurn = (request: FastifyRequest, reply: FastifyReply) => {
      const handle = () => handler(request, reply);
      return request.caller ? queue.run(request.caller.uid, handle) : handle();
    };
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      onRequest: guard ? [guard, ...onRequest] : onRequest,
      preParsing: limitCalls(endpoint, dependencies, queue),
      handler: takeTurn,
      ...options,
    });
  }

  const router: Router = {
    mount(endpoint, handle) {
      route(endpoint, {
        async handler(request, reply) {
          const { params, query, body, caller, log } = request;
          const call = { params, query, body, caller, log, requireAdmin: () => requireAdmin(caller as Caller) };
          // The validator has checked each part against the endpoint's schema, and the guard has set the caller.
          return reply.send(await handle(call as Call<typeof endpoint>));
        },
      });
    },
    mountCached(endpoint, options, load) {
      const { onRequest, handler } = respondFromCache(dependencies.caches.responses, endpoint, options, load);
      route(endpoint, { onRequest, handler, config: { frequent: true } });
    },
  };
  for (const addRoutes of files) addRoutes(router, dependencies);
}

interface RouteParts {
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  onRequest?: ((request: FastifyRequest, reply: FastifyReply, done: () => void) => void)[];
  config?: FastifyContextConfig;
}

import type { Endpoint, Of } from "@zodiac-at-work/contracts";
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Caller, createAccessControl } from "../auth/guard.ts";
import { createUserQueue } from "../auth/user-queue.ts";
import { type CacheableEndpoint, type CachingOptions, respondFromCache } from "../cache/cached-response.ts";
import type { Dependencies } from "../dependencies.ts";
import { type CallAudit, createAudit } from "./audit.ts";
import { schemaOf } from "./endpoint-schema.ts";
import { createEventStreams, type Subscribe } from "./event-streams.ts";
import { observeStreams } from "./metrics.ts";
import { limitCalls } from "./rate-limits.ts";

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
  mount<E extends PlainEndpoint>(endpoint: E, handle: (call: Call<E>) => Promise<Of<E, "response">>): void;
  /**
   * Mounts an endpoint that waits for work in the background. The response is 202 if the work goes on. Waiting takes none
   * of the user's turns; the handler's queries take theirs through `takeTurn`.
   */
  mountWaiting<E extends WaitingEndpoint>(
    endpoint: E,
    handle: (call: WaitingCall<E>) => Promise<{ hasEnded: boolean; response: Of<E, "response"> }>,
  ): void;
  /** Mounts an endpoint that streams server-sent events. `subscribe` of the opened stream delivers them. */
  mountStream<E extends StreamingEndpoint>(
    endpoint: E,
    open: (call: Call<E>) => Promise<Subscribe<Of<E, "response">>>,
  ): void;
  /**
   * Mounts an endpoint whose response is the same for every caller that the guard admits. The encoded response is cached
   * until one of its tags is invalidated. `load` receives no data of the caller, so none can leak into the cache.
   */
  mountCached<E extends CacheableEndpoint>(
    endpoint: E,
    options: CachingOptions<E>,
    load: (query: Of<E, "query">) => Promise<Of<E, "response">>,
  ): void;
  /** Calls back when the app begins to close, before it waits for the responses under way. */
  onClosing(end: () => void): void;
}

type PlainEndpoint = Endpoint & { readonly mayContinue?: never; readonly streams?: never };
type WaitingEndpoint = Endpoint & { readonly mayContinue: true };
type StreamingEndpoint = Endpoint & { readonly method: "GET"; readonly streams: true };

/** A request whose parts match the schemas of its endpoint. */
interface Call<E extends Endpoint = Endpoint> {
  params: Of<E, "params">;
  query: Of<E, "query">;
  body: Of<E, "body">;
  caller: E["access"] extends "open" ? null : Caller;
  /** @throws {ApiError} `forbidden` unless the caller is an admin; `not-signed-in` if the session was revoked */
  requireAdmin(): Promise<void>;
  log: FastifyRequest["log"];
  /** Records the call in the audit log, for an endpoint whose `audit` says that its handler does. */
  record: CallAudit["record"];
}

export interface WaitingCall<E extends Endpoint = Endpoint> extends Call<E> {
  /** Runs queries when it is the user's turn. */
  takeTurn<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Aborts when the client closes the connection. */
  signal: AbortSignal;
}

/** A request to an endpoint that only signed-in users may call. */
export type SignedInCall = Pick<Call, "requireAdmin"> & { caller: Caller };

/** Mounts the endpoints of all files. */
export function mountRoutes(app: FastifyInstance, dependencies: Dependencies, files: readonly Routes[]): void {
  // The pool has ten connections. One user gets three of them at most.
  const queue = createUserQueue({ concurrency: 3, maxWaiting: 30 });
  const { guards, requireAdmin } = createAccessControl(dependencies, queue);

  const streams = createEventStreams(app);
  if (dependencies.metrics) observeStreams(dependencies.metrics, streams.countOpen);

  function takeTurn<Result>({ caller }: FastifyRequest, work: () => Promise<Result>): Promise<Result> {
    return caller ? queue.run(caller.uid, work) : work();
  }

  function route(endpoint: Endpoint, { onRequest = [], handler, ...options }: RouteParts): void {
    const guard = guards[endpoint.access];
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      onRequest: guard ? [guard, ...onRequest] : onRequest,
      // After the cached responses, which need no database, and before the first query.
      preParsing: [app.refuseBusyDatabase, ...limitCalls(endpoint, dependencies, queue)],
      ...(endpoint.maxBodyBytes !== undefined && { bodyLimit: endpoint.maxBodyBytes }),
      handler,
      ...options,
    });
  }

  /** The validator has checked each part against the endpoint's schema, and the guard has set the caller. */
  function callOf<E extends Endpoint>(request: FastifyRequest, { record }: CallAudit = unrecorded): Call<E> {
    const { params, query, body, caller, log } = request;
    const call = { params, query, body, caller, log, record, requireAdmin: () => requireAdmin(caller as Caller) };
    return call as Call<E>;
  }

  const router: Router = {
    mount(endpoint, handle) {
      const auditOf = createAudit(endpoint, dependencies.db);
      route(endpoint, {
        handler: (request, reply) =>
          takeTurn(request, async () => {
            const audit = auditOf?.(request);
            const response = await handle(callOf<typeof endpoint>(request, audit));
            await audit?.end(response);
            return reply.send(response);
          }),
      });
    },
    mountWaiting(endpoint, handle) {
      const auditOf = createAudit(endpoint, dependencies.db);
      route(endpoint, {
        async handler(request, reply) {
          const leaving = new AbortController();
          reply.raw.once("close", () => leaving.abort());
          const audit = auditOf?.(request);
          const { hasEnded, response } = await handle({
            ...callOf<typeof endpoint>(request, audit),
            takeTurn: (work) => takeTurn(request, work),
            signal: leaving.signal,
          });
          await takeTurn(request, async () => audit?.end(response));
          return reply.code(hasEnded ? 200 : 202).send(response);
        },
      });
    },
    mountStream(endpoint, open) {
      route(endpoint, {
        async handler(request, reply) {
          const subscribe = await takeTurn(request, () => open(callOf<typeof endpoint>(request)));
          return streams.send(endpoint, request, reply, subscribe);
        },
        // A response to HEAD has no body that could end.
        exposeHeadRoute: false,
      });
    },
    mountCached(endpoint, options, load) {
      const { onRequest, handler } = respondFromCache(dependencies.caches.responses, endpoint, options, load);
      route(endpoint, {
        onRequest,
        handler: (request, reply) => takeTurn(request, () => handler(request, reply)),
        config: { frequent: true },
      });
    },
    onClosing(end) {
      app.addHook("preClose", async () => end());
    },
  };
  for (const addRoutes of files) addRoutes(router, dependencies);
}

const unrecorded: CallAudit = {
  record: () => Promise.reject(new Error("The endpoint has no action for the audit log.")),
  end: async () => {},
};

interface RouteParts {
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  onRequest?: ((request: FastifyRequest, reply: FastifyReply, done: () => void) => void)[];
  config?: FastifyContextConfig;
  exposeHeadRoute?: boolean;
}

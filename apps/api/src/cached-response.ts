import type { Endpoint, Of } from "@zodiac-at-work/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import type { Caches } from "./caches.ts";
import { encodeResponse, sendEncoded } from "./encoded-response.ts";

/** What a route does with a request that the guard has let in and the validator has found right. */
export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** A call whose answer depends on its query alone. */
export type CacheableEndpoint = Endpoint & { readonly method: "GET"; readonly params?: never };

/** What an answer is made from. */
export interface CacheOptions<E extends CacheableEndpoint> {
  /** All of its tables, each of which gives notice of its changes. */
  tables: readonly ("companies" | "jobs" | "car_brands" | "us_states")[];
  /** Whether the answer to this query is worth keeping; all are, if left out. */
  keep?: (query: Of<E, "query">) => boolean;
}

/** Answers from memory, or else as any other call is answered. */
export function respondFromCache<E extends CacheableEndpoint>(
  answers: Caches["answers"],
  endpoint: E,
  { tables, keep = () => true }: CacheOptions<E>,
  load: (query: Of<E, "query">) => Promise<Of<E, "response">>,
): Handler {
  const { method, path, access } = endpoint;
  const serialize = serializerCompiler({ schema: endpoint.response, method, url: path });
  const names = Object.keys(endpoint.query?.shape ?? {});
  const open = access === "open";
  const cacheControl = open ? "public, no-cache" : "private, no-cache";
  const vary = open ? "Accept-Encoding" : "Accept-Encoding, Authorization";
  return async (request, reply) => {
    // The validator has checked it against the endpoint's schema.
    const query = request.query as Of<E, "query">;
    if (!answers.isEnabled || !keep(query)) return reply.send(await load(query));
    const values = request.query as Readonly<Record<string, unknown>>;
    const key = `${path} ${JSON.stringify(names.map((name) => values[name]))}`;
    const make = async () => encodeResponse(serialize(await load(query)));
    return sendEncoded(await answers.get(key, tables, make), { request, reply, cacheControl, vary });
  };
}

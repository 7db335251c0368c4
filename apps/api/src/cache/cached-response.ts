import type { Endpoint, Of } from "@zodiac-at-work/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import { LRUCache } from "lru-cache";
import type { Cache } from "./cache.ts";
import { type EncodedResponse, encodeResponse, publicCacheControl, sendEncoded } from "./encoded-response.ts";

/** An endpoint whose response depends on nothing but its query. */
export type CacheableEndpoint = Endpoint & { readonly method: "GET"; readonly params?: never };

/** A table that reports its changes, in a notice that carries its name. */
export type TableTag = "companies" | "jobs" | "car_brands" | "us_states" | "blog_posts";

export interface CachingOptions<E extends CacheableEndpoint> {
  /** All tables that the response is made from. */
  tags: readonly TableTag[];
  /** Whether the cache serves this query; every query if omitted. */
  serves?: (query: Of<E, "query">) => boolean;
  /** Whether this response is worth caching; every response if omitted. */
  isCacheable?: (response: Of<E, "response">) => boolean;
}

/**
 * Creates the parts of a route that responds from the cache: a hook that sends a cached response before the request is
 * validated, and the handler for the other requests.
 */
export function respondFromCache<E extends CacheableEndpoint>(
  cache: Cache<EncodedResponse>,
  endpoint: E,
  { tags, serves = () => true, isCacheable = () => true }: CachingOptions<E>,
  load: (query: Of<E, "query">) => Promise<Of<E, "response">>,
) {
  const { method, path, access } = endpoint;
  const serialize = serializerCompiler({ schema: endpoint.response, method, url: path });
  const parameters = Object.keys(endpoint.query?.shape ?? {});
  const isPublic = access === "open";
  const headers = {
    cacheControl: isPublic ? publicCacheControl : "private, no-cache",
    vary: isPublic ? "Accept-Encoding" : "Accept-Encoding, Authorization",
  };
  /** The cache's key by the URL as requested. A URL is added once its query is found valid. */
  const keyOfUrl = new LRUCache<string, string>({ maxSize: 100_000, sizeCalculation: (_, url) => url.length });

  function sendCached(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    const key = keyOfUrl.get(request.url);
    const encoded = key === undefined ? undefined : cache.get(key);
    if (encoded) sendEncoded(encoded, request, reply, headers);
    else done();
  }

  return {
    onRequest: [sendCached],
    async handler(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      // The validator has checked it against the endpoint's schema.
      const query = request.query as Of<E, "query">;
      if (!serves(query) || !(cache.isEnabled || isPublic)) return reply.send(await load(query));
      const values = request.query as Readonly<Record<string, unknown>>;
      const key = `${path} ${JSON.stringify(parameters.map((name) => values[name]))}`;
      keyOfUrl.set(request.url, key);
      let isWorthCaching = true;
      const encoded = await cache.fetch(key, {
        tags,
        async load() {
          const response = await load(query);
          isWorthCaching = isCacheable(response);
          return encodeResponse(serialize(response));
        },
        isCacheable: () => isWorthCaching,
        mayBeStale: isPublic,
      });
      return sendEncoded(encoded, request, reply, headers);
    },
  };
}

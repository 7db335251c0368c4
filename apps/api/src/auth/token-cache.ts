import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Identity, VerifyToken } from "./firebase.ts";

/** Verifies ID tokens, and caches the identities of those that are valid. */
export interface TokenCache {
  /** Returns the identity of a token that was verified recently, for a request on this connection. */
  get(token: string, connection: object): Identity | undefined;
  /** Returns the identity of a token, from the cache unless revocation has to be checked. */
  verify: VerifyToken;
}

export interface TokenCacheOptions {
  /** How many tokens are cached. */
  max?: number;
  /** The time of day, in milliseconds since 1970. */
  now?: () => number;
  /** Milliseconds of a clock that nobody sets: a token is not cached for longer because the time of day went back. */
  elapsed?: () => number;
}

const maxAgeMs = 5 * 60_000;

/**
 * Caches the identity behind a token for five minutes, but never beyond the token's end. Keys are hashes: a token is kept
 * no longer than the connection that sent it. A check for revocation always asks the provider, and a refusal removes the
 * entry.
 */
export function createTokenCache(
  verify: VerifyToken,
  { max = 10_000, now = Date.now, elapsed = () => performance.now() }: TokenCacheOptions = {},
): TokenCache {
  const identities = new LRUCache<string, Identity>({ max, ttl: maxAgeMs, ttlResolution: 0, perf: { now: elapsed } });
  // A connection sends the same token again and again, and to compare it is faster than to hash it.
  const lastOfConnection = new WeakMap<object, { token: string; key: string }>();
  return {
    get(token, connection) {
      const last = lastOfConnection.get(connection);
      if (last?.token === token) return identities.get(last.key);
      const key = keyOf(token);
      lastOfConnection.set(connection, { token, key });
      return identities.get(key);
    },
    async verify(token, options) {
      const key = keyOf(token);
      const cached = options.checkRevoked ? undefined : identities.get(key);
      if (cached) return cached;
      identities.delete(key);
      const identity = await verify(token, options);
      const ttl = Math.min(maxAgeMs, identity.expiresAt - now());
      if (ttl > 0) identities.set(key, identity, { ttl });
      return identity;
    },
  };
}

function keyOf(token: string): string {
  return hash("sha256", token, "base64");
}

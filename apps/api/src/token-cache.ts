import { hash } from "node:crypto";
import type { Identity, VerifyToken } from "./firebase.ts";

export interface TokenCacheOptions {
  /** The current time in milliseconds since 1970. */
  now?: () => number;
  /** At most so many tokens; the one verified longest ago goes first. */
  size?: number;
}

const longestMemoryMs = 5 * 60_000;

/**
 * Remembers who a verified token spoke for, for five minutes at most and never beyond the token's end. Tokens are kept
 * as hashes. A call that checks revocation always asks, and a refusal forgets the token.
 */
export function cacheTokens(
  verify: VerifyToken,
  { now = Date.now, size = 10_000 }: TokenCacheOptions = {},
): VerifyToken {
  const known = new Map<string, { identity: Identity; until: number }>();
  return async (token, options) => {
    const key = hash("sha256", token, "base64");
    const remembered = known.get(key);
    if (remembered && !options.checkRevoked && now() < remembered.until) return remembered.identity;
    known.delete(key);
    const identity = await verify(token, options);
    known.set(key, { identity, until: Math.min(now() + longestMemoryMs, identity.expiresAt) });
    const [oldest] = known.keys();
    if (known.size > size && oldest !== undefined) known.delete(oldest);
    return identity;
  };
}

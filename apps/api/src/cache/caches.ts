import { type AccountStanding, DatabaseUnavailableError, type RemoteCounts } from "@zodiac-at-work/db";
import type { SignId } from "@zodiac-at-work/zodiac";
import type { OpenCities } from "../places/cities.ts";
import { type Cache, createCache } from "./cache.ts";
import { type EncodedResponse, sizeOfEncoded, staleSeconds } from "./encoded-response.ts";

/** The data from the database that this process caches. */
export interface Caches {
  /** Responses that are the same for every caller. Their tags are tables. In an outage, public ones may be stale. */
  responses: Cache<EncodedResponse>;
  /** Numbers of openings by sign, by the filter that they match. Their tags are tables. */
  openingCounts: Cache<Record<SignId, number>>;
  /** Numbers of remote openings by country, by the filter that they match. Their tags are tables. */
  remoteCounts: Cache<RemoteCounts>;
  /** The cities that have openings. There is one entry. Its tag is a table. */
  openCities: Cache<OpenCities>;
  /** Users who have access. Key and tag are the id. Others aren't cached, because they may pay at any moment. */
  access: Cache<true>;
  /** Whether a user is blocked or deleted. Key and tag are the id. */
  standings: Cache<AccountStanding>;
}

/** Creates the caches. They are disabled until `listenForChanges` has connected. */
export function createCaches(): Caches {
  return {
    // At most five minutes, because restoring a backup changes tables without a notice.
    responses: createCache({
      maxSize: 64 * 2 ** 20,
      sizeOf: sizeOfEncoded,
      ttlMs: 5 * 60_000,
      outage: { isOutage: (error) => error instanceof DatabaseUnavailableError, staleMs: staleSeconds * 1_000 },
    }),
    openingCounts: createCache({ maxSize: 5_000, ttlMs: 5 * 60_000 }),
    remoteCounts: createCache({ maxSize: 1_000, ttlMs: 5 * 60_000 }),
    openCities: createCache({ maxSize: 1, ttlMs: 5 * 60_000 }),
    access: createCache({ maxSize: 50_000, ttlMs: 60_000 }),
    standings: createCache({ maxSize: 50_000, ttlMs: 60_000 }),
  };
}

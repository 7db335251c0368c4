import { listen } from "@zodiac-at-work/db";
import type { FastifyBaseLogger } from "fastify";
import { type Cache, createCache } from "./cache.ts";
import { type EncodedResponse, sizeOfEncoded } from "./encoded-response.ts";

/** What this process remembers of the database. */
export interface Caches {
  /** Answers that are the same for every caller; their tags are the tables they are made from. */
  answers: Cache<EncodedResponse>;
  /** Who has access; its one tag is the user's id. Who has none is asked about each time, since they may just have paid. */
  access: Cache<true>;
}

/** Nothing is remembered until `listenForChanges` has begun. */
export function createCaches(): Caches {
  return {
    // Five minutes: a restored backup changes tables without a word.
    answers: createCache({ capacity: 64 * 2 ** 20, sizeOf: sizeOfEncoded, longestMs: 5 * 60_000 }),
    access: createCache({ capacity: 50_000, longestMs: 60_000 }),
  };
}

/**
 * Lets this process remember while it hears of every change in the database, and no longer: when the connection is
 * lost, everything is asked for anew until it is back.
 *
 * @returns ends it
 */
export function listenForChanges(databaseUrl: string, caches: Caches, logger: FastifyBaseLogger): () => Promise<void> {
  const { answers, access } = caches;
  const byChannel: Record<string, Cache<unknown>> = { catalogue_changed: answers, access_changed: access };
  const closeAll = () => {
    for (const cache of Object.values(byChannel)) cache.disable();
  };
  const stop = listen(
    databaseUrl,
    Object.keys(byChannel),
    {
      onConnected() {
        for (const cache of Object.values(byChannel)) cache.enable();
        logger.info("hears of changes in the database, and remembers answers");
      },
      onNotice(channel, payload) {
        byChannel[channel]?.invalidate(payload);
      },
      onLost(err) {
        closeAll();
        logger.warn({ err }, "can't hear of changes in the database, so nothing is remembered");
      },
    },
    { applicationName: "api listener" },
  );
  return () => {
    closeAll();
    return stop();
  };
}

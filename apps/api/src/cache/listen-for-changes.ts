import { listen } from "@zodiac-at-work/db";
import type { FastifyBaseLogger } from "fastify";
import type { Cache } from "./cache.ts";
import type { Caches } from "./caches.ts";

/**
 * Listens for database changes and invalidates what they affect. The caches are enabled only while the connection
 * lasts: an unreported change must not leave a stale entry.
 *
 * @returns a function that stops listening and disables the caches
 */
export function listenForChanges(databaseUrl: string, caches: Caches, logger: FastifyBaseLogger): () => Promise<void> {
  const cachesOfChannel: Record<string, readonly Cache<unknown>[]> = {
    catalog_changed: [caches.responses, caches.openingCounts, caches.remoteCounts, caches.openCities],
    access_changed: [caches.access, caches.standings],
  };
  const all = Object.values(caches);
  const disableAll = () => {
    for (const cache of all) cache.disable();
  };
  const stop = listen(
    databaseUrl,
    Object.keys(cachesOfChannel),
    {
      onConnected() {
        for (const cache of all) cache.enable();
        logger.info("listening for database changes; caches enabled");
      },
      onNotice(channel, payload) {
        for (const cache of cachesOfChannel[channel] ?? []) cache.invalidate(payload);
      },
      onLost(err) {
        disableAll();
        logger.warn({ err }, "lost the connection that reports database changes; caches disabled");
      },
    },
    { applicationName: "api listener" },
  );
  return () => {
    disableAll();
    return stop();
  };
}

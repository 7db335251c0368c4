import { listen } from "@zodiac-at-work/db";
import type { FastifyBaseLogger } from "fastify";
import { createMemory, type Memory } from "./memory.ts";
import { type Snapshot, sizeOfSnapshot } from "./snapshot.ts";

/** What this process remembers of the database. */
export interface Memories {
  /** Answers that are the same for every caller; their topics are the tables they are made from. */
  answers: Memory<Snapshot>;
  /** Who has access; its one topic is the user's id. Who has none is asked about each time, since they may just have paid. */
  access: Memory<true>;
}

/** Nothing is remembered until `followChanges` has begun. */
export function createMemories(): Memories {
  return {
    // Five minutes: a restored backup changes tables without a word.
    answers: createMemory({ capacity: 64 * 2 ** 20, sizeOf: sizeOfSnapshot, longestMs: 5 * 60_000 }),
    access: createMemory({ capacity: 50_000, longestMs: 60_000 }),
  };
}

/**
 * Lets this process remember while it hears of every change in the database, and no longer: when the connection is
 * lost, everything is asked for anew until it is back.
 *
 * @returns ends it
 */
export function followChanges(databaseUrl: string, memories: Memories, logger: FastifyBaseLogger): () => Promise<void> {
  const { answers, access } = memories;
  const byChannel: Record<string, Memory<unknown>> = { catalogue_changed: answers, access_changed: access };
  const closeAll = () => {
    for (const memory of Object.values(byChannel)) memory.close();
  };
  const stop = listen(
    databaseUrl,
    Object.keys(byChannel),
    {
      onConnected() {
        for (const memory of Object.values(byChannel)) memory.open();
        logger.info("hears of changes in the database, and remembers answers");
      },
      onNotice(channel, payload) {
        byChannel[channel]?.forget(payload);
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

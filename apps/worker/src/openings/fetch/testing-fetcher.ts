import { createTestDb } from "@zodiac-at-work/db/testing";
import { afterAll } from "vitest";
import { VirtualClock } from "../testing-clock.ts";
import { Budget } from "./budget.ts";
import { createFetcher, defaultBudget, type FetcherOptions } from "./fetcher.ts";
import { ownAddress, startFaultServer } from "./testing-fault-server.ts";

/** Starts a fault server and a database for a test file, and returns how its tests create fetchers for them. */
export async function startFetcherTest() {
  const { db, drop, connectionString } = await createTestDb();
  const server = await startFaultServer({ databaseUrl: connectionString });
  afterAll(async () => {
    await server.stop();
    await drop();
  });
  let hosts = 0;
  return {
    server,
    db,
    connectionString,
    /** Returns a host that no other test has used. */
    newHost: () => `host-${++hosts}.example.com`,
    /** Returns a fetcher in virtual time, without chance. */
    newFetcher(options: Partial<FetcherOptions> = {}) {
      const clock = new VirtualClock();
      const fetcher = createFetcher({
        db,
        target: "live",
        contact: "robots@example.com",
        clock,
        random: () => 0,
        resolve: async () => [ownAddress],
        testServer: server.testServer,
        ca: server.ca,
        ...options,
      });
      return { clock, fetcher };
    },
    /** Returns the URLs that a host was asked for. */
    requestsTo: (host: string) =>
      server.received
        .filter(({ headers }) => headers.host === host)
        .map(({ url }) => url.slice(`https://${host}`.length)),
    newBudget: (limits: Partial<typeof defaultBudget>) => new Budget({ ...defaultBudget, ...limits }),
  };
}

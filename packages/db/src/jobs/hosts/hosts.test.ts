import { afterAll, expect, test } from "vitest";
import { createDb } from "../../platform/client.ts";
import { createTestDb } from "../../testing.ts";
import { findHostRobots, type HostRobots, saveHostRobots } from "./host-robots.ts";
import { endHostTurn, type HostTurn, takeHostTurn } from "./host-turns.ts";

const { db, connectionString, drop } = await createTestDb();
const other = createDb(connectionString, { maxConnections: 5 });
afterAll(async () => {
  await other.destroy();
  await drop();
});

const start = new Date("2026-11-22T12:00:00Z");
const leaseMs = 40_000;
const at = (ms: number) => new Date(start.getTime() + ms);

async function take(pool: typeof db, host: string, ms = 0): Promise<HostTurn> {
  const taken = await takeHostTurn(pool, host, { now: at(ms), leaseMs });
  if (!("turn" in taken)) throw new Error(taken.wait.cause);
  return taken.turn;
}

test("of forty simultaneous attempts from two pools, one takes the turn and the others learn who has it", async () => {
  const attempts = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      takeHostTurn(index % 2 ? db : other, "crowded.example", { now: start, leaseMs }),
    ),
  );
  expect(attempts.filter((attempt) => "turn" in attempt)).toHaveLength(1);
  const waits = attempts.flatMap((attempt) => ("wait" in attempt ? [attempt.wait] : []));
  expect(waits).toEqual(Array.from({ length: 39 }, () => ({ cause: "leased", until: at(leaseMs) })));
});

test("an ended turn is free after the spacing, for every pool", async () => {
  const turn = await take(db, "spaced.example");
  expect(await endHostTurn(db, turn, { nextRequestAt: at(1_500), failures: 0, pause: null })).toBe(true);
  expect(await takeHostTurn(other, "spaced.example", { now: at(1_499), leaseMs })).toEqual({
    wait: { cause: "spacing", until: at(1_500) },
  });
  expect(await take(other, "spaced.example", 1_500)).toMatchObject({ failures: 0 });
});

test("the turn of a killed worker is free when its lease ends, and a late end changes nothing", async () => {
  const killed = await take(db, "killed.example");
  expect(await takeHostTurn(other, "killed.example", { now: at(leaseMs - 1), leaseMs })).toMatchObject({
    wait: { cause: "leased" },
  });
  const next = await take(other, "killed.example", leaseMs);
  expect(await endHostTurn(db, killed, { nextRequestAt: at(0), failures: 9, pause: null })).toBe(false);
  expect(await takeHostTurn(db, "killed.example", { now: at(leaseMs + 1), leaseMs })).toMatchObject({
    wait: { cause: "leased" },
  });
  expect(await endHostTurn(other, next, { nextRequestAt: at(leaseMs), failures: 0, pause: null })).toBe(true);
});

test("a pause keeps every pool away until it ends, and failures are handed to the next turn", async () => {
  const turn = await take(db, "paused.example");
  const pause = { until: at(60_000), cause: "blocked" } as const;
  await endHostTurn(db, turn, { nextRequestAt: at(1_000), failures: 3, pause });
  expect(await takeHostTurn(other, "paused.example", { now: at(59_999), leaseMs })).toEqual({ wait: pause });
  expect(await take(other, "paused.example", 60_000)).toMatchObject({ failures: 3 });
});

test("hosts have turns of their own", async () => {
  await take(db, "one.example");
  await expect(take(db, "two.example")).resolves.toMatchObject({ host: "two.example" });
});

test("robots.txt is shared, and recording it does not touch a turn under way", async () => {
  expect(await findHostRobots(db, "robots.example")).toBeUndefined();
  const turn = await take(db, "robots.example");
  expect(await findHostRobots(db, "robots.example")).toBeUndefined();
  const versions: HostRobots[] = [
    { status: "rules", text: "Disallow: /private", fetchedAt: at(0) },
    { status: "absent", text: null, fetchedAt: at(1) },
    { status: "unreadable", text: "HTTP 503", fetchedAt: at(2) },
  ];
  for (const robots of versions) {
    await saveHostRobots(db, "robots.example", robots);
    expect(await findHostRobots(other, "robots.example")).toEqual(robots);
  }
  expect(await endHostTurn(db, turn, { nextRequestAt: at(0), failures: 0, pause: null })).toBe(true);
});

test("robots.txt can be recorded for a host that nobody has asked", async () => {
  const robots: HostRobots = { status: "absent", text: null, fetchedAt: at(0) };
  await saveHostRobots(db, "new.example", robots);
  expect(await findHostRobots(db, "new.example")).toEqual(robots);
  await expect(take(db, "new.example")).resolves.toMatchObject({ failures: 0 });
});

test("the table refuses half a lease, half a pause, and rules without their text", async () => {
  const insert = (values: object) =>
    db
      .insertInto("scrapeHosts")
      .values({ host: "half.example", nextRequestAt: start, ...values })
      .execute();
  await expect(insert({ leaseEndsAt: start })).rejects.toThrow("scrape_hosts_lease");
  await expect(insert({ pausedUntil: start })).rejects.toThrow("scrape_hosts_pause");
  await expect(insert({ robotsStatus: "rules", robotsFetchedAt: start })).rejects.toThrow("scrape_hosts_robots");
  await expect(insert({ robotsText: "Disallow: /" })).rejects.toThrow("scrape_hosts_robots");
  await expect(insert({ host: "Half.example" })).rejects.toThrow("scrape_hosts_host_check");
});

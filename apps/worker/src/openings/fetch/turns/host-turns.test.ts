import { setTimeout as delay } from "node:timers/promises";
import { createDb, takeHostTurn } from "@zodiac-at-work/db";
import { afterAll, expect, test } from "vitest";
import { systemClock } from "../../clock.ts";
import { type Answer, text } from "../testing-fault-server.ts";
import { startFetcherTest } from "../testing-fetcher.ts";

const { server, connectionString, newHost, newFetcher, requestsTo } = await startFetcherTest();
const other = createDb(connectionString, { maxConnections: 5 });
afterAll(() => other.destroy());

test("two processes never have two requests to a host under way, and none is lost", async () => {
  const host = newHost();
  let underWay = 0;
  let most = 0;
  const slow: Answer = async (response, request) => {
    most = Math.max(most, ++underWay);
    await delay(5);
    underWay--;
    text("ok")(response, request);
  };
  const paths = Array.from({ length: 12 }, (_, index) => `/${index}`);
  for (const path of ["/robots.txt", ...paths]) server.on(`https://${host}${path}`, slow);
  const options = { clock: systemClock, random: Math.random, politeness: { spacingMs: 0, pollMs: 2 } };
  const processes = [newFetcher(options), newFetcher({ ...options, db: other })];
  const results = await Promise.all(
    paths.map((path, index) => processes[index % 2]?.fetcher.fetch({ url: `https://${host}${path}` })),
  );
  expect(results.map((result) => result?.type)).toEqual(paths.map(() => "response"));
  expect(most).toBe(1);
  expect(requestsTo(host).sort()).toEqual(["/robots.txt", ...paths].sort());
});

test("requests to two hosts are under way at the same time", async () => {
  const hosts = [newHost(), newHost()];
  const arrived: (() => void)[] = [];
  // Each is answered when both have arrived.
  const together: Answer = (response, request) => {
    arrived.push(() => text("ok")(response, request));
    if (arrived.length === 2) for (const answer of arrived) answer();
  };
  for (const host of hosts) server.on(`https://${host}/`, together);
  const results = await Promise.all(
    hosts.map((host) => newFetcher({ allowedHosts: hosts }).fetcher.fetch({ url: `https://${host}/` })),
  );
  expect(results.map(({ type }) => type)).toEqual(["response", "response"]);
});

test("a host that a killed worker was asking is asked when its lease ends", async () => {
  const host = newHost();
  const { fetcher, clock } = newFetcher({ allowedHosts: [host] });
  server.on(`https://${host}/`, text("ok"));
  await takeHostTurn(other, host, { now: clock.now(), leaseMs: 65_000 });
  const start = clock.now().getTime();
  expect(await fetcher.fetch({ url: `https://${host}/` })).toMatchObject({ type: "response" });
  expect(clock.now().getTime() - start).toBe(65_000);
});

test("a host that is busy for too long is unreachable for now", async () => {
  const host = newHost();
  const { fetcher, clock } = newFetcher({ allowedHosts: [host] });
  await takeHostTurn(other, host, { now: clock.now(), leaseMs: 600_000 });
  expect(await fetcher.fetch({ url: `https://${host}/` })).toMatchObject({
    type: "unreachable",
    reason: `${host} is busy with other requests.`,
    requests: 0,
  });
});

import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { buildApp } from "../app.ts";
import { buildTestApp } from "../testing.ts";

const { dependencies, signIn, log, close } = await buildTestApp();
const { overload: _, ...ofProduction } = dependencies;
const { db, caches } = dependencies;
const app = await buildApp(ofProduction);
await app.ready();
afterAll(async () => {
  await app.close();
  await close();
});

const busy = { error: "The server is busy. Try again shortly.", code: "overloaded" };
const member = await signIn({ uid: "member", hasPaidAccess: true });

/** Computes for 200 ms in one turn of the event loop. */
function compute(): void {
  const computed = () => process.threadCpuUsage().user;
  for (const end = computed() + 200_000; computed() < end; );
}

test("while turns of the event loop are long, a request that waited for one is refused, and probes respond", async () => {
  const paths = ["/api/stats", "/api/health", "/api/ready", "/api/config"];
  const responses = () => Promise.all(paths.map((url) => app.inject({ url })));
  // The start of the test has long turns of its own.
  await delay(1_000);
  compute();
  expect((await responses()).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);

  log.length = 0;
  for (const _ of [1, 2, 3, 4]) {
    await delay(30);
    compute();
  }
  const [refused, ...probes] = await responses();
  expect([refused?.statusCode, refused?.headers["retry-after"], refused?.json()]).toEqual([503, "5", busy]);
  expect(probes.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  await expect.poll(async () => (await app.inject({ url: "/api/stats" })).statusCode).toBe(200);
  const lines = log.map((line) => JSON.parse(line)).filter(({ level }) => level === "warn" || level === "error");
  expect(lines).toMatchObject([{ level: "warn", refused: 1, msg: expect.stringContaining("overloaded") }]);
});

test("while many queries wait for a connection, what needs the database is refused, and what is cached is served", async () => {
  const served = (url: string) => app.inject({ url, headers: member });
  const statuses = async (...urls: string[]) =>
    (await Promise.all(urls.map(served))).map(({ statusCode }) => statusCode);
  for (const cache of [caches.responses, caches.access]) cache.enable();
  await expect
    .poll(() => statuses("/api/companies", "/api/news?sign=rat&since=2026-01-01T00:00:00Z"))
    .toEqual([200, 200]);

  const free = Promise.withResolvers<void>();
  const holding = Array.from({ length: 5 }, () => db.connection().execute(() => free.promise));
  const waiting = Array.from({ length: 70 }, () => sql`select 1`.execute(db));
  // Requests of the first moment wait for a connection, because they may be a burst.
  await delay(600);
  const paths = ["/api/companies", "/api/companies/1", "/api/news?sign=rat&since=2026-01-01T00:00:00Z", "/api/health"];
  await expect.poll(() => statuses(...paths)).toEqual([200, 503, 503, 200]);
  expect((await served("/api/companies/1")).headers["retry-after"]).toBe("5");
  expect((await app.inject({ url: "/api/companies", headers: await unknownMember() })).statusCode).toBe(503);
  free.resolve();
  await Promise.all([...holding, ...waiting]);
  await expect.poll(() => statuses("/api/news?sign=rat&since=2026-01-01T00:00:00Z")).toEqual([200]);
});

/** Returns the headers of a member whose access is not cached, so that the guard needs the database. */
async function unknownMember() {
  return signIn({ uid: "unknown", recorded: false });
}

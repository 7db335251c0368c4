import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Endpoint } from "@zodiac-at-work/contracts";
import { sql } from "kysely";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { listenForChanges } from "../cache/listen-for-changes.ts";
import { ApiError } from "../errors.ts";
import { buildTestApp } from "../testing.ts";
import { mountRoutes } from "./mount.ts";

const { app, db, dependencies, log, signIn, close } = await buildTestApp({
  allowedOrigins: ["https://www.example.com"],
});
const { caches, config, logger } = dependencies;
let stop = listenForChanges(config.databaseUrl, caches, logger);
afterAll(async () => {
  await stop();
  await close();
});
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 10 });
await until(() => expect(caches.responses.isEnabled).toBe(true));

/** How often a probe was loaded, and the text that it returns. */
let loads = 0;
let text = "";
let isServed = true;
let isCacheable = true;
beforeEach(() => {
  loads = 0;
  text = "鼠 ".repeat(1_000);
  isServed = true;
  isCacheable = true;
  caches.responses.invalidate("companies");
});

const probe = {
  method: "GET",
  path: "/api/probe/cached",
  access: "paid",
  summary: "An endpoint of this test",
  query: z.object({ a: z.string().optional(), b: z.string().optional() }),
  response: z.object({ text: z.string(), a: z.string().nullable() }),
} as const satisfies Endpoint;
const openProbe = { ...probe, path: "/api/probe/cached-open", access: "open" } as const;
const options = { tags: ["companies", "jobs"], serves: () => isServed, isCacheable: () => isCacheable } as const;
async function load(query: { a?: string | undefined }) {
  loads += 1;
  if (query.a === "wrong") throw new ApiError("not-found", "no");
  return { text, a: query.a ?? null, secret: "not in the schema" };
}
mountRoutes(app, dependencies, [
  ({ mountCached }) => mountCached(probe, options, load),
  ({ mountCached }) => mountCached(openProbe, options, load),
]);

const paid = await signIn({ uid: "paid", hasPaidAccess: true });
const other = await signIn({ uid: "other", role: "admin" });
const unpaid = await signIn({ uid: "unpaid" });

function get(query = "", headers: Record<string, string> = {}, path: string = probe.path) {
  return app.inject({ url: `${path}${query}`, headers: { ...paid, ...headers } });
}

test("a response is loaded once for all callers with access, and others are refused", async () => {
  const responses = [await get(), await get(), await app.inject({ url: probe.path, headers: other })];
  for (const response of responses) expect(response.json()).toEqual({ text, a: null });
  expect(loads).toBe(1);
  for (const ifNoneMatch of ["*", String(responses[0]?.headers.etag)]) {
    const visitor = await app.inject({ url: probe.path, headers: { "if-none-match": ifNoneMatch } });
    expect([visitor.statusCode, visitor.headers.etag]).toEqual([401, undefined]);
    const refused = await app.inject({ url: probe.path, headers: { ...unpaid, "if-none-match": ifNoneMatch } });
    expect([refused.statusCode, refused.headers["cache-control"], refused.headers.etag]).toEqual([
      402,
      "no-store",
      undefined,
    ]);
  }
});

test("twenty concurrent callers share one load", async () => {
  await Promise.all(Array.from({ length: 20 }, () => get()));
  expect(loads).toBe(1);
});

test("the order of parameters and unknown parameters make no difference; values do", async () => {
  await get("?a=1&b=2");
  await get("?b=2&a=1&c=3");
  await get("?b=2&a=1&c=3");
  expect(loads).toBe(1);
  expect((await get("?a=2&b=1")).json().a).toBe("2");
  expect(loads).toBe(2);
  expect((await get("?a=1&b=2")).json().a).toBe("1");
  expect(loads).toBe(2);
});

test("a cached response does not make an invalid query valid", async () => {
  await get();
  for (let time = 0; time < 2; time += 1) expect((await get("?a=1&a=2")).statusCode).toBe(400);
});

test.each([
  ["br", "br", brotliDecompressSync],
  ["gzip, deflate", "gzip", gunzipSync],
  ["br;q=0, gzip;q=0.5", "gzip", gunzipSync],
  ["BR", "br", brotliDecompressSync],
  ["X-Gzip", "gzip", gunzipSync],
  ["*", "br", brotliDecompressSync],
  ["identity", undefined, (body: Buffer) => body],
  ["gzip;q=0", undefined, (body: Buffer) => body],
] as const)(
  "Accept-Encoding: %s gets %s, with a separate ETag and 304 when it matches",
  async (accepted, encoding, decode) => {
    const headers = { "accept-encoding": accepted };
    const response = await get("", headers);
    expect(response.headers["content-encoding"]).toBe(encoding);
    expect(response.headers["content-length"]).toBe(String(response.rawPayload.length));
    expect(JSON.parse(decode(response.rawPayload).toString())).toEqual({ text, a: null });
    const etag = String(response.headers.etag);
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    for (const known of [etag, `W/${etag}`, `"other" , W/${etag}`, "*"]) {
      const again = await get("", { ...headers, "if-none-match": known });
      expect([again.statusCode, again.body]).toEqual([304, ""]);
      for (const name of ["etag", "cache-control", "vary"]) expect(again.headers[name]).toBe(response.headers[name]);
    }
    expect((await get("", { ...headers, "if-none-match": '"other"' })).statusCode).toBe(200);
  },
);

test("each encoding has its own ETag, which changes only with the content", async () => {
  const etags = async () => {
    const responses = await Promise.all(["br", "gzip", ""].map((accepted) => get("", { "accept-encoding": accepted })));
    return responses.map(({ headers }) => headers.etag);
  };
  const before = await etags();
  expect(new Set(before).size).toBe(3);
  caches.responses.invalidate("jobs");
  expect(await etags()).toEqual(before);
  text = "ox".repeat(1_000);
  caches.responses.invalidate("jobs");
  for (const etag of await etags()) expect(before).not.toContain(etag);
});

test("only browsers may store paid responses, every client revalidates, and CORS keeps its Vary", async () => {
  expect((await get()).headers).toMatchObject({
    "cache-control": "private, no-cache",
    vary: "Origin, Accept-Encoding, Authorization",
    "content-type": "application/json; charset=utf-8",
    "x-content-type-options": "nosniff",
  });
  expect((await get("", {}, openProbe.path)).headers).toMatchObject({
    "cache-control": "public, max-age=0, stale-if-error=3600",
    vary: "Origin, Accept-Encoding",
  });
});

test("HEAD has the headers of GET, without the body", async () => {
  const { headers } = await get("", { "accept-encoding": "br" });
  const head = await app.inject({ method: "HEAD", url: probe.path, headers: { ...paid, "accept-encoding": "br" } });
  expect([head.statusCode, head.body]).toEqual([200, ""]);
  for (const name of ["etag", "content-length", "content-encoding"]) expect(head.headers[name]).toBe(headers[name]);
});

test("a short response is not compressed", async () => {
  text = "short";
  const response = await get("", { "accept-encoding": "br, gzip" });
  expect([response.headers["content-encoding"], response.json().text]).toEqual([undefined, "short"]);
});

test("a failure is not cached", async () => {
  for (let time = 0; time < 2; time += 1) expect((await get("?a=wrong")).statusCode).toBe(404);
  expect(loads).toBe(2);
});

test("a response that is not cacheable is loaded for each caller, and sent as usual", async () => {
  isCacheable = false;
  const first = await get();
  const second = await get("", { "if-none-match": String(first.headers.etag) });
  expect([first.json(), second.statusCode, loads]).toEqual([{ text, a: null }, 304, 2]);
});

test("a query that the cache does not serve is loaded for each caller", async () => {
  isServed = false;
  const responses = [await get(), await get("", { "accept-encoding": "br" })];
  expect(loads).toBe(2);
  expect(responses.map(({ headers }) => [headers["cache-control"], headers["content-encoding"]])).toEqual([
    ["no-store", undefined],
    ["no-store", "br"],
  ]);
});

test("a notice with one of its tags invalidates a response, another notice does not", async () => {
  await get();
  await sql`select pg_notify('catalog_changed', 'us_states'), pg_notify('catalog_changed', 'jobs')`.execute(db);
  await until(async () => {
    await get();
    expect(loads).toBe(2);
  });
});

test("without a listening connection every caller gets a fresh response, and a new connection starts with empty caches", async () => {
  await get();
  await stop();
  text = "fresh";
  expect([(await get()).json().text, (await get()).json().text, loads]).toEqual(["fresh", "fresh", 3]);
  stop = listenForChanges(config.databaseUrl, caches, logger);
  await until(() => expect(caches.responses.isEnabled).toBe(true));
  text = "fresher";
  expect((await get()).json().text).toBe("fresher");
});

test("the caches are disabled when the listening connection is lost, and enabled when it is back", async () => {
  log.length = 0;
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'api listener' and datname = current_database()`.execute(db);
  await until(() => expect(log.join()).toContain("caches disabled"));
  await until(() => expect(log.filter((line) => line.includes("caches enabled"))).toHaveLength(1));
  expect(caches.responses.isEnabled).toBe(true);
});

test("a success is logged at debug, a failure at info", async () => {
  log.length = 0;
  await get();
  await get("", { "if-none-match": "*" });
  await get("?a=wrong");
  await app.inject({ url: probe.path });
  const lines = log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "request");
  expect(lines.map(({ level, res }) => [level, res.statusCode])).toEqual([
    ["debug", 200],
    ["debug", 304],
    ["info", 404],
    ["info", 401],
  ]);
});

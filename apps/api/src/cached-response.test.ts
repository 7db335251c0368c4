import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Endpoint } from "@zodiac-at-work/contracts";
import { sql } from "kysely";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { listenForChanges } from "./caches.ts";
import { ApiError } from "./errors.ts";
import { scope } from "./mount.ts";
import { buildTestApp } from "./testing.ts";

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
await until(() => expect(caches.answers.isEnabled).toBe(true));

/** How often each probe had to be made, and what it says. */
let made = 0;
let text = "";
let kept = true;
beforeEach(() => {
  made = 0;
  text = "鼠 ".repeat(1_000);
  caches.answers.invalidate("companies");
});

const probe = {
  method: "GET",
  path: "/api/probe/shared",
  access: "paid",
  summary: "A call for this test",
  query: z.object({ a: z.string().optional(), b: z.string().optional() }),
  response: z.object({ text: z.string(), a: z.string().nullable() }),
} as const satisfies Endpoint;
const openProbe = { ...probe, path: "/api/probe/shared-open", access: "open" } as const;
const from = { tables: ["companies", "jobs"], keep: () => kept } as const;
async function load(query: { a?: string | undefined }) {
  made += 1;
  if (query.a === "wrong") throw new ApiError("not-found", "no");
  return { text, a: query.a ?? null, secret: "stays inside" };
}
await app.register(scope("paid", dependencies, [({ mountCached }) => mountCached(probe, from, load)]));
await app.register(scope("open", dependencies, [({ mountCached }) => mountCached(openProbe, from, load)]));

const paid = await signIn({ uid: "paid", hasPaidAccess: true });
const other = await signIn({ uid: "other", role: "admin" });
const unpaid = await signIn({ uid: "unpaid" });

function ask(query = "", headers: Record<string, string> = {}, path: string = probe.path) {
  return app.inject({ url: `${path}${query}`, headers: { ...paid, ...headers } });
}

test("an answer is made once for all who may have it, and for nobody else", async () => {
  const answers = [await ask(), await ask(), await app.inject({ url: probe.path, headers: other })];
  for (const answer of answers) expect(answer.json()).toEqual({ text, a: null });
  expect(made).toBe(1);
  expect((await app.inject({ url: probe.path })).statusCode).toBe(401);
  const refused = await app.inject({ url: probe.path, headers: { ...unpaid, "if-none-match": "*" } });
  expect([refused.statusCode, refused.headers["cache-control"], refused.headers.etag]).toEqual([
    402,
    "no-store",
    undefined,
  ]);
});

test("twenty who ask at once wait for the same one", async () => {
  await Promise.all(Array.from({ length: 20 }, () => ask()));
  expect(made).toBe(1);
});

test("the order of a query and names that the call doesn't know make no difference; values do", async () => {
  await ask("?a=1&b=2");
  await ask("?b=2&a=1&c=3");
  expect(made).toBe(1);
  expect((await ask("?a=2&b=1")).json().a).toBe("2");
  expect(made).toBe(2);
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
  "to %s it is sent as %s, with a tag of its own and 304 for who has it",
  async (accepted, encoding, decode) => {
    const headers = { "accept-encoding": accepted };
    const answer = await ask("", headers);
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers["content-length"]).toBe(String(answer.rawPayload.length));
    expect(JSON.parse(decode(answer.rawPayload).toString())).toEqual({ text, a: null });
    const etag = String(answer.headers.etag);
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    for (const known of [etag, `W/${etag}`, `"other" , W/${etag}`, "*"]) {
      const again = await ask("", { ...headers, "if-none-match": known });
      expect([again.statusCode, again.body]).toEqual([304, ""]);
      for (const name of ["etag", "cache-control", "vary"]) expect(again.headers[name]).toBe(answer.headers[name]);
    }
    expect((await ask("", { ...headers, "if-none-match": '"other"' })).statusCode).toBe(200);
  },
);

test("each encoding has another tag, which stays while the content does", async () => {
  const tags = async () => {
    const answers = await Promise.all(["br", "gzip", ""].map((accepted) => ask("", { "accept-encoding": accepted })));
    return answers.map(({ headers }) => headers.etag);
  };
  const before = await tags();
  expect(new Set(before).size).toBe(3);
  caches.answers.invalidate("jobs");
  expect(await tags()).toEqual(before);
  text = "ox".repeat(1_000);
  caches.answers.invalidate("jobs");
  for (const tag of await tags()) expect(before).not.toContain(tag);
});

test("browsers alone may keep what was paid for; all have to ask again; another origin's header stays named", async () => {
  expect((await ask()).headers).toMatchObject({
    "cache-control": "private, no-cache",
    vary: "Origin, Accept-Encoding, Authorization",
    "content-type": "application/json; charset=utf-8",
    "x-content-type-options": "nosniff",
  });
  expect((await ask("", {}, openProbe.path)).headers).toMatchObject({
    "cache-control": "public, no-cache",
    vary: "Origin, Accept-Encoding",
  });
});

test("HEAD says what GET would, without the body", async () => {
  const { headers } = await ask("", { "accept-encoding": "br" });
  const head = await app.inject({ method: "HEAD", url: probe.path, headers: { ...paid, "accept-encoding": "br" } });
  expect([head.statusCode, head.body]).toEqual([200, ""]);
  for (const name of ["etag", "content-length", "content-encoding"]) expect(head.headers[name]).toBe(headers[name]);
});

test("a short answer is sent as it is", async () => {
  text = "short";
  const answer = await ask("", { "accept-encoding": "br, gzip" });
  expect([answer.headers["content-encoding"], answer.json().text]).toEqual([undefined, "short"]);
});

test("a failure is answered as such, and not kept", async () => {
  for (let time = 0; time < 2; time += 1) expect((await ask("?a=wrong")).statusCode).toBe(404);
  expect(made).toBe(2);
});

test("what is not worth keeping is made for each", async () => {
  kept = false;
  const answers = [await ask(), await ask("", { "accept-encoding": "br" })];
  kept = true;
  expect(made).toBe(2);
  expect(answers.map(({ headers }) => [headers["cache-control"], headers["content-encoding"]])).toEqual([
    ["no-store", undefined],
    ["no-store", "br"],
  ]);
});

test("a notice of a table that it is made from makes it anew, another's does not", async () => {
  await ask();
  await sql`select pg_notify('catalogue_changed', 'us_states'), pg_notify('catalogue_changed', 'jobs')`.execute(db);
  await until(async () => {
    await ask();
    expect(made).toBe(2);
  });
});

test("while changes can't be heard everybody gets it fresh, and who is back knows nothing of before", async () => {
  await ask();
  await stop();
  text = "fresh";
  expect([(await ask()).json().text, (await ask()).json().text, made]).toEqual(["fresh", "fresh", 3]);
  stop = listenForChanges(config.databaseUrl, caches, logger);
  await until(() => expect(caches.answers.isEnabled).toBe(true));
  text = "fresher";
  expect((await ask()).json().text).toBe("fresher");
});

test("the connection that hears of changes closes the caches when it breaks, and opens them when it is back", async () => {
  log.length = 0;
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'api listener' and datname = current_database()`.execute(db);
  await until(() => expect(log.join()).toContain("nothing is remembered"));
  await until(() => expect(log.filter((line) => line.includes("remembers answers"))).toHaveLength(1));
  expect(caches.answers.isEnabled).toBe(true);
});

test("a good answer is logged at debug, a failure at info", async () => {
  log.length = 0;
  await ask();
  await ask("", { "if-none-match": "*" });
  await ask("?a=wrong");
  await app.inject({ url: probe.path });
  const lines = log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "request");
  expect(lines.map(({ level, res }) => [level, res.statusCode])).toEqual([
    ["debug", 200],
    ["debug", 304],
    ["info", 404],
    ["info", 401],
  ]);
});

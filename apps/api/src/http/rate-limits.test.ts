import type { Endpoint } from "@zodiac-at-work/contracts";
import { createDb } from "@zodiac-at-work/db";
import { afterAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { buildApp } from "../app.ts";
import { buildTestApp } from "../testing.ts";
import { mountRoutes } from "./mount.ts";

const { app, db, dependencies, signIn, close } = await buildTestApp();
/** A second process with its own pool. */
const otherDb = createDb(dependencies.config.databaseUrl);
const otherApp = await buildApp({ ...dependencies, db: otherDb });
afterAll(async () => {
  await otherApp.close();
  await otherDb.destroy();
  await close();
});

function exportAccount(headers: Record<string, string>, from = app) {
  return from.inject({ url: "/api/account/export", headers });
}

/** Sends ten requests at a time. No queue refuses that many. */
async function times<Response>(count: number, send: (index: number) => Promise<Response>): Promise<Response[]> {
  const responses: Response[] = [];
  while (responses.length < count) {
    const batch = Array.from({ length: Math.min(10, count - responses.length) }, (_, i) => send(responses.length + i));
    responses.push(...(await Promise.all(batch)));
  }
  return responses;
}

test("a user beyond the limit of a call is refused by every process, with the seconds to wait", async () => {
  const headers = await signIn({ uid: "eager", email: "eager@example.com" });
  const responses = await times(14, (index) => exportAccount(headers, index % 2 ? app : otherApp));
  const refused = responses.filter(({ statusCode }) => statusCode === 429);
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
  expect(refused).toHaveLength(4);
  const seconds = Number(refused[0]?.headers["retry-after"]);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(refused[0]?.json()).toEqual({
    error: `Too many requests. Try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`,
    code: "rate-limited",
  });
});

test("a limit concerns one user and one call", async () => {
  const headers = await signIn({ uid: "busy", email: "busy@example.com" });
  const neighbor = await signIn({ uid: "calm", email: "calm@example.com" });
  await times(11, () => exportAccount(headers));
  expect((await exportAccount(headers)).statusCode).toBe(429);
  expect((await exportAccount(neighbor)).statusCode).toBe(200);
  expect((await app.inject({ url: "/api/user/busy", headers })).statusCode).toBe(200);
});

test("HEAD counts as GET, and a new window starts at zero", async () => {
  const headers = await signIn({ uid: "head", email: "head@example.com" });
  await times(10, () => app.inject({ method: "HEAD", url: "/api/account/export", headers }));
  expect((await exportAccount(headers)).statusCode).toBe(429);
  await db
    .updateTable("rateLimits")
    .set({ endsAt: new Date(0) })
    .execute();
  expect((await exportAccount(headers)).statusCode).toBe(200);
});

test.each([
  ["POST", "/api/user/register", 120],
  ["GET", "/api/user/UID/payment-status", 240],
  ["POST", "/api/create-payment-intent", 120],
  ["GET", "/api/payment-link", 120],
  ["POST", "/api/update-payment-user-id", 120],
  ["DELETE", "/api/account", 10],
] as const)("%s %s is limited to %i in a minute, before its body is parsed", async (method, path, limit) => {
  const uid = `${method}-${limit}-${path.length}`;
  const headers = await signIn({ uid, signedInAt: 0 });
  const send = () => app.inject({ method, url: path.replace("UID", uid), headers });
  const responses = await times(limit, send);
  expect(responses.map(({ statusCode }) => statusCode)).not.toContain(429);
  expect((await send()).statusCode).toBe(429);
});

test("a member may search 120 times in a minute, and still load the list afterward", async () => {
  const headers = await signIn({ uid: "searcher", hasPaidAccess: true });
  const search = (text: string) => app.inject({ url: `/api/companies?search=${text}`, headers });
  const responses = await times(120, (index) => search(`text${index}`));
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await search("more")).statusCode).toBe(429);
  expect((await app.inject({ url: "/api/companies", headers })).statusCode).toBe(200);
});

test("one member on forty connections occupies three turns, and another member is served at once", async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const started: string[] = [];
  const probe = {
    method: "GET",
    path: "/api/probe/slow",
    access: "paid",
    summary: "An endpoint of this test",
    response: z.object({}),
  } as const satisfies Endpoint;
  const { app: alone, dependencies: own, signIn: signInThere, close: closeThere } = await buildTestApp();
  mountRoutes(alone, own, [
    ({ mount }) =>
      mount(probe, async ({ caller }) => {
        started.push(caller.uid);
        if (caller.uid === "greedy") await opened;
        return {};
      }),
  ]);
  const greedy = await signInThere({ uid: "greedy", hasPaidAccess: true });
  const patient = await signInThere({ uid: "patient", hasPaidAccess: true });
  const send = (headers: Record<string, string>) => alone.inject({ url: probe.path, headers });
  const pending = Array.from({ length: 40 }, () => send(greedy));
  expect((await Promise.race(pending)).statusCode).toBe(429);
  await vi.waitFor(() => expect(started).toHaveLength(3));
  expect((await send(patient)).statusCode).toBe(200);
  expect(started).toEqual(["greedy", "greedy", "greedy", "patient"]);
  open();
  const responses = await Promise.all(pending);
  const refused = responses.filter(({ statusCode }) => statusCode === 429);
  expect(refused.map(({ headers }) => headers["retry-after"])).toEqual(Array(7).fill("1"));
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(33);
  await closeThere();
});

test("an address that sends 600 refused tokens in a minute has to wait, while valid tokens from it pass", async () => {
  const { app: alone, signIn: signInThere, close: closeThere } = await buildTestApp();
  const send = (headers: Record<string, string>, remoteAddress: string) =>
    alone.inject({ url: "/api/user/guest", headers, remoteAddress });
  const forged = { authorization: "Bearer forged" };
  const responses = await times(600, (index) => send(forged, `2001:db8::${index.toString(16)}`));
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
  const refused = await send(forged, "2001:db8::ffff");
  expect([refused.statusCode, refused.json().code]).toEqual([429, "rate-limited"]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await send(await signInThere({ uid: "guest" }), "2001:db8::1")).statusCode).toBe(200);
  expect((await send(forged, "192.0.2.1")).statusCode).toBe(401);
  await closeThere();
});

test("a limited call responds with 503 while the database is unreachable", async () => {
  const headers = await signIn({ uid: "outage" });
  const nowhere = createDb("postgres://nobody@127.0.0.1:1/nothing");
  const alone = await buildApp({ ...dependencies, db: nowhere });
  expect((await exportAccount(headers, alone)).statusCode).toBe(503);
  await alone.close();
  await nowhere.destroy();
});

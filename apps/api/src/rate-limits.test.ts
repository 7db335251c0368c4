import { createDb } from "@zodiac-at-work/db";
import { afterAll, expect, test } from "vitest";
import { buildApp } from "./app.ts";
import { buildTestApp } from "./testing.ts";

const { app, db, dependencies, signIn, close } = await buildTestApp();
/** A second process, as far as the database can tell. */
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

async function times<Answer>(count: number, act: (index: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => act(index)));
}

test("a call that is limited is refused beyond its limit, in every process, and told when it is welcome again", async () => {
  const headers = await signIn({ uid: "eager", email: "eager@example.com" });
  const answers = await times(14, (index) => exportAccount(headers, index % 2 ? app : otherApp));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
  expect(refused).toHaveLength(4);
  const seconds = Number(refused[0]?.headers["retry-after"]);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(refused[0]?.json()).toEqual({
    error: `That was too often. Try again in ${seconds} seconds.`,
    code: "rate-limited",
  });
});

test("what one user does too often another may do, and the same user may do other things", async () => {
  const headers = await signIn({ uid: "busy", email: "busy@example.com" });
  const neighbour = await signIn({ uid: "calm", email: "calm@example.com" });
  await times(11, () => exportAccount(headers));
  expect((await exportAccount(headers)).statusCode).toBe(429);
  expect((await exportAccount(neighbour)).statusCode).toBe(200);
  expect((await app.inject({ url: "/api/user/busy", headers })).statusCode).toBe(200);
});

test("HEAD counts as GET, and a window that has ended is forgotten", async () => {
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
] as const)("%s %s is limited to %i in a minute, before its body is looked at", async (method, path, limit) => {
  const uid = `${method}-${limit}-${path.length}`;
  const headers = await signIn({ uid, signedInAt: 0 });
  const ask = () => app.inject({ method, url: path.replace("UID", uid), headers });
  const answers = await times(limit, ask);
  expect(answers.map(({ statusCode }) => statusCode)).not.toContain(429);
  expect((await ask()).statusCode).toBe(429);
});

test("an address that sends 600 refused tokens in a minute is told to wait, while good tokens from it pass", async () => {
  const { app: alone, signIn: signInThere, close: closeThere } = await buildTestApp();
  const ask = (headers: Record<string, string>, remoteAddress: string) =>
    alone.inject({ url: "/api/user/guest", headers, remoteAddress });
  const forged = { authorization: "Bearer forged" };
  const answers = await times(600, (index) => ask(forged, `2001:db8::${index.toString(16)}`));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
  const refused = await ask(forged, "2001:db8::ffff");
  expect([refused.statusCode, refused.json().code]).toEqual([429, "rate-limited"]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await ask(await signInThere({ uid: "guest" }), "2001:db8::1")).statusCode).toBe(200);
  expect((await ask(forged, "192.0.2.1")).statusCode).toBe(401);
  await closeThere();
});

test("a database out of reach is 503, not a free pass", async () => {
  const headers = await signIn({ uid: "outage" });
  const nowhere = createDb("postgres://nobody@127.0.0.1:1/nothing");
  const alone = await buildApp({ ...dependencies, db: nowhere });
  expect((await exportAccount(headers, alone)).statusCode).toBe(503);
  await alone.close();
  await nowhere.destroy();
});

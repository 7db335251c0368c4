import { blockUser } from "@zodiac-at-work/db/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp } from "../testing.ts";
import { insertArticle } from "../testing-blog.ts";

const origin = "https://www.example.com";
const { app, db, log, signIn, close } = await buildTestApp({ siteUrl: origin });
afterAll(close);

const headersOf = new Map<string, { authorization: string }>();
beforeAll(async () => {
  await insertArticle(db, { title: "The Dragon at Work" });
  await insertArticle(db, { title: "The Rat at Work", signs: ["rat"] });
  for (const sign of ["rooster", "rabbit"] as const) {
    const { id } = await db
      .insertInto("companies")
      .values({ name: `${sign} Inc.`, location: "Here", industry: "Energy", description: "Power.", zodiacSign: sign })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("jobs")
      .values({ companyId: id, title: `Engineer of ${sign}`, indeedUrl: `https://jobs.example.com/${sign}` })
      .execute();
  }
});

/** Signs a new member in. */
async function join(uid: string) {
  const headers = await signIn({ uid, hasPaidAccess: true });
  headersOf.set(uid, headers);
  return headers;
}

async function subscribe(headers: { authorization: string }, kind: "feed" | "calendar", sign = "dragon") {
  const response = await app.inject({
    method: "PUT",
    url: `/api/account/subscriptions/${kind}`,
    headers,
    payload: { sign },
  });
  return response.json() as { path: string; subscription: object };
}

async function responseTo(url: string) {
  const { statusCode, headers, body } = await app.inject({ url });
  const { date: _, "x-request-id": __, ...others } = headers;
  return { statusCode, headers: others, body };
}

test("the address of a feed returns what is new for the sign, without a session", async () => {
  const { path, subscription } = await subscribe(await join("reader"), "feed");
  expect(path).toMatch(/^\/subscriptions\/[\w-]{43}\/whats-new\.xml$/);
  expect(subscription).toEqual({ kind: "feed", sign: "dragon", createdAt: expect.any(String) });
  const { statusCode, headers, body } = await app.inject({ url: path });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "application/atom+xml; charset=utf-8",
    "cache-control": "private, no-cache",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  });
  expect(headers["set-cookie"]).toBeUndefined();
  expect(body).toContain("The Dragon at Work");
  expect(body).not.toContain("The Rat at Work");
  expect(body).toContain("Engineer of rooster");
  expect(body).not.toContain("Engineer of rabbit");
  expect(body).not.toContain(path.split("/")[2]);
  const again = await app.inject({ url: path, headers: { "if-none-match": String(headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test("the address of a calendar returns the good days of the last month and the next half year", async () => {
  const { path } = await subscribe(await join("planner"), "calendar");
  const { statusCode, headers, body } = await app.inject({ url: path });
  expect([statusCode, headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
  expect(body).toContain("X-WR-CALNAME:Good days for the Dragon");
  // Three days of twelve are good, and 210 days begin at any of them.
  expect(body.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThanOrEqual(51);
  expect(body.match(/BEGIN:VEVENT/g)?.length).toBeLessThanOrEqual(54);
});

test("only members create addresses, and everybody who is signed in lists and revokes their own", async () => {
  const call = { method: "PUT", url: "/api/account/subscriptions/feed", payload: { sign: "dragon" } } as const;
  expect((await app.inject(call)).statusCode).toBe(401);
  const unpaid = await signIn({ uid: "unpaid" });
  expect((await app.inject({ ...call, headers: unpaid })).statusCode).toBe(402);
  const { subscriptions } = (await app.inject({ url: "/api/account/subscriptions", headers: unpaid })).json();
  expect(subscriptions).toEqual([]);
  const own = await join("owner");
  await subscribe(own, "feed");
  await app.inject({ method: "DELETE", url: "/api/account/subscriptions/feed", headers: unpaid });
  const list = await app.inject({ url: "/api/account/subscriptions", headers: own });
  expect(list.json().subscriptions).toEqual([{ kind: "feed", sign: "dragon", createdAt: expect.any(String) }]);
});

test.each([
  ["an unknown kind", "podcast", { sign: "dragon" }],
  ["an unknown sign", "feed", { sign: "cat" }],
  ["no sign", "feed", {}],
])("%s is refused", async (_, kind, payload) => {
  const headers = headersOf.get("picky") ?? (await join("picky"));
  const url = `/api/account/subscriptions/${kind}`;
  expect((await app.inject({ method: "PUT", url, headers, payload })).statusCode).toBe(400);
});

test("a birth date that a client sends along is not stored", async () => {
  const headers = await join("careless");
  const payload = { sign: "dragon", birthDate: "1988-11-29", element: "earth", secretHash: "0".repeat(64) };
  await app.inject({ method: "PUT", url: "/api/account/subscriptions/feed", headers, payload });
  const row = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("userId", "=", "careless")
    .executeTakeFirstOrThrow();
  expect(Object.keys(row).sort()).toEqual(["createdAt", "kind", "secretHash", "sign", "userId"]);
  expect(row.secretHash).not.toBe(payload.secretHash);
});

test("unknown, malformed, revoked, replaced, refunded, blocked and deleted secrets get the same 404", async () => {
  const unknown = await responseTo(`/subscriptions/${"A".repeat(43)}/whats-new.xml`);
  expect(unknown.statusCode).toBe(404);
  expect(unknown.headers["cache-control"]).toBe("no-store");

  const revoked = await join("revoked");
  const { path: revokedPath } = await subscribe(revoked, "feed");
  await app.inject({ method: "DELETE", url: "/api/account/subscriptions/feed", headers: revoked });

  const replaced = await join("replaced");
  const { path: replacedPath } = await subscribe(replaced, "feed");
  const { path: currentPath } = await subscribe(replaced, "feed");
  expect((await responseTo(currentPath)).statusCode).toBe(200);

  const { path: refundedPath } = await subscribe(await join("refunded"), "feed");
  expect((await responseTo(refundedPath)).statusCode).toBe(200);
  await db.updateTable("users").set({ hasPaidAccess: false }).where("id", "=", "refunded").execute();

  const { path: blockedPath } = await subscribe(await join("blocked"), "feed");
  await blockUser(db, { uid: "blocked", blockedBy: "ada" });

  const leaver = await join("leaver");
  const { path: deletedPath } = await subscribe(leaver, "feed");
  await app.inject({ method: "DELETE", url: "/api/account", headers: leaver });

  for (const path of [
    ...[revokedPath, replacedPath, refundedPath, blockedPath, deletedPath],
    currentPath.replace("whats-new.xml", "good-days.ics"),
    "/subscriptions/x/whats-new.xml",
    "/subscriptions/%00/whats-new.xml",
    "/subscriptions/'%20or%20true--/good-days.ics",
  ]) {
    expect(await responseTo(path), path).toEqual(unknown);
  }
});

test("the export has the subscriptions without their secrets", async () => {
  const headers = await join("exporter");
  const { path } = await subscribe(headers, "calendar", "rat");
  const response = await app.inject({ url: "/api/account/export", headers });
  expect(response.json().subscriptions).toEqual([{ kind: "calendar", sign: "rat", createdAt: expect.any(String) }]);
  expect(response.body).not.toContain(path.split("/")[2]);
});

test("no line of the log holds a secret, whether the address is found or not", async () => {
  const { path } = await subscribe(await join("logged"), "feed");
  await app.inject({ url: path });
  await app.inject({ url: `${path}?x=1` });
  await app.inject({ url: `/${path}` });
  await app.inject({ url: path.replace("whats-new.xml", "") });
  await app.inject({ method: "POST", url: path });
  expect(log.filter((line) => line.includes("/subscriptions/[redacted]/"))).not.toEqual([]);
  expect(log.join("\n")).not.toContain(path.split("/")[2]);
});

test("one network address can't try secrets without end, and the limit is the same for a valid secret", async () => {
  const { path } = await subscribe(await join("limited"), "feed");
  const remoteAddress = "203.0.113.9";
  const statuses = new Set<number>();
  for (let attempt = 0; attempt < 600; attempt++) {
    statuses.add((await app.inject({ url: "/subscriptions/x/whats-new.xml", remoteAddress })).statusCode);
  }
  expect(statuses).toEqual(new Set([404]));
  const refused = await app.inject({ url: "/subscriptions/x/whats-new.xml", remoteAddress });
  expect([refused.statusCode, refused.json().code]).toEqual([429, "rate-limited"]);
  expect((await app.inject({ url: path, remoteAddress })).statusCode).toBe(429);
  expect((await app.inject({ url: path })).statusCode).toBe(200);
});

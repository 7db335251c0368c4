import { randomUUID } from "node:crypto";
import { blockUser } from "@zodiac-at-work/db/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp } from "../testing.ts";

const { app, db, log, signIn, close } = await buildTestApp({ siteUrl: "https://www.example.com" });
afterAll(close);

const picky = await signIn({ uid: "picky", hasPaidAccess: true });

const search = {
  id: randomUUID(),
  name: "“engineer”, at your matches",
  query: "search=engineer",
  savedAt: "2026-11-25T12:00:00.000Z",
};
const filters = { search: "engineers", signs: "rooster,monkey,rat", reader: "dragon" };

beforeAll(async () => {
  for (const sign of ["rooster", "rabbit"] as const) {
    const { id } = await db
      .insertInto("companies")
      .values({ name: `${sign} Inc.`, location: "Here", industry: "Energy", description: "Power.", zodiacSign: sign })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const title of ["Engineer", "Clerk"]) {
      const job = {
        companyId: id,
        title: `${title} of ${sign}`,
        indeedUrl: `https://jobs.example.com/${title}-${sign}`,
      };
      await db.insertInto("jobs").values(job).execute();
    }
  }
});

type Headers = Awaited<ReturnType<typeof signIn>>;

/** Signs a new member in whose account keeps the search. */
async function join(uid: string): Promise<Headers> {
  const headers = await signIn({ uid, hasPaidAccess: true });
  const payload = { searches: [search], openings: [] };
  await app.inject({ method: "PUT", url: "/api/account/saved", headers, payload });
  return headers;
}

const feedUrl = `/api/account/saved/searches/${search.id}/feed`;
const put = (headers: Headers, payload: object = { filters }, url = feedUrl) =>
  app.inject({ method: "PUT", url, headers, payload });
const remove = (headers: Headers, url = feedUrl) => app.inject({ method: "DELETE", url, headers });
const pathOf = async (headers: Headers) => (await put(headers)).json().path as string;
const read = async (url: string) => {
  const { statusCode, headers, body } = await app.inject({ url });
  const { date: _, "x-request-id": __, ...others } = headers;
  return { statusCode, headers: others, body };
};

test("the address of a saved search returns its openings, without a session, for the reader's programs alone", async () => {
  const headers = await join("reader");
  const { path, feed } = (await put(headers)).json();
  expect(path).toMatch(/^\/subscriptions\/[\w-]{43}\/openings\.xml$/);
  expect(feed).toEqual({ filters, createdAt: expect.any(String) });
  const response = await app.inject({ url: path });
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    "content-type": "application/atom+xml; charset=utf-8",
    "cache-control": "private, no-cache",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  });
  expect(response.headers["set-cookie"]).toBeUndefined();
  expect(response.body).toContain("Engineer of rooster");
  for (const absent of ["Engineer of rabbit", "Clerk", "reader", path.split("/")[2]]) {
    expect(response.body).not.toContain(absent);
  }
  const again = await app.inject({ url: path, headers: { "if-none-match": String(response.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  const { searches } = (await app.inject({ url: "/api/account/saved", headers })).json();
  expect(searches).toEqual([{ ...search, feed }]);
});

test("the feed and the list have the same openings", async () => {
  const headers = await join("comparer");
  const asks: Record<string, string>[] = [
    {},
    { search: "engineer" },
    { signs: "rabbit" },
    { industry: "Media" },
    { days: "7", place: "x" },
  ];
  for (const asked of asks) {
    const { path } = (await put(headers, { filters: asked })).json();
    const { body } = await app.inject({ url: path });
    const found = Array.from(body.matchAll(/2026:opening\/(\d+)</g), ([, id]) => Number(id));
    const list = await app.inject({ url: `/api/openings?${new URLSearchParams(asked)}`, headers });
    const listed = (list.json().openings as { id: number }[]).map(({ id }) => id);
    expect(found.toSorted(), JSON.stringify(asked)).toEqual(listed.toSorted());
  }
});

test.each([
  ["no filters", {}],
  ["an unknown sign", { filters: { signs: "cat" } }],
  ["an age beyond the list's", { filters: { days: "366" } }],
  ["a birth date in place of a sign", { filters: { reader: "1988-11-29" } }],
])("%s is refused", async (_, payload) => {
  const response = await put(picky, payload);
  expect([response.statusCode, response.json().code]).toEqual([400, "invalid-request"]);
});

test("a birth date that a client sends along is not stored", async () => {
  const headers = await join("careless");
  await put(headers, { filters: { ...filters, birthDate: "1988-11-29" }, birthDate: "1988-11-29", secretHash: "0" });
  const rows = await db.selectFrom("searchSubscriptions").selectAll().where("userId", "=", "careless").execute();
  expect(rows).toMatchObject([{ filters }]);
  expect(JSON.stringify(rows)).not.toContain("1988");
});

test("only members subscribe, and only to a search that their own account keeps", async () => {
  expect((await app.inject({ method: "PUT", url: feedUrl, payload: { filters } })).statusCode).toBe(401);
  expect((await put(await signIn({ uid: "unpaid" }))).statusCode).toBe(402);
  const stranger = await signIn({ uid: "stranger", hasPaidAccess: true });
  const path = await pathOf(await join("owner"));
  const refused = await put(stranger);
  expect([refused.statusCode, refused.json().code]).toEqual([404, "not-found"]);
  expect((await remove(stranger)).statusCode).toBe(200);
  expect((await read(path)).statusCode).toBe(200);
});

test("unknown, stopped, renewed, refunded, blocked and deleted addresses get the same 404 at once", async () => {
  const unknown = await read(`/subscriptions/${"A".repeat(43)}/openings.xml`);
  expect([unknown.statusCode, unknown.headers["cache-control"]]).toEqual([404, "no-store"]);
  const ends: Record<string, (headers: Headers, uid: string) => Promise<unknown>> = {
    stopped: (headers) => remove(headers),
    renewed: (headers) => put(headers),
    "search-removed": (headers) => remove(headers, `/api/account/saved/searches/${search.id}`),
    "lists-removed": (headers) => remove(headers, "/api/account/saved"),
    refunded: (_, uid) => db.updateTable("users").set({ hasPaidAccess: false }).where("id", "=", uid).execute(),
    blocked: (_, uid) => blockUser(db, { uid, blockedBy: "ada" }),
    "account-deleted": (headers) => remove(headers, "/api/account"),
  };
  for (const [uid, end] of Object.entries(ends)) {
    const headers = await join(uid);
    const path = await pathOf(headers);
    expect((await read(path)).statusCode, uid).toBe(200);
    await end(headers, uid);
    expect(await read(path), uid).toEqual(unknown);
  }
  const path = await pathOf(await join("other-file"));
  for (const file of ["whats-new.xml", "good-days.ics"]) {
    expect(await read(path.replace("openings.xml", file))).toEqual(unknown);
  }
});

test("a reader whose access has ended can still stop a feed", async () => {
  const headers = await join("former");
  const path = await pathOf(headers);
  const setAccess = (hasPaidAccess: boolean) =>
    db.updateTable("users").set({ hasPaidAccess }).where("id", "=", "former").execute();
  await setAccess(false);
  expect((await remove(headers)).json()).toEqual({ done: true });
  await setAccess(true);
  expect((await read(path)).statusCode).toBe(404);
});

test("the export has the feed without its secret, and no line of the log holds the secret", async () => {
  const headers = await join("exporter");
  const path = await pathOf(headers);
  await app.inject({ url: path });
  const secret = path.split("/")[2];
  const response = await app.inject({ url: "/api/account/export", headers });
  expect(response.json().saved.searches).toEqual([{ ...search, feed: { filters, createdAt: expect.any(String) } }]);
  expect(response.body).not.toContain(secret);
  expect(log.join("\n")).not.toContain(secret);
});

import { randomUUID } from "node:crypto";
import { exportAccount, getSaved, listOpeningsById } from "@zodiac-at-work/contracts";
import { afterAll, expect, test } from "vitest";
import { buildTestApp } from "../../testing.ts";
import { insertBoard } from "../jobs/testing-openings.ts";

const { app, db, signIn, close } = await buildTestApp();
afterAll(close);

const picky = await signIn({ uid: "picky", hasPaidAccess: true });

const savedAt = "2026-11-25T12:00:00.000Z";
const search = { id: randomUUID(), name: "“chef”, Remote", query: "search=chef&remote=true", savedAt };
/** As the account keeps it. */
const kept = { ...search, feed: null };
const opening = { id: 7, title: "Chef", company: { id: 3, name: "Acme" }, savedAt };

type Method = "GET" | "PUT" | "POST" | "DELETE";
async function request(headers: { authorization: string }, method: Method, path: string, payload?: object) {
  const url = `/api/account/saved${path}`;
  const { statusCode, ...response } = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return { statusCode, body: response.json() };
}

test("an account keeps what its owner saves from the moment they switch it on until they switch it off", async () => {
  const ann = await signIn({ uid: "ann", hasPaidAccess: true });
  expect((await request(ann, "GET", "")).body).toEqual({ isKept: false, searches: [], openings: [] });
  const refused = await request(ann, "POST", "/openings", opening);
  expect([refused.statusCode, refused.body.code]).toEqual([404, "not-found"]);

  const { body: lists } = await request(ann, "PUT", "", { searches: [search], openings: [] });
  expect(getSaved.response.parse(lists)).toEqual({ isKept: true, searches: [kept], openings: [] });
  expect((await request(ann, "POST", "/openings", opening)).body).toEqual({ done: true });
  expect((await request(ann, "POST", "/openings", opening)).statusCode).toBe(200);
  const second = { ...search, id: randomUUID(), query: "days=7", savedAt: "2026-11-25T13:00:00.000Z" };
  await request(ann, "POST", "/searches", second);
  const { body } = await request(ann, "GET", "");
  expect(body).toEqual({ isKept: true, searches: [{ ...second, feed: null }, kept], openings: [opening] });

  await request(ann, "DELETE", `/searches/${second.id}`);
  await request(ann, "DELETE", "/openings/7");
  expect((await request(ann, "GET", "")).body).toMatchObject({ searches: [search], openings: [] });
  expect((await request(ann, "DELETE", "")).body).toEqual({ done: true });
  expect((await request(ann, "GET", "")).body.isKept).toBe(false);
});

test("one reader neither sees nor deletes what another saved", async () => {
  const [eve, fay] = [
    await signIn({ uid: "eve", hasPaidAccess: true }),
    await signIn({ uid: "fay", hasPaidAccess: true }),
  ];
  await request(eve, "PUT", "", { searches: [search], openings: [opening] });
  await request(fay, "PUT", "", { searches: [], openings: [] });
  await request(fay, "DELETE", `/searches/${search.id}`);
  await request(fay, "DELETE", "/openings/7");
  await request(fay, "DELETE", "");
  expect((await request(eve, "GET", "")).body).toMatchObject({ searches: [search], openings: [opening] });
});

test("a reader whose access has ended sees and deletes, but saves nothing", async () => {
  const former = await signIn({ uid: "former", hasPaidAccess: true });
  await request(former, "PUT", "", { searches: [search], openings: [opening] });
  await db.updateTable("users").set({ hasPaidAccess: false }).where("id", "=", "former").execute();
  expect((await request(former, "POST", "/openings", opening)).statusCode).toBe(402);
  expect((await request(former, "PUT", "", { searches: [], openings: [] })).statusCode).toBe(402);
  expect((await request(former, "GET", "")).body.searches).toEqual([kept]);
  expect((await request(former, "DELETE", "")).statusCode).toBe(200);
});

test.each([
  ["an id that is no UUID", { searches: [{ ...search, id: "1" }], openings: [] }],
  ["a query that is an address", { searches: [{ ...search, query: "https://evil.example/" }], openings: [] }],
  ["a query with markup", { searches: [{ ...search, query: "search=<script>" }], openings: [] }],
  ["a blank name", { searches: [{ ...search, name: " " }], openings: [] }],
  ["a name with U+0000", { searches: [{ ...search, name: "a\u0000" }], openings: [] }],
  ["a title that is too long", { searches: [], openings: [{ ...opening, title: "x".repeat(301) }] }],
  ["a text in place of a moment", { searches: [], openings: [{ ...opening, savedAt: "yesterday" }] }],
  ["an id beyond PostgreSQL's integers", { searches: [], openings: [{ ...opening, id: 2 ** 31 }] }],
  ["more searches than an account keeps", { searches: Array(51).fill(search), openings: [] }],
])("%s is refused", async (_, payload) => {
  const { statusCode, body } = await request(picky, "PUT", "", payload);
  expect([statusCode, body.code]).toEqual([400, "invalid-request"]);
  expect((await request(picky, "GET", "")).body.isKept).toBe(false);
});

test("a full account says so and what to do", async () => {
  const full = await signIn({ uid: "full", hasPaidAccess: true });
  const openings = Array.from({ length: 500 }, (_, index) => ({ ...opening, id: index + 1, title: "x".repeat(300) }));
  expect((await request(full, "PUT", "", { searches: [], openings })).statusCode).toBe(200);
  const { statusCode, body } = await request(full, "POST", "/openings", { ...opening, id: 501 });
  expect([statusCode, body]).toEqual([
    409,
    { code: "limit-reached", error: "An account keeps at most 500 saved openings. Remove some first." },
  ]);
});

test("the export of the account has what it keeps", async () => {
  const headers = await signIn({ uid: "exporter", hasPaidAccess: true });
  const read = async () =>
    exportAccount.response.parse((await app.inject({ url: "/api/account/export", headers })).json());
  expect((await read()).saved).toBeNull();
  await request(headers, "PUT", "", { searches: [search], openings: [opening] });
  expect((await read()).saved).toEqual({ keptSince: expect.any(String), searches: [kept], openings: [opening] });
});

test("openings are found by their ids, closed ones say when, and removed ones are left out", async () => {
  const member = await signIn({ uid: "member", hasPaidAccess: true });
  const { id: sourceId, companyId } = await insertBoard(db, { name: "Acme", sign: "rat" });
  const closedAt = new Date("2026-11-20T08:00:00Z");
  const job = { companyId, sourceId, indeedUrl: "https://a.example/1" };
  const [open, closed] = await db
    .insertInto("jobs")
    .values([
      { ...job, sourceJobId: "1", title: "Open" },
      { ...job, sourceJobId: "2", title: "Closed", closedAt, closedReason: "missing" },
    ])
    .returning("id")
    .execute();
  const url = `/api/openings/by-id?ids=${open?.id},${closed?.id},2147483647&reader=dragon`;
  const { openings } = listOpeningsById.response.parse((await app.inject({ url, headers: member })).json());
  expect(openings.toSorted((a, b) => a.id - b.id)).toMatchObject([
    { id: open?.id, title: "Open", closedAt: null, score: expect.any(Number), company: { name: "Acme" } },
    { id: closed?.id, title: "Closed", closedAt: closedAt.toISOString() },
  ]);
  for (const ids of ["", "0", "1,,2", "x", "2147483648", Array(101).fill("1").join(",")]) {
    expect((await app.inject({ url: `/api/openings/by-id?ids=${ids}`, headers: member })).statusCode, ids).toBe(400);
  }
});

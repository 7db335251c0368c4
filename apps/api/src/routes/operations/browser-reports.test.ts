import * as contracts from "@zodiac-at-work/contracts";
import { afterAll, beforeEach, expect, test } from "vitest";
import { buildTestApp } from "../../testing.ts";

const { app, db, signIn, close } = await buildTestApp();
afterAll(close);
beforeEach(async () => {
  await db.deleteFrom("browserReports").execute();
});

const admin = await signIn({ uid: "ada", role: "admin" });
const report = {
  release: "Bx3kQ9aZ",
  page: "/companies/:id",
  isFirst: true,
  vitals: { lcp: 1_180, inp: 80, cls: 0.02, fcp: 700, ttfb: 90 },
  errors: [{ page: "/openings", name: "TypeError", place: "openings-page-Bx3kQ9aZ.js:1:2048" }],
};
const send = (payload: object, remoteAddress = "127.0.0.1") =>
  app.inject({ method: "POST", url: "/api/browser-reports", payload, remoteAddress });

test("a browser reports without a session, and administrators see the sums by release and page", async () => {
  expect((await send(report)).statusCode).toBe(200);
  expect((await send({ ...report, errors: [] })).json()).toEqual({});
  const response = await app.inject({ url: "/api/operations/browsers", headers: admin });
  const { releases } = contracts.listBrowserReleases.response.parse(response.json());
  expect(response.json()).toEqual({ releases });
  expect(releases).toMatchObject([{ release: "Bx3kQ9aZ", visits: 2, errors: 1, vitals: { lcp: { good: 1 } } }]);
  const details = await app.inject({ url: "/api/operations/browsers/Bx3kQ9aZ", headers: admin });
  expect(contracts.getBrowserRelease.response.parse(details.json())).toMatchObject({
    pages: [
      { page: "/companies/:id", visits: 2 },
      { page: "/openings", visits: 0, errors: 1 },
    ],
    errors: [{ error: "TypeError at openings-page-Bx3kQ9aZ.js:1:2048" }],
  });
});

test.each([
  ["an address of a page", { page: "/companies/7" }],
  ["a page that does not exist", { page: "/account/ada@example.com" }],
  ["a release that is no part of a file's name", { release: "ada@exam" }],
  ["a message in place of the kind of an error", { errors: [{ page: "/", name: "born 1990", place: "unknown" }] }],
  [
    "an address as the place of an error",
    { errors: [{ page: "/", name: "Error", place: "https://a.example/b.js:1:1" }] },
  ],
  ["four errors", { errors: Array.from({ length: 4 }, () => ({ page: "/", name: "Error", place: "unknown" })) }],
  ["a negative time", { vitals: { lcp: -1 } }],
  ["a time of two hours", { vitals: { lcp: 7_200_000 } }],
])("a report with %s is refused", async (_what, changes) => {
  expect((await send({ ...report, ...changes })).statusCode).toBe(400);
  expect(await db.selectFrom("browserReports").selectAll().execute()).toEqual([]);
});

test("a report over 2,000 bytes is refused", async () => {
  expect((await send({ ...report, more: "x".repeat(2_000) })).statusCode).toBe(413);
});

test("an address that reports more than 120 times a minute is refused, and others are not", async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 122; time += 1)
    statuses.push((await send({ ...report, errors: [] }, "192.0.2.1")).statusCode);
  expect(statuses.slice(-3)).toEqual([200, 429, 429]);
  expect((await send(report, "192.0.2.2")).statusCode).toBe(200);
});

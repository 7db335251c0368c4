import { afterAll, beforeEach, expect, test } from "vitest";
import { createDb } from "../platform/client.ts";
import { createTestDb } from "../testing.ts";
import { type BrowserReport, recordBrowserReport } from "./record-report.ts";
import { getBrowserRelease, listBrowserReleases } from "./summarize-reports.ts";

const { db, createApiRole, drop } = await createTestDb();
/** What the API may do. */
const api = createDb(await createApiRole());
afterAll(async () => {
  await api.destroy();
  await drop();
});
beforeEach(async () => {
  await db.deleteFrom("browserReports").execute();
});

const today = new Date("2026-11-26T09:00:00Z");
const since = "2026-10-27";
const visit: BrowserReport = { release: "Bx3kQ9aZ", page: "/", isFirst: true, vitals: {}, errors: [] };
const failure = { page: "/", name: "TypeError", place: "site-Bx3kQ9aZ.js:1:20" };

const report = (changes: Partial<BrowserReport>, day = today) =>
  recordBrowserReport(api, { ...visit, ...changes }, day);
const rows = () => db.selectFrom("browserReports").selectAll().execute();

test("visits are counted by day, release and page, and never kept one by one", async () => {
  await Promise.all(Array.from({ length: 40 }, () => report({ vitals: { lcp: 1_180, cls: 0 }, errors: [failure] })));
  const shared = { day: "2026-11-26", release: "Bx3kQ9aZ", page: "/", count: 40 };
  expect((await rows()).toSorted((a, b) => (a.what < b.what ? -1 : 1))).toEqual([
    { ...shared, what: "cls", detail: "0.001" },
    { ...shared, what: "error", detail: "TypeError at site-Bx3kQ9aZ.js:1:20" },
    { ...shared, what: "lcp", detail: "1200" },
    { ...shared, what: "visit", detail: "" },
  ]);
});

test("an error after the first report, three times in one visit, is no further visit", async () => {
  await report({});
  await report({ isFirst: false, errors: [failure, failure, failure] });
  expect(await listBrowserReleases(api, since)).toMatchObject([{ visits: 1, errors: 3 }]);
});

test("the summary tells what three of four visits had at most, and how many were good", async () => {
  for (const lcp of [900, 1_100, 1_900, 3_800]) await report({ vitals: { lcp } });
  await report({ vitals: { lcp: 99_999 } }, new Date("2026-09-01T00:00:00Z"));
  const [release] = await listBrowserReleases(api, since);
  expect(release?.vitals).toEqual({
    lcp: { p75: 2_000, good: 0.75, visits: 4 },
    ...{ inp: null, cls: null, fcp: null, ttfb: null },
  });
});

test("a value beyond all ranges counts as the end of the last one", async () => {
  await report({ vitals: { inp: 3_600_000, cls: 9 } });
  const [release] = await listBrowserReleases(api, since);
  expect(release?.vitals).toMatchObject({ inp: { p75: 30_000, good: 0 }, cls: { p75: 1, good: 0 } });
});

test("releases are listed with the latest first, and pages and errors by number", async () => {
  await report({ release: "mN27_x-Q" }, new Date("2026-11-20T23:59:00Z"));
  await report({ release: "mN27_x-Q" }, new Date("2026-11-25T00:01:00Z"));
  await report({ page: "/companies/:id", errors: [{ ...failure, page: "/companies/:id" }] });
  for (const name of ["RangeError", "RangeError"]) await report({ errors: [{ ...failure, name }] });
  expect(await listBrowserReleases(api, since)).toMatchObject([
    { release: "Bx3kQ9aZ", firstDay: "2026-11-26", visits: 3, errors: 3 },
    { release: "mN27_x-Q", firstDay: "2026-11-20", lastDay: "2026-11-25", visits: 2, errors: 0 },
  ]);
  expect(await getBrowserRelease(api, "Bx3kQ9aZ", since)).toMatchObject({
    pages: [
      { page: "/", visits: 2, errors: 2 },
      { page: "/companies/:id", visits: 1, errors: 1 },
    ],
    errors: [
      { page: "/", error: "RangeError at site-Bx3kQ9aZ.js:1:20", count: 2, lastDay: "2026-11-26" },
      { page: "/companies/:id", error: "TypeError at site-Bx3kQ9aZ.js:1:20", count: 1 },
    ],
  });
});

test("whoever invents releases and errors fills no table", async () => {
  for (let number = 100; number < 130; number += 1) await report({ release: `made-${number}` });
  await report({ release: "made-100" });
  const releases = await listBrowserReleases(api, since);
  expect(releases).toHaveLength(11);
  expect(releases.find(({ release }) => release === "other")?.visits).toBe(20);
  for (let line = 0; line < 310; line += 1) {
    await report({ release: "made-100", isFirst: false, errors: [{ ...failure, place: `made.js:${line}:1` }] });
  }
  const { errors } = await getBrowserRelease(api, "made-100", since);
  expect(errors[0]).toMatchObject({ error: "other", count: 10 });
  expect((await rows()).filter(({ what }) => what === "error")).toHaveLength(301);
});

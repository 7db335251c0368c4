import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { formatArticleDate } from "./article-date.ts";

afterEach(() => vi.unstubAllEnvs());

describe("formatArticleDate", () => {
  test.each([
    ["2026-01-26", "Jan 26, 2026"],
    ["2026-01-01", "Jan 1, 2026"],
    ["2024-02-29", "Feb 29, 2024"],
    ["2026-01-26T00:00:00Z", "Jan 26, 2026"],
    ["2026-01-26T23:59:59.999Z", "Jan 26, 2026"],
    ["2026-01-26T23:30:00-05:00", "Jan 27, 2026"],
    ["2026-01-26T04:30+08:00", "Jan 25, 2026"],
  ])("writes %s as %s", (date, text) => {
    expect(formatArticleDate(date)).toBe(text);
  });

  test("writes a Date by its day in UTC", () => {
    expect(formatArticleDate(new Date(Date.UTC(2026, 0, 26)))).toBe("Jan 26, 2026");
  });

  test.each(["America/Los_Angeles", "UTC", "Pacific/Kiritimati"])("writes the same day under TZ=%s", (zone) => {
    vi.stubEnv("TZ", zone);
    expect(formatArticleDate("2026-01-26")).toBe("Jan 26, 2026");
    expect(formatArticleDate(new Date("2026-01-26T00:00:00Z"))).toBe("Jan 26, 2026");
  });

  test.each([
    "",
    "hello",
    "2026-1-26",
    "1/26/2026",
    "2026-02-30",
    "2025-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-01-26T10:00",
    "2026-01-26T10:00:00",
    "2026-01-26T25:00:00Z",
    " 2026-01-26",
    "2026-01-26 ",
  ])("refuses '%s'", (date) => {
    expect(() => formatArticleDate(date)).toThrow(RangeError);
  });

  test("refuses an invalid Date", () => {
    expect(() => formatArticleDate(new Date(Number.NaN))).toThrow(RangeError);
  });

  test("writes the year, month and day that the text names", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 36_524 }), (days) => {
        const iso = new Date(Date.UTC(2000, 0, 1) + days * 86_400_000).toISOString().slice(0, 10);
        const [, day, year] = /^[A-Z][a-z]+ (\d+), (\d{4})$/.exec(formatArticleDate(iso)) ?? [];
        expect([Number(year), Number(day)]).toEqual([Number(iso.slice(0, 4)), Number(iso.slice(8))]);
      }),
    );
  });
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { parseRetryAfter } from "./retry-after.ts";

const now = new Date("2026-11-22T12:00:00Z");
const dayMs = 86_400_000;

test("every number of seconds is a wait, at most a day", () => {
  fc.assert(
    fc.property(fc.nat({ max: 10 ** 9 }), (seconds) => {
      expect(parseRetryAfter(String(seconds), now)).toBe(Math.min(seconds * 1_000, dayMs));
    }),
  );
});

test("every date in the standard form is the wait until then, at least none and at most a day", () => {
  const date = fc.date({ min: new Date(0), max: new Date("9999-12-31T23:59:59Z"), noInvalidDate: true });
  const near = fc.integer({ min: -dayMs, max: 2 * dayMs }).map((ms) => new Date(now.getTime() + ms));
  fc.assert(
    fc.property(fc.oneof(date, near), (moment) => {
      const seconds = Math.floor(moment.getTime() / 1_000) * 1_000;
      const expected = Math.min(Math.max(seconds - now.getTime(), 0), dayMs);
      expect(parseRetryAfter(moment.toUTCString(), now)).toBe(expected);
    }),
  );
});

test.each([
  ["Sun, 22 Nov 2026 12:01:00 GMT", 60_000],
  ["Sunday, 22-Nov-26 12:01:00 GMT", 60_000],
  ["Sun Nov 22 12:01:00 2026", 60_000],
  [" 120 ", 120_000],
  ["0", 0],
  ["99999999999999999999999", dayMs],
  ["Sunday, 06-Nov-94 08:49:37 GMT", 0],
  ["Sun Nov  6 08:49:37 1994", 0],
])("%j is %i ms", (value, ms) => {
  expect(parseRetryAfter(value, now)).toBe(ms);
});

test.each([
  "",
  "-5",
  "1.5",
  "1e3",
  "0x10",
  "soon",
  "120, 240",
  "Sun, 31 Feb 2027 12:00:00 GMT",
  "Sun, 22 Nov 2026 25:00:00 GMT",
  "Sun, 22 Nov 2026 12:01:00 EST",
  "2026-11-22T12:01:00Z",
])("%j is no Retry-After", (value) => {
  expect(parseRetryAfter(value, now)).toBeNull();
});

test("no text throws, and every answer is null or a wait of at most a day", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (value) => {
      const ms = parseRetryAfter(value, now);
      expect(ms === null || (ms >= 0 && ms <= dayMs)).toBe(true);
    }),
  );
});

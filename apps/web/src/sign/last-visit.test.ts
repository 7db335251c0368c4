// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lastVisit, markSeen, recordVisit } from "./last-visit.ts";
import { lastVisitKeys } from "./last-visit-key.ts";

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 24) + minutes * 60_000);

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test("the first visit has none before it, however long it lasts", () => {
  expect(recordVisit("home", at(0))).toBeUndefined();
  expect(recordVisit("home", at(29))).toBeUndefined();
  expect(recordVisit("home", at(58))).toBeUndefined();
});

test("a visit begins after half an hour, and keeps the end of the one before", () => {
  recordVisit("home", at(0));
  recordVisit("home", at(20));
  expect(recordVisit("home", at(50))).toEqual(at(20));
  expect(recordVisit("home", at(60))).toEqual(at(20));
  expect(recordVisit("home", at(90))).toEqual(at(60));
});

test("a visit to the home does not count as a visit to the openings", () => {
  recordVisit("openings", at(0));
  recordVisit("home", at(100));
  expect(recordVisit("openings", at(200))).toEqual(at(0));
  expect(recordVisit("home", at(200))).toEqual(at(100));
});

test("looking up the last visit records none", () => {
  expect(lastVisit("openings", at(0))).toBeUndefined();
  recordVisit("openings", at(0));
  expect(lastVisit("openings", at(10))).toBeUndefined();
  expect(lastVisit("openings", at(100))).toEqual(at(0));
  expect(lastVisit("openings", at(200))).toEqual(at(0));
});

test("what was marked as seen is not new, now and on the next visit", () => {
  recordVisit("openings", at(0));
  recordVisit("openings", at(100));
  markSeen("openings", at(105));
  expect(recordVisit("openings", at(110))).toEqual(at(105));
  expect(recordVisit("openings", at(200))).toEqual(at(110));
});

test("a device without room marks nothing as new", () => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(recordVisit("openings", at(0))).toBeUndefined();
  expect(recordVisit("openings", at(100))).toBeUndefined();
});

test.each(["{", "null", "7", "[]", '{"seenAt":"x"}', '{"seenAt":1e300}', '{"seenAt":1,"endedAt":{}}'])(
  "what is no visit counts as none: %s",
  (stored) => {
    localStorage.setItem(lastVisitKeys.home, stored);
    expect(recordVisit("home", at(0))).toBeUndefined();
    expect(recordVisit("home", at(100))).toEqual(at(0));
  },
);

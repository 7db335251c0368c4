// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { recordVisit } from "./last-visit.ts";
import { lastVisitKey } from "./last-visit-key.ts";

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 24) + minutes * 60_000);

beforeEach(() => localStorage.clear());

test("the first visit has none before it, however long it lasts", () => {
  expect(recordVisit(at(0))).toBeUndefined();
  expect(recordVisit(at(29))).toBeUndefined();
  expect(recordVisit(at(58))).toBeUndefined();
});

test("a visit begins after half an hour, and keeps the end of the one before", () => {
  recordVisit(at(0));
  recordVisit(at(20));
  expect(recordVisit(at(50))).toEqual(at(20));
  expect(recordVisit(at(60))).toEqual(at(20));
  expect(recordVisit(at(90))).toEqual(at(60));
});

test.each(["{", "null", "7", "[]", '{"seenAt":"x"}', '{"seenAt":1e300}', '{"seenAt":1,"endedAt":{}}'])(
  "what is no visit counts as none: %s",
  (stored) => {
    localStorage.setItem(lastVisitKey, stored);
    expect(recordVisit(at(0))).toBeUndefined();
    expect(recordVisit(at(100))).toEqual(at(0));
  },
);

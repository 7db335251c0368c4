import { expect, test } from "vitest";
import { buildPath } from "./path.ts";

test("a parameter is encoded, so that it can't change the path", () => {
  expect(buildPath("/api/user/:uid/payment-status", { uid: "a/../b?c#d" })).toBe(
    "/api/user/a%2F..%2Fb%3Fc%23d/payment-status",
  );
});

test("null and undefined query values are skipped, other falsy values are not", () => {
  expect(buildPath("/api/x", {}, { page: 0, all: false, text: "", zodiac: undefined, category: null })).toBe(
    "/api/x?page=0&all=false&text=",
  );
});

test("a path without a query has no question mark", () => {
  expect(buildPath("/api/stats", {}, { zodiac: null })).toBe("/api/stats");
});

test("a missing parameter does not compile", () => {
  // @ts-expect-error uid is missing
  expect(buildPath("/api/user/:uid", {})).toBe("/api/user/");
});

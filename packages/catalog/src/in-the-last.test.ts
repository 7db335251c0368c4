import { expect, test } from "vitest";
import { inTheLast } from "./in-the-last.ts";

test.each([
  [-5_000, "in the last minute"],
  [0, "in the last minute"],
  [60_000, "in the last minute"],
  [60_001, "in the last 2 minutes"],
  [90 * 60_000, "in the last 90 minutes"],
  [90 * 60_000 + 1, "in the last 2 hours"],
  [24 * 3_600_000, "in the last 24 hours"],
])("%i milliseconds are %j", (ms, text) => {
  expect(inTheLast(ms)).toBe(text);
});

import { expect, test } from "vitest";
import { today } from "./today.ts";

test("today is the reader's own day, not Greenwich's", () => {
  // The tests run in New York: half past eight in the evening there is the next day in Greenwich.
  expect(today(new Date("2026-02-17T01:30:00Z"))).toEqual({ year: 2026, month: 2, day: 16 });
});

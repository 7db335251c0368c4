import { formatDate } from "@zodiac-at-work/zodiac";
import { expect, test } from "vitest";
import { today } from "./today.ts";

test("today is the reader's day, not the day in UTC", () => {
  // The tests run in New York, where it is 8:30 p.m. the day before.
  expect(today(new Date("2026-02-17T01:30:00Z"))).toEqual({ year: 2026, month: 2, day: 16 });
});

test("without a moment, it is the present day", () => {
  const day = () => new Date().toLocaleDateString("en-CA", { timeZone: "America/New_York" });
  const before = day();
  expect([before, day()]).toContain(formatDate(today()));
});

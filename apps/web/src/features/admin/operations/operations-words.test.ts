import { expect, test } from "vitest";
import { bytesText, healthLabel, runTitle, taskTitle } from "./operations-words.ts";

const day = (date: string, checked: number, read: number) => ({ date, checked, read });

test("the health of a kind names the days on which something was missing", () => {
  expect(healthLabel([day("2026-11-19", 0, 0), day("2026-11-20", 22, 22), day("2026-11-21", 22, 13)])).toBe(
    "Last 14 days. Nov 21: 13 of 22 read, everything read on 1 day, no checks on 1 day",
  );
  expect(healthLabel([day("2026-11-20", 0, 0)])).toBe("No checks in 14 days");
});

test("tasks and runs say what they are about", () => {
  expect(taskTitle({ name: "scrape-source", subject: "Sonar" })).toBe("Check board: Sonar");
  expect(taskTitle({ name: "scrape-sign", subject: "rooster" })).toBe("Start the checks: Rooster");
  expect(taskTitle({ name: "reconcile-payments", subject: null })).toBe("Reconcile payments");
  expect(taskTitle({ name: "a-newer-task", subject: null })).toBe("a-newer-task");
  expect(runTitle({ sign: null })).toBe("Check boards: all signs");
});

test("sizes have their units", () => {
  expect([0, 999, 214_300, 999_600, 12_340_000].map(bytesText)).toEqual([
    "0 B",
    "999 B",
    "214 kB",
    "1.0 MB",
    "12.3 MB",
  ]);
});

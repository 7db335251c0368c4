import { expect, test } from "vitest";
import { earliestDate, latestDate, problems, problemWith } from "./birth-date-problem.ts";

test("the first and the last day of the calendar have a sign, and the days beyond do not", () => {
  expect(problemWith(earliestDate)).toBeUndefined();
  expect(problemWith(latestDate)).toBeUndefined();
  expect(problemWith("1599-12-31")).toBe(problems.outOfRange);
  expect(problemWith("2201-01-01")).toBe(problems.outOfRange);
  expect(problemWith("0090-01-27")).toBe(problems.outOfRange);
  expect(problemWith("19900-01-27")).toBe(problems.outOfRange);
});

test("a day that does not exist in its month is impossible, and a leap day exists only in leap years", () => {
  expect(problemWith("2000-02-29")).toBeUndefined();
  expect(problemWith("1900-02-29")).toBe(problems.impossible);
  expect(problemWith("1990-02-30")).toBe(problems.impossible);
  expect(problemWith("1990-13-01")).toBe(problems.impossible);
});

test("a partial date is incomplete", () => {
  expect(problemWith("")).toBe(problems.incomplete);
  expect(problemWith("1990-01")).toBe(problems.incomplete);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { describeRun } from "./run-response.ts";

const run = { state: "ended", hasWorker: true, done: 34, of: 34, openings: 212, outcomes: {} } as const;

test.each([
  [{ outcomes: { complete: 31, unreachable: 3 } }, "Checked 34 boards: 212 openings, 3 could not be reached"],
  [{ outcomes: { complete: 34 } }, "Checked 34 boards: 212 openings"],
  [{ of: 1, openings: 1, outcomes: { complete: 1 } }, "Checked 1 board: 1 opening"],
  [{ openings: 0, outcomes: { empty: 34 } }, "Checked 34 boards: 0 openings"],
  [{ of: 1_240, openings: 11_840 }, "Checked 1,240 boards: 11,840 openings"],
  [
    { outcomes: { blocked: 1, forbidden: 1, failed: 1, unreachable: 1, changed: 2, partial: 5, complete: 23 } },
    "Checked 34 boards: 212 openings, 4 could not be reached, 2 could not be read, 5 could be read only in part",
  ],
  [{ state: "running", done: 21, openings: 131 }, "Checking job boards: 21 of 34, 131 openings so far"],
  [{ state: "waiting", done: 0, openings: 0 }, "The check of 34 boards is about to begin"],
  [
    { state: "waiting", hasWorker: false },
    "The check of 34 boards waits for the background worker, which is not running",
  ],
  [
    { state: "running", hasWorker: false },
    "The check of 34 boards waits for the background worker, which is not running",
  ],
  [{ hasWorker: false }, "Checked 34 boards: 212 openings"],
] as const)("the message of a run with %j is %j", (part, message) => {
  expect(describeRun({ ...run, ...part })).toBe(message);
});

test("the message of an ended run accounts for every board that was not read", () => {
  const outcomes = fc.record(
    Object.fromEntries(
      ["partial", "changed", "blocked", "forbidden", "unreachable", "failed"].map((name) => [name, fc.nat(200)]),
    ),
  );
  fc.assert(
    fc.property(outcomes, (counts) => {
      const [, ...problems] = describeRun({ ...run, outcomes: counts }).split(": 212 openings");
      const named = Array.from(problems.join().matchAll(/\d+/g), ([number]) => Number(number));
      const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
      expect(sum(named.map(Number))).toBe(sum(Object.values(counts)));
    }),
  );
});

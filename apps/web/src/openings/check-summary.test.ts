import { expect, test } from "vitest";
import { type LastChecks, summaryOf } from "./check-summary.ts";
import type { Run } from "./follow-run.ts";

const company = {
  id: 1,
  name: "Sonar",
  industry: "Technology",
  logoUrl: null,
  zodiacSign: "rat",
  website: null,
} as const;
const run: Run = {
  id: 1,
  sign: "rat",
  state: "ended",
  hasWorker: true,
  done: 12,
  of: 12,
  current: null,
  openings: 1180,
  new: 4,
  startedAt: "2026-11-22T12:00:00.000Z",
  endedAt: "2026-11-22T12:01:00.000Z",
  message: "Checked 12 boards: 1,180 openings, 1 could not be reached.",
  unread: [{ company, outcome: "unreachable", reason: "No answer" }],
};

test("one run keeps the message of the API", () => {
  expect(summaryOf([run])).toMatchObject({ message: run.message, done: 12, of: 12, new: 4 });
});

test("several runs add up, with a message of the same form", () => {
  const other: Run = {
    ...run,
    id: 2,
    sign: "ox",
    state: "running",
    hasWorker: false,
    done: 1,
    openings: 20,
    current: company,
  };
  expect(summaryOf([run, other])).toEqual({
    done: 13,
    of: 24,
    openings: 1200,
    new: 8,
    hasWorker: false,
    current: company,
    unread: [...run.unread, ...other.unread],
    message: "Checked 13 boards: 1,200 openings, 2 could not be reached",
    isLast: false,
  });
});

const last: LastChecks = {
  sign: "ox",
  of: 3,
  openings: 20,
  new: 1,
  message: "Checked 3 boards in the last 12 minutes: 20 openings",
  unread: [],
  checkedAt: "2026-11-22T12:00:00.000Z",
};
const at = Date.parse("2026-11-22T12:12:00.000Z");

test("the last checks of one sign keep the message of the API", () => {
  expect(summaryOf([], { last: [last], at })).toMatchObject({ message: last.message, done: 3, of: 3, isLast: true });
});

test("last checks add up with runs, and the message says when the first of them was", () => {
  const earlier = { ...last, sign: "pig", checkedAt: "2026-11-22T11:50:00.000Z" } as const;
  expect(summaryOf([], { last: [last, earlier], at })).toMatchObject({
    message: "Checked 6 boards in the last 22 minutes: 40 openings",
    isLast: true,
  });
  expect(summaryOf([run], { last: [last], at })).toMatchObject({
    message: "Checked 15 boards in the last 12 minutes: 1,200 openings, 1 could not be reached",
    new: 5,
    isLast: false,
  });
});

test("the summary omits unreachable boards if every board answered", () => {
  const one = { ...run, unread: [], done: 1, openings: 1 };
  expect(summaryOf([one, { ...one, id: 2, done: 0, openings: 0 }]).message).toBe("Checked 1 board: 1 opening");
});

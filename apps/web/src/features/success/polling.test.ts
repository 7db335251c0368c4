import { expect, test } from "vitest";
import { afterPoll, firstPoll, type PollAnswer, type Polling, pollLimit } from "./polling.ts";

const open: PollAnswer = { hasPaid: false, paymentFailed: false };
const paid: PollAnswer = { hasPaid: true, paymentFailed: false };
const failed: PollAnswer = { hasPaid: false, paymentFailed: true };
const through = (answers: readonly PollAnswer[]): Polling => answers.reduce(afterPoll, firstPoll);

test("it goes on checking, and counts, while nothing is known", () => {
  expect(through([])).toEqual({ phase: "checking", checks: 0 });
  expect(through([open, open])).toEqual({ phase: "checking", checks: 2 });
});

test("a check that could not be made counts and ends nothing", () => {
  expect(through([undefined, open, undefined])).toEqual({ phase: "checking", checks: 3 });
});

test("a payment ends it, at the first check or at the last", () => {
  expect(through([paid])).toEqual({ phase: "paid" });
  expect(through([...Array<PollAnswer>(pollLimit - 1).fill(open), paid])).toEqual({ phase: "paid" });
});

test("a failure ends it", () => {
  expect(through([open, failed])).toEqual({ phase: "failed" });
});

test("who has paid once has access, whatever became of a later attempt", () => {
  expect(through([{ hasPaid: true, paymentFailed: true }])).toEqual({ phase: "paid" });
});

test("after twenty checks it stops, not after nineteen", () => {
  expect(pollLimit).toBe(20);
  expect(through(Array<PollAnswer>(19).fill(undefined))).toEqual({ phase: "checking", checks: 19 });
  expect(through(Array<PollAnswer>(20).fill(undefined))).toEqual({ phase: "unsettled" });
});

test("what ended stays ended", () => {
  for (const end of [paid, failed]) {
    const state = through([end]);
    for (const late of [open, paid, failed, undefined]) expect(afterPoll(state, late)).toBe(state);
  }
  const unsettled = through(Array<PollAnswer>(20).fill(open));
  expect(afterPoll(unsettled, paid)).toBe(unsettled);
});

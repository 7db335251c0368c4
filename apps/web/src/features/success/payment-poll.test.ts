import { expect, test } from "vitest";
import {
  afterPoll,
  firstPoll,
  type PaymentPoll,
  type PollResponse,
  pollIntervalMs,
  pollLimit,
} from "./payment-poll.ts";

const open: PollResponse = { hasPaid: false, paymentFailed: false };
const paid: PollResponse = { hasPaid: true, paymentFailed: false };
const failed: PollResponse = { hasPaid: false, paymentFailed: true };
const after = (responses: readonly PollResponse[]): PaymentPoll => responses.reduce(afterPoll, firstPoll);

test("polling continues and counts the checks while there is no result", () => {
  expect(after([])).toEqual({ phase: "checking", checks: 0, answers: 0 });
  expect(after([open, open])).toEqual({ phase: "checking", checks: 2, answers: 2 });
});

test("a failed check is counted, and polling continues", () => {
  expect(after([undefined, open, undefined])).toEqual({ phase: "checking", checks: 3, answers: 1 });
});

test("a payment ends the polling, at the first check or at the last", () => {
  expect(after([paid])).toEqual({ phase: "paid" });
  expect(after([...Array<PollResponse>(pollLimit - 1).fill(open), paid])).toEqual({ phase: "paid" });
});

test("a failed payment ends the polling", () => {
  expect(after([open, failed])).toEqual({ phase: "failed" });
});

test("a user who has paid has access, even if a later attempt failed", () => {
  expect(after([{ hasPaid: true, paymentFailed: true }])).toEqual({ phase: "paid" });
});

test("polling stops after twenty checks, three seconds apart, and not after nineteen", () => {
  expect([pollLimit, pollIntervalMs]).toEqual([20, 3000]);
  expect(after(Array<PollResponse>(19).fill(open))).toEqual({ phase: "checking", checks: 19, answers: 19 });
  expect(after(Array<PollResponse>(20).fill(open))).toEqual({ phase: "unsettled" });
});

test("twenty checks without a response say nothing about the payment", () => {
  const silent = Array<PollResponse>(19).fill(undefined);
  expect(after([...silent, undefined])).toEqual({ phase: "unreachable" });
  expect(after([...silent, open])).toEqual({ phase: "unsettled" });
  expect(after([...silent, undefined, undefined, paid])).toEqual({ phase: "paid" });
  expect(after([...silent, undefined, open])).toEqual({ phase: "unsettled" });
});

test("a result is final", () => {
  for (const end of [paid, failed]) {
    const poll = after([end]);
    for (const late of [open, paid, failed, undefined]) expect(afterPoll(poll, late)).toBe(poll);
  }
  const unsettled = after(Array<PollResponse>(20).fill(open));
  expect(afterPoll(unsettled, paid)).toBe(unsettled);
});

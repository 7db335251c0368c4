import type { Api, Of } from "@zodiac-at-work/contracts";

export const pollLimit = 20;
export const pollIntervalMs = 3000;

/** The state of the polling for a payment's result. */
export type PaymentPoll =
  | { readonly phase: "checking"; readonly checks: number; readonly answers: number }
  | { readonly phase: "paid" }
  | { readonly phase: "failed" }
  /** The last check brought no result. */
  | { readonly phase: "unsettled" }
  /** No check got a response. Nobody knows whether the payment went through. The next response settles it. */
  | { readonly phase: "unreachable" };

/** The API's response, or undefined if the check failed. */
export type PollResponse = Of<Api["GET /api/user/:uid/payment-status"], "response"> | undefined;

export const firstPoll: PaymentPoll = { phase: "checking", checks: 0, answers: 0 };

/** Returns the state after one more check. A check that failed is counted and changes nothing else. */
export function afterPoll(poll: PaymentPoll, response: PollResponse): PaymentPoll {
  if (poll.phase !== "checking" && poll.phase !== "unreachable") return poll;
  if (response?.hasPaid) return { phase: "paid" };
  if (response?.paymentFailed) return { phase: "failed" };
  if (poll.phase === "unreachable") return response ? { phase: "unsettled" } : poll;
  const checks = poll.checks + 1;
  const answers = poll.answers + (response ? 1 : 0);
  if (checks < pollLimit) return { phase: "checking", checks, answers };
  return { phase: answers > 0 ? "unsettled" : "unreachable" };
}

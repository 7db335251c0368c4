import type { Api, Of } from "@zodiac-at-work/contracts";

export const pollLimit = 20;
export const pollEveryMs = 3000;
export const redirectAfterMs = 15_000;

/** How far the success page is in finding out what became of a payment. */
export type Polling =
  | { readonly phase: "checking"; readonly checks: number }
  | { readonly phase: "paid" }
  | { readonly phase: "failed" }
  /** Asked often enough, and still nobody knows. */
  | { readonly phase: "unsettled" };

/** What the API said; undefined where it could not be asked. */
export type PollAnswer = Of<Api["GET /api/user/:uid/payment-status"], "response"> | undefined;

export const firstPoll: Polling = { phase: "checking", checks: 0 };

/** The next state after one more check. A check that failed counts, and otherwise changes nothing. */
export function afterPoll(polling: Polling, answer: PollAnswer): Polling {
  if (polling.phase !== "checking") return polling;
  if (answer?.hasPaid) return { phase: "paid" };
  if (answer?.paymentFailed) return { phase: "failed" };
  const checks = polling.checks + 1;
  return checks < pollLimit ? { phase: "checking", checks } : { phase: "unsettled" };
}

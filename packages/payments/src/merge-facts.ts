import type { DisputeFact, DisputeRow, Fact, PaymentRow, RefundFact, RefundRow } from "./facts.ts";

/** The state of a payment, apart from its owner. */
export type PaymentState = Pick<
  PaymentRow,
  "status" | "statusAt" | "amount" | "amountReceived" | "amountRefunded" | "currency" | "createdAt"
>;

/**
 * Merges a fact into the state of its payment. Facts arrive late, twice and in any order. The result is the same for
 * every order, because each field keeps its greatest value: a settled status wins over an unsettled one, then the later
 * report over the earlier.
 */
export function mergePayment(known: PaymentState | undefined, fact: Fact): PaymentState {
  const state = known ?? blank(fact);
  if (fact.kind === "refunded") {
    return { ...state, amountRefunded: Math.max(state.amountRefunded, fact.amountRefunded) };
  }
  if (fact.kind !== "payment") return state;
  const { status, statusAt } = laterStatus(state, { status: fact.status, statusAt: fact.asOf });
  return {
    ...state,
    status,
    statusAt,
    amount: Math.max(state.amount ?? 0, fact.amount),
    amountReceived: Math.max(state.amountReceived, fact.amountReceived),
    currency: state.currency ?? fact.currency,
    createdAt: earlier(state.createdAt, fact.createdAt),
  };
}

/** Returns the later status of a refund. A failed refund stays failed. */
export function mergeRefund(known: RefundRow | undefined, { status }: RefundFact): RefundRow["status"] {
  return known && refundRank[known.status] >= refundRank[status] ? known.status : status;
}

/** Returns the later status of a dispute. */
export function mergeDispute(
  known: DisputeRow | undefined,
  { status, asOf }: DisputeFact,
): Pick<DisputeRow, "status" | "statusAt"> {
  if (!known) return { status, statusAt: asOf };
  const order = known.statusAt.getTime() - asOf.getTime() || disputeRank[known.status] - disputeRank[status];
  return order >= 0 ? { status: known.status, statusAt: known.statusAt } : { status, statusAt: asOf };
}

/** The state of a payment before its own first fact, when a refund or a dispute arrived first. */
function blank({ asOf }: Fact): PaymentState {
  return {
    status: "unknown",
    statusAt: new Date(0),
    amount: null,
    amountReceived: 0,
    amountRefunded: 0,
    currency: null,
    createdAt: asOf,
  };
}

type Status = Pick<PaymentRow, "status" | "statusAt">;

function laterStatus(known: Status, reported: Status): Status {
  const order =
    settledRank[known.status] - settledRank[reported.status] ||
    known.statusAt.getTime() - reported.statusAt.getTime() ||
    unsettledRank[known.status] - unsettledRank[reported.status];
  return order >= 0 ? { status: known.status, statusAt: known.statusAt } : reported;
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}

/** A payment that succeeded keeps this status: a refund is recorded separately. */
const settledRank = { unknown: 0, open: 1, processing: 1, failed: 1, canceled: 2, succeeded: 3 };
/** For reports of the same second, the finest that Stripe gives: an attempt opens, is processed, then fails. */
const unsettledRank = { unknown: 0, open: 1, processing: 2, failed: 3, canceled: 4, succeeded: 5 };
const refundRank = { pending: 0, requires_action: 1, succeeded: 2, canceled: 3, failed: 4 };
const disputeRank = { open: 0, prevented: 1, warning_closed: 2, won: 3, lost: 4 };

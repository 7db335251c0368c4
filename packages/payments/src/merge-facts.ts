import type { DisputeFact, DisputeRow, Fact, PaymentRow, RefundFact, RefundRow } from "./facts.ts";

/** What is known of a payment apart from its owner. */
export type PaymentState = Pick<
  PaymentRow,
  "status" | "statusAt" | "amount" | "amountReceived" | "amountRefunded" | "currency" | "createdAt"
>;

/**
 * Adds a fact to what is known of its payment. Facts come late, twice and in any order; the outcome is the same for
 * every order, because each part keeps the greatest of what was said: a settled status beats an unsettled one, then
 * the later report the earlier.
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

/** The one of two reports of a refund that came after the other. A refund that failed stays failed. */
export function mergeRefund(known: RefundRow | undefined, { status }: RefundFact): RefundRow["status"] {
  return known && refundRank[known.status] >= refundRank[status] ? known.status : status;
}

/** The later of two reports of a dispute. */
export function mergeDispute(
  known: DisputeRow | undefined,
  { status, asOf }: DisputeFact,
): Pick<DisputeRow, "status" | "statusAt"> {
  if (!known) return { status, statusAt: asOf };
  const order = known.statusAt.getTime() - asOf.getTime() || disputeRank[known.status] - disputeRank[status];
  return order >= 0 ? { status: known.status, statusAt: known.statusAt } : { status, statusAt: asOf };
}

/** A payment of which only a refund or a dispute was heard. */
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

function laterStatus(known: Status, said: Status): Status {
  const order =
    settledRank[known.status] - settledRank[said.status] ||
    known.statusAt.getTime() - said.statusAt.getTime() ||
    unsettledRank[known.status] - unsettledRank[said.status];
  return order >= 0 ? { status: known.status, statusAt: known.statusAt } : said;
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}

/** Money that was taken is never untaken: giving it back is a refund. */
const settledRank = { unknown: 0, open: 1, processing: 1, failed: 1, canceled: 2, succeeded: 3 };
/** Within one second, the provider's clock not being finer: an attempt begins, is processed, and fails. */
const unsettledRank = { unknown: 0, open: 1, processing: 2, failed: 3, canceled: 4, succeeded: 5 };
const refundRank = { pending: 0, requires_action: 1, succeeded: 2, canceled: 3, failed: 4 };
const disputeRank = { open: 0, prevented: 1, warning_closed: 2, won: 3, lost: 4 };

import { price } from "@zodiac-at-work/contracts/price";
import type { DisputeRow, RefundRow } from "./facts.ts";
import type { PaymentState } from "./merge-facts.ts";

/**
 * Returns whether a payment grants access: the full price was received, it was not refunded in full, and no dispute over
 * it is open or lost. A partial refund keeps access. A refund that failed or was canceled does not count.
 */
export function grantsAccess(
  payment: PaymentState,
  refunds: readonly Pick<RefundRow, "amount" | "status">[],
  disputes: readonly Pick<DisputeRow, "status">[],
): boolean {
  const isPaid =
    payment.status === "succeeded" && payment.currency === price.currency && payment.amountReceived >= price.cents;
  const isRefunded = refundedCents(payment, refunds) >= payment.amountReceived;
  return isPaid && !isRefunded && !disputes.some(({ status }) => status === "open" || status === "lost");
}

/**
 * Returns the refunded cents, pending refunds included. The provider reports each refund and their sum; the greater of
 * the two counts. A lost report of one kind does no harm.
 */
export function refundedCents(
  { amountRefunded }: Pick<PaymentState, "amountRefunded">,
  refunds: readonly Pick<RefundRow, "amount" | "status">[],
): number {
  const sum = (isCounted: boolean) =>
    refunds.reduce((total, { amount, status }) => (isUndone(status) !== isCounted ? total + amount : total), 0);
  return Math.max(sum(true), amountRefunded - sum(false));
}

function isUndone(status: RefundRow["status"]): boolean {
  return status === "failed" || status === "canceled";
}

import { price } from "@zodiac-at-work/contracts/offer";
import type { DisputeRow, RefundRow } from "./facts.ts";
import type { PaymentState } from "./merge-facts.ts";

/**
 * Whether a payment gives access. It does when the full price was received, unless all of it went back or a dispute
 * over it is open or lost. A partial refund keeps access; a refund that failed or was called off counts as none.
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
 * What went back or is on its way back, in cents. The provider reports each refund and also their sum; whichever of
 * the two was heard of more completely is taken, so that one lost report does not matter.
 */
export function refundedCents(
  { amountRefunded }: Pick<PaymentState, "amountRefunded">,
  refunds: readonly Pick<RefundRow, "amount" | "status">[],
): number {
  const sum = (wanted: boolean) =>
    refunds.reduce((total, { amount, status }) => (isDead(status) !== wanted ? total + amount : total), 0);
  return Math.max(sum(true), amountRefunded - sum(false));
}

function isDead(status: RefundRow["status"]): boolean {
  return status === "failed" || status === "canceled";
}

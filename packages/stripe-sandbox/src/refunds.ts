import { z } from "zod";
import { getCharge } from "./charges.ts";
import { invalidRequest, resourceMissing } from "./errors.ts";
import { emit } from "./events.ts";
import { operation } from "./operation.ts";
import { integer, metadata, text } from "./parameters.ts";
import { getPaymentIntent } from "./payment-intents.ts";
import { newId, unixTime } from "./store.ts";
import type { Charge, Refund, Store } from "./types.ts";

/** How long a refund stays unchanged before its test card succeeds or fails it. */
const refundDelayMs = 3000;

export const create = operation({
  parameters: z.strictObject({
    payment_intent: text,
    amount: integer.optional(),
    reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
    metadata: metadata.optional(),
  }),
  run(store, { parameters: { payment_intent, amount, reason = null, metadata } }) {
    const charge = getRefundableCharge(store, payment_intent);
    return createRefund(store, charge, {
      amount: refundableAmount(charge, amount),
      reason,
      metadata: { ...metadata },
    });
  },
});

/** Completes a pending refund. */
export function succeedRefund(store: Store, id: string): Refund {
  const refund = getRefund(store, id);
  refund.status = "succeeded";
  emit(store, "refund.updated", refund);
  return refund;
}

/** Fails a refund: the bank returned the money, and the charge counts again. */
export function failRefund(store: Store, id: string): Refund {
  const refund = getRefund(store, id);
  if (refund.status === "failed") throw invalidRequest(`Refund ${id} has already failed.`);
  const charge = getCharge(store, refund.charge);
  Object.assign(refund, { status: "failed", failure_reason: "expired_or_canceled_card" });
  Object.assign(charge, { amount_refunded: charge.amount_refunded - refund.amount, refunded: false });
  emit(store, "refund.updated", refund);
  emit(store, "refund.failed", refund);
  return refund;
}

function getRefund(store: Store, id: string): Refund {
  const refund = store.state.refunds[id];
  if (!refund) throw resourceMissing("refund", id);
  return refund;
}

function getRefundableCharge(store: Store, intentId: string): Charge {
  const { latest_charge } = getPaymentIntent(store, intentId, "payment_intent");
  const charge = latest_charge === null ? undefined : getCharge(store, latest_charge);
  if (!charge?.paid) {
    throw invalidRequest(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, {
      code: "charge_not_refundable",
      param: "payment_intent",
    });
  }
  const disputes = Object.values(store.state.disputes).filter((dispute) => dispute.charge === charge.id);
  if (disputes.some(({ is_charge_refundable }) => !is_charge_refundable)) {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`;
    throw invalidRequest(message, { code: "charge_disputed" });
  }
  return charge;
}

function refundableAmount(charge: Charge, requested: number | undefined): number {
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`;
    throw invalidRequest(message, { code: "charge_already_refunded" });
  }
  const cents = requested ?? left;
  if (cents < 1) {
    throw invalidRequest("Invalid positive integer", { code: "parameter_invalid_integer", param: "amount" });
  }
  if (cents <= left) return cents;
  const than = left === charge.amount ? "charge amount" : "unrefunded amount on charge";
  throw invalidRequest(`Refund amount (${dollars(cents)}) is greater than ${than} (${dollars(left)})`, {
    param: "amount",
  });
}

function createRefund(store: Store, charge: Charge, fields: Pick<Refund, "amount" | "reason" | "metadata">): Refund {
  const afterward = store.state.behaviors[charge.payment_method]?.afterward;
  const refund = {
    id: newId("re"),
    object: "refund",
    ...fields,
    balance_transaction: null,
    charge: charge.id,
    created: unixTime(store),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: { reference_status: "pending", reference_type: "acquirer_reference_number", type: "refund" },
      type: "card",
    },
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    receipt_number: null,
    source_transfer_reversal: null,
    status: afterward === "refund_is_pending" ? "pending" : "succeeded",
    transfer_reversal: null,
  } satisfies Refund;
  store.state.refunds[refund.id] = refund;
  charge.amount_refunded += refund.amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  emit(store, "refund.created", refund);
  emit(store, "charge.refunded", charge);
  const at = store.now() + refundDelayMs;
  const { scheduledChanges } = store.state;
  if (afterward === "refund_is_pending") scheduledChanges.push({ at, kind: "succeed_refund", id: refund.id });
  if (afterward === "refund_fails") scheduledChanges.push({ at, kind: "fail_refund", id: refund.id });
  return refund;
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

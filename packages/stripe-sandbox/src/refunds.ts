import { z } from "zod";
import { getCharge } from "./charges.ts";
import { endpoint, type Origin } from "./endpoint.ts";
import { invalidRequest, missing } from "./errors.ts";
import { emit } from "./events.ts";
import { isCreated, listParameters, page } from "./lists.ts";
import { created, integer, mergedMetadata, metadata, parameters, text } from "./parameters.ts";
import { getPaymentIntent } from "./payment-intent.ts";
import type { Charge, Refund } from "./state.ts";
import { newId, now, type Sandbox, unixTime } from "./store.ts";

/** How long a refund that ends later stays as it is. */
const pendingMs = 3000;

const reason = z.enum(["duplicate", "fraudulent", "requested_by_customer"]);

export const refundEndpoints = [
  endpoint({
    method: "POST",
    path: "/v1/refunds",
    parameters: parameters({
      charge: text.optional(),
      payment_intent: text.optional(),
      amount: integer.optional(),
      reason: reason.optional(),
      metadata: metadata.optional(),
    }),
    answer({ sandbox, origin, parameters: { charge, payment_intent, amount, reason = null, metadata } }) {
      const refunded = getRefundable(sandbox, charge, payment_intent);
      const cents = refundableAmount(sandbox, refunded, amount);
      const fields = { amount: cents, reason, metadata: mergedMetadata({}, metadata) };
      return createRefund(sandbox, refunded, fields, origin);
    },
  }),
  endpoint({
    method: "GET",
    path: "/v1/refunds/:id",
    parameters: parameters({}),
    answer: ({ sandbox, id }) => getRefund(sandbox, id),
  }),
  endpoint({
    method: "GET",
    path: "/v1/refunds",
    parameters: listParameters({
      charge: text.optional(),
      payment_intent: text.optional(),
      created: created.optional(),
    }),
    answer({ sandbox, parameters: { charge, payment_intent, created, ...cursor } }) {
      const refunds = Object.values(sandbox.state.refunds).filter(
        (refund) =>
          (charge === undefined || refund.charge === charge) &&
          (payment_intent === undefined || refund.payment_intent === payment_intent) &&
          isCreated(refund.created, created),
      );
      return page("/v1/refunds", refunds, cursor);
    },
  }),
];

/** Ends a pending refund well. */
export function succeedRefund(sandbox: Sandbox, id: string): Refund {
  const refund = getRefund(sandbox, id);
  const before = { status: refund.status };
  refund.status = "succeeded";
  emit(sandbox, "refund.updated", refund, null, before);
  emit(sandbox, "charge.refund.updated", refund, null, before);
  return refund;
}

/** The bank sent the money of a refund back: the payment stands again. */
export function failRefund(sandbox: Sandbox, id: string): Refund {
  const refund = getRefund(sandbox, id);
  if (refund.status === "failed") throw invalidRequest(`Refund ${id} has failed already.`);
  const charge = getCharge(sandbox, refund.charge);
  const before = { status: refund.status };
  const chargeBefore = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  Object.assign(refund, { status: "failed", failure_reason: "expired_or_canceled_card" });
  Object.assign(charge, { amount_refunded: charge.amount_refunded - refund.amount, refunded: false });
  emit(sandbox, "refund.updated", refund, null, before);
  emit(sandbox, "charge.refund.updated", refund, null, before);
  emit(sandbox, "refund.failed", refund, null);
  emit(sandbox, "charge.updated", charge, null, chargeBefore);
  return refund;
}

function getRefund(sandbox: Sandbox, id: string): Refund {
  const refund = sandbox.state.refunds[id];
  if (!refund) throw missing("refund", id);
  return refund;
}

function getRefundable(sandbox: Sandbox, charge: string | undefined, intent: string | undefined): Charge {
  if (charge !== undefined) return getCharge(sandbox, charge, "charge");
  if (intent === undefined)
    throw invalidRequest("One of the following params should be provided: payment_intent or charge.");
  const { latest_charge, id } = getPaymentIntent(sandbox, intent, "payment_intent");
  const latest = latest_charge === null ? undefined : getCharge(sandbox, latest_charge);
  if (latest?.paid) return latest;
  throw invalidRequest(`This PaymentIntent (${id}) does not have a successful charge to refund.`, {
    code: "charge_not_refundable",
    param: "payment_intent",
  });
}

function refundableAmount({ state }: Sandbox, charge: Charge, asked: number | undefined): number {
  const left = charge.amount - charge.amount_refunded;
  if (!charge.paid) throw invalidRequest(`Charge ${charge.id} is not paid.`, { code: "charge_not_refundable" });
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`;
    throw invalidRequest(message, { code: "charge_already_refunded" });
  }
  const disputes = Object.values(state.disputes).filter((dispute) => dispute.charge === charge.id);
  if (disputes.some(({ is_charge_refundable }) => !is_charge_refundable)) {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`;
    throw invalidRequest(message, { code: "charge_disputed" });
  }
  const cents = asked ?? left;
  if (cents < 1)
    throw invalidRequest("Invalid positive integer", { code: "parameter_invalid_integer", param: "amount" });
  if (cents <= left) return cents;
  const than = left === charge.amount ? "charge amount" : "unrefunded amount on charge";
  throw invalidRequest(`Refund amount (${dollars(cents)}) is greater than ${than} (${dollars(left)})`, {
    param: "amount",
  });
}

function createRefund(
  sandbox: Sandbox,
  charge: Charge,
  fields: Pick<Refund, "amount" | "reason" | "metadata">,
  origin: Origin,
): Refund {
  const afterwards = sandbox.state.behaviours[charge.payment_method]?.afterwards;
  const refund = {
    id: newId("re"),
    object: "refund",
    ...fields,
    balance_transaction: null,
    charge: charge.id,
    created: unixTime(sandbox),
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
    status: afterwards === "refund_is_pending" ? "pending" : "succeeded",
    transfer_reversal: null,
  } satisfies Refund;
  sandbox.state.refunds[refund.id] = refund;
  const before = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  charge.amount_refunded += refund.amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  emit(sandbox, "refund.created", refund, origin);
  emit(sandbox, "charge.refunded", charge, origin, before);
  const at = now(sandbox) + pendingMs;
  if (afterwards === "refund_is_pending") sandbox.state.schedule.push({ at, does: "succeed_refund", id: refund.id });
  if (afterwards === "refund_fails") sandbox.state.schedule.push({ at, does: "fail_refund", id: refund.id });
  return refund;
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

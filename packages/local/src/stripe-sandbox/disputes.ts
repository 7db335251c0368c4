import type Stripe from "stripe";
import { getCharge } from "./charges.ts";
import { endpoint } from "./endpoint.ts";
import { invalidRequest, missing } from "./errors.ts";
import { emit } from "./events.ts";
import { isCreated, listParameters, page } from "./lists.ts";
import { created, parameters, text } from "./parameters.ts";
import type { Charge, Dispute } from "./state.ts";
import { newId, type Sandbox, unixTime } from "./store.ts";

export const disputeStatuses = [
  "warning_needs_response",
  "warning_under_review",
  "warning_closed",
  "needs_response",
  "under_review",
  "prevented",
  "won",
  "lost",
] as const;

export type DisputeStatus = (typeof disputeStatuses)[number];

const closed: readonly string[] = ["warning_closed", "prevented", "won", "lost"] satisfies DisputeStatus[];

interface NewDispute {
  charge: string;
  /** Cents; the whole charge if absent. */
  amount?: number;
  reason?: string;
  status?: DisputeStatus;
}

/** The holder of the card asks the bank for the money back. */
export function openDispute(sandbox: Sandbox, { charge: id, amount, reason, status }: NewDispute): Dispute {
  const charge = getCharge(sandbox, id, "charge");
  if (!charge.paid || charge.disputed) throw invalidRequest(`Charge ${id} cannot be disputed.`, { param: "charge" });
  const dispute = newDispute(sandbox, charge, {
    amount: amount ?? charge.amount,
    reason: reason ?? "fraudulent",
    status: status ?? "needs_response",
  });
  sandbox.state.disputes[dispute.id] = dispute;
  charge.disputed = true;
  emit(sandbox, "charge.dispute.created", dispute, null);
  if (isChargeback(dispute)) emit(sandbox, "charge.dispute.funds_withdrawn", dispute, null);
  return dispute;
}

/** Moves a dispute on, and closes it with a status that is an end. */
export function updateDispute(sandbox: Sandbox, id: string, status: DisputeStatus): Dispute {
  const dispute = getDispute(sandbox, id);
  if (closed.includes(dispute.status)) {
    throw invalidRequest(`This dispute is already closed (${dispute.status}).`, { param: "status" });
  }
  const before = { status: dispute.status };
  const chargedBack = isChargeback(dispute);
  dispute.status = status;
  dispute.is_charge_refundable = isRefundable(status);
  emit(sandbox, "charge.dispute.updated", dispute, null, before);
  if (!closed.includes(status)) return dispute;
  emit(sandbox, "charge.dispute.closed", dispute, null);
  if (chargedBack && status !== "lost") emit(sandbox, "charge.dispute.funds_reinstated", dispute, null);
  return dispute;
}

export const disputeEndpoints = [
  endpoint({
    method: "GET",
    path: "/v1/disputes/:id",
    parameters: parameters({}),
    answer: ({ sandbox, id }) => getDispute(sandbox, id),
  }),
  endpoint({
    method: "GET",
    path: "/v1/disputes",
    parameters: listParameters({
      charge: text.optional(),
      payment_intent: text.optional(),
      created: created.optional(),
    }),
    answer({ sandbox, parameters: { charge, payment_intent, created, ...cursor } }) {
      const disputes = Object.values(sandbox.state.disputes).filter(
        (dispute) =>
          (charge === undefined || dispute.charge === charge) &&
          (payment_intent === undefined || dispute.payment_intent === payment_intent) &&
          isCreated(dispute.created, created),
      );
      return page("/v1/disputes", disputes, cursor);
    },
  }),
];

function getDispute(sandbox: Sandbox, id: string): Dispute {
  const dispute = sandbox.state.disputes[id];
  if (!dispute) throw missing("dispute", id, "dispute");
  return dispute;
}

/** An inquiry moves no money. */
function isChargeback({ status }: Pick<Dispute, "status">): boolean {
  return !status.startsWith("warning_");
}

/** The bank holds the money of a chargeback until the shop has won. */
function isRefundable(status: string): boolean {
  return !isChargeback({ status }) || status === "won" || status === "prevented";
}

function newDispute(
  sandbox: Sandbox,
  charge: Charge,
  { amount, reason, status }: Pick<Dispute, "amount" | "reason" | "status">,
): Dispute {
  return {
    id: newId("du"),
    object: "dispute",
    amount,
    balance_transactions: [], // The sandbox keeps no balance.
    charge: charge.id,
    created: unixTime(sandbox),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: unixTime(sandbox) + 7 * 24 * 60 * 60,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    intended_submission_method: null,
    is_charge_refundable: isRefundable(status),
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: {
        brand: charge.payment_method_details?.card?.brand ?? "visa",
        case_type: isChargeback({ status }) ? "chargeback" : "inquiry",
        network: charge.payment_method_details?.card?.network ?? "visa",
        network_reason_code: "10.4",
      },
      type: "card",
    },
    reason,
    status,
  } satisfies Dispute;
}

const noEvidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
} satisfies Stripe.Dispute.Evidence;

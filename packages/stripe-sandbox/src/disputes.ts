import type Stripe from "stripe";
import { getCharge } from "./charges.ts";
import { invalidRequest, resourceMissing } from "./errors.ts";
import { emit } from "./events.ts";
import { newId, unixTime } from "./store.ts";
import type { Charge, Dispute, Store } from "./types.ts";

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

const closedStatuses: readonly string[] = ["warning_closed", "prevented", "won", "lost"] satisfies DisputeStatus[];

/** Opens a dispute over the whole amount of a charge: the cardholder asks the bank for the money back. */
export function openDispute(store: Store, chargeId: string, status: DisputeStatus = "needs_response"): Dispute {
  const charge = getCharge(store, chargeId, "charge");
  if (!charge.paid || charge.disputed) {
    throw invalidRequest(`Charge ${chargeId} cannot be disputed.`, { param: "charge" });
  }
  const dispute = newDispute(store, charge, status);
  store.state.disputes[dispute.id] = dispute;
  charge.disputed = true;
  emit(store, "charge.dispute.created", dispute);
  return dispute;
}

/** Changes the status of a dispute. A final status closes it. */
export function updateDispute(store: Store, id: string, status: DisputeStatus): Dispute {
  const dispute = store.state.disputes[id];
  if (!dispute) throw resourceMissing("dispute", id, "dispute");
  if (closedStatuses.includes(dispute.status)) {
    throw invalidRequest(`This dispute is already closed (${dispute.status}).`, { param: "status" });
  }
  dispute.status = status;
  dispute.is_charge_refundable = isRefundable(status);
  emit(store, "charge.dispute.updated", dispute);
  if (closedStatuses.includes(status)) emit(store, "charge.dispute.closed", dispute);
  return dispute;
}

/** An inquiry moves no money. The bank keeps the money of a chargeback unless the merchant wins. */
function isRefundable(status: DisputeStatus): boolean {
  return isInquiry(status) || status === "won" || status === "prevented";
}

function isInquiry(status: DisputeStatus): boolean {
  return status.startsWith("warning_");
}

function newDispute(store: Store, charge: Charge, status: DisputeStatus): Dispute {
  return {
    id: newId("du"),
    object: "dispute",
    amount: charge.amount,
    balance_transactions: [], // The sandbox keeps no balance.
    charge: charge.id,
    created: unixTime(store),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { ...noEvidence },
    evidence_details: {
      due_by: unixTime(store) + 7 * 24 * 60 * 60,
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
        case_type: isInquiry(status) ? "inquiry" : "chargeback",
        network: charge.payment_method_details?.card?.network ?? "visa",
        network_reason_code: "10.4",
      },
      type: "card",
    },
    reason: "fraudulent",
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

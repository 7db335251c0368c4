import { getCharge } from "./charges.ts";
import { addEvidence, evidence, noEvidence } from "./dispute-evidence.ts";
import { endpoint } from "./endpoint.ts";
import { invalidRequest, missing } from "./errors.ts";
import { emit } from "./events.ts";
import { isCreated, listParameters, page } from "./lists.ts";
import { boolean, created, mergedMetadata, metadata, parameters, text } from "./parameters.ts";
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
  requireOpen(dispute);
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
    method: "POST",
    path: "/v1/disputes/:id",
    parameters: parameters({
      evidence: evidence.optional(),
      metadata: metadata.optional(),
      submit: boolean.optional(),
    }),
    answer({ sandbox, id, parameters: { evidence, metadata, submit = true } }) {
      const dispute = getDispute(sandbox, id);
      requireOpen(dispute);
      dispute.metadata = mergedMetadata(dispute.metadata, metadata);
      if (evidence) addEvidence(dispute, evidence);
      if (!submit || !dispute.evidence_details.has_evidence) return dispute;
      dispute.evidence_details.submission_count += 1;
      return updateDispute(sandbox, id, verdictOn(dispute));
    },
  }),
  endpoint({
    method: "POST",
    path: "/v1/disputes/:id/close",
    parameters: parameters({}),
    answer: ({ sandbox, id }) => updateDispute(sandbox, id, "lost"),
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

function requireOpen({ status }: Dispute): void {
  if (closed.includes(status)) throw invalidRequest(`This dispute is already closed (${status}).`, { param: "status" });
}

/** What the bank says to the evidence at once, by the words that Stripe documents for tests; else it takes its time. */
function verdictOn({ evidence: { uncategorized_text: text }, status }: Dispute): DisputeStatus {
  const isInquiry = !isChargeback({ status });
  if (text === "winning_evidence") return isInquiry ? "warning_closed" : "won";
  if (text === "losing_evidence") return isInquiry ? "warning_closed" : "lost";
  if (text === "escalate_inquiry_evidence") return "needs_response";
  return isInquiry ? "warning_under_review" : "under_review";
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
    evidence: { ...noEvidence },
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

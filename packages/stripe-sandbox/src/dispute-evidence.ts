import type Stripe from "stripe";
import { z } from "zod";
import type { Dispute } from "./state.ts";

/** What the shop says for itself; files and what belongs to single card networks are left out. */
export const evidence = z
  .record(z.string(), z.string().max(20_000))
  .refine((added) => Object.keys(added).every(isText), "Received unknown parameter.");

/** Adds to the evidence of a dispute; the empty string takes a part of it away. */
export function addEvidence(dispute: Dispute, added: z.output<typeof evidence>): void {
  const texts = Object.entries(added).map(([name, value]) => [name, value || null]);
  Object.assign(dispute.evidence, Object.fromEntries(texts));
  dispute.evidence_details.has_evidence = Object.values(dispute.evidence).some((value) => typeof value === "string");
}

function isText(name: string): boolean {
  return Object.entries(noEvidence).some(([known, value]) => known === name && value === null);
}

export const noEvidence = {
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

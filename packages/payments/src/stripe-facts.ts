import { price, product } from "@zodiac-at-work/contracts/price";
import type Stripe from "stripe";
import type { DisputeFact, Fact, PaymentFact, RefundFact } from "./facts.ts";

/** The event types that the webhook endpoint must be subscribed to. Others are ignored. */
export const eventTypes = [
  "payment_intent.processing",
  "payment_intent.succeeded",
  "payment_intent.payment_failed",
  "payment_intent.canceled",
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "charge.refunded",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
] as const satisfies Stripe.Event["type"][];

/** Reads what an event reports about a payment of our product; undefined if it reports nothing about one. */
export function factOfEvent(event: Stripe.Event): Fact | undefined {
  const asOf = dateOf(event.created);
  switch (event.type) {
    case "payment_intent.processing":
    case "payment_intent.succeeded":
    case "payment_intent.payment_failed":
    case "payment_intent.canceled":
      return isOurs(event.data.object) ? factOfIntent(event.data.object, asOf) : undefined;
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return factOfSession(event.data.object, asOf);
    case "checkout.session.async_payment_failed":
      return factOfSession(event.data.object, asOf, "failed");
    case "charge.refunded":
      return refundedOf(event.data.object, asOf);
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
      return factOfRefund(event.data.object, asOf);
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
      return factOfDispute(event.data.object, asOf);
    default:
      return undefined;
  }
}

/**
 * Reads a PaymentIntent. An event of another API version, or one made by hand, may lack `created` and
 * `amount_received`; they default to `asOf` and to the full amount of a payment that succeeded.
 *
 * @param asOf the time of the event, or the time before the request that returned the intent
 */
export function factOfIntent(intent: Stripe.PaymentIntent, asOf: Date): PaymentFact {
  const status = statusOf(intent);
  return {
    kind: "payment",
    id: intent.id,
    provider: "stripe",
    status,
    asOf,
    createdAt: intent.created ? dateOf(intent.created) : asOf,
    amount: intent.amount,
    amountReceived: intent.amount_received ?? (status === "succeeded" ? intent.amount : 0),
    currency: intent.currency,
    userId: intent.metadata.uid || undefined,
    orderId: intent.metadata.order_id || undefined,
  };
}

/** Reads a payment that was made through the payment link. Only the session names the payer, not its PaymentIntent. */
export function factOfSession(
  session: Stripe.Checkout.Session,
  asOf: Date,
  unpaid: "processing" | "failed" = "processing",
): PaymentFact | undefined {
  if (isOtherProduct(session)) return undefined;
  const id = idOf(session.payment_intent);
  const amount = session.amount_total ?? 0;
  const isPrice = (session.amount_subtotal ?? amount) === price.cents && session.currency === price.currency;
  if (!id || !session.currency || !(isPrice || isOurs(session))) return undefined;
  const isPaid = session.payment_status === "paid";
  return {
    kind: "payment",
    id,
    provider: "stripe",
    status: isPaid ? "succeeded" : unpaid,
    asOf,
    createdAt: session.created ? dateOf(session.created) : asOf,
    amount,
    amountReceived: isPaid ? amount : 0,
    currency: session.currency,
    userId: session.client_reference_id || undefined,
    email: session.customer_details?.email || undefined,
  };
}

/**
 * Returns whether the metadata names another product: one Stripe account may sell several. Such a payment grants nothing,
 * even at the same price.
 */
export function isOtherProduct({ metadata }: { metadata?: Stripe.Metadata | null }): boolean {
  return Boolean(metadata?.product) && metadata?.product !== product.id;
}

/** Returns whether the metadata names our product, or a user and no product. */
function isOurs({ metadata }: { metadata: Stripe.Metadata | null }): boolean {
  return metadata?.product === product.id || (!metadata?.product && Boolean(metadata?.uid));
}

/** An unknown status counts as open. Stripe may add one in the future. */
function statusOf({ status, last_payment_error }: Stripe.PaymentIntent): PaymentFact["status"] {
  if (status === "requires_payment_method" && last_payment_error) return "failed";
  return settled.find((one) => one === status) ?? "open";
}

const settled = ["succeeded", "canceled", "processing"] as const;

function refundedOf(charge: Stripe.Charge, asOf: Date): Fact | undefined {
  const paymentId = isOtherProduct(charge) ? undefined : idOf(charge.payment_intent);
  return paymentId ? { kind: "refunded", paymentId, amountRefunded: charge.amount_refunded, asOf } : undefined;
}

function factOfRefund(refund: Stripe.Refund, asOf: Date): RefundFact | undefined {
  const paymentId = idOf(refund.payment_intent);
  if (!paymentId) return undefined;
  return { kind: "refund", id: refund.id, paymentId, amount: refund.amount, status: refundStatus(refund), asOf };
}

function refundStatus({ status }: Stripe.Refund): RefundFact["status"] {
  return refundStatuses.find((one) => one === status) ?? "pending";
}

const refundStatuses = ["succeeded", "failed", "canceled", "requires_action"] as const;

/** An inquiry (`warning_…`) moves no money, so it has no effect unless it becomes a dispute. */
function factOfDispute(dispute: Stripe.Dispute, asOf: Date): DisputeFact | undefined {
  const paymentId = idOf(dispute.payment_intent);
  if (!paymentId || inquiries.includes(dispute.status)) return undefined;
  return { kind: "dispute", id: dispute.id, paymentId, status: disputeStatus(dispute), asOf };
}

const inquiries: readonly Stripe.Dispute.Status[] = ["warning_needs_response", "warning_under_review"];

/** A dispute under appeal counts as lost until the appeal is won. */
function disputeStatus({ status }: Stripe.Dispute): DisputeFact["status"] {
  if (status.startsWith("appeal_")) return "lost";
  return decided.find((one) => one === status) ?? "open";
}

const decided = ["won", "lost", "warning_closed", "prevented"] as const;

function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === "string" ? reference : reference?.id;
}

function dateOf(seconds: number): Date {
  return new Date(seconds * 1000);
}

import type { Db } from "@zodiac-at-work/db";
import Stripe from "stripe";
import { recordPayment } from "./record-payment.ts";
import { factOfEvent } from "./stripe-facts.ts";

/**
 * Reads a message that claims to come from Stripe.
 *
 * @param body its bytes as they arrived
 * @param signature the header `Stripe-Signature`
 * @returns undefined if it is forged, altered, or older than five minutes
 */
export function verifyEvent(
  body: Buffer,
  signature: string | undefined,
  webhookSecret: string,
): Stripe.Event | undefined {
  if (!signature) return undefined;
  try {
    const event = Stripe.webhooks.constructEvent(body, signature, webhookSecret);
    // What does not say when it happened happened now.
    return { ...event, created: event.created ?? Math.floor(Date.now() / 1000) };
  } catch {
    return undefined;
  }
}

/** Records what an event says, once. Events that say nothing of a payment of ours are left. */
export async function recordEvent(db: Db, event: Stripe.Event): Promise<"recorded" | "repeated" | "left"> {
  const fact = factOfEvent(event);
  if (!fact) return "left";
  return recordPayment(db, fact, { id: event.id, type: event.type, createdAt: new Date(event.created * 1000) });
}

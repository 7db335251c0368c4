import type { Db } from "@zodiac-at-work/db";
import type { PaymentSettings } from "@zodiac-at-work/settings";
import Stripe from "stripe";
import type { Fact } from "./facts.ts";
import { recordPayment } from "./record-payment.ts";
import { factOfEvent } from "./stripe-facts.ts";

/** The outcome of an event. */
export type EventResult = "recorded" | "duplicate" | "ignored";

/**
 * Verifies the signature of a webhook request, with one of the secrets.
 *
 * @param body the raw bytes
 * @param signature the header `Stripe-Signature`
 * @returns undefined if the signature is missing, forged or older than five minutes
 */
export function verifyEvent(
  body: Buffer,
  signature: string | undefined,
  { webhookSecret, nextWebhookSecret }: Pick<PaymentSettings, "webhookSecret" | "nextWebhookSecret">,
): Stripe.Event | undefined {
  if (!signature) return undefined;
  for (const secret of [webhookSecret, nextWebhookSecret]) {
    const event = secret === null ? undefined : tryToVerify(body, signature, secret);
    // Without `created`, use the current time.
    if (event) return { ...event, created: event.created ?? Math.floor(Date.now() / 1000) };
  }
  return undefined;
}

function tryToVerify(body: Buffer, signature: string, secret: string): Stripe.Event | undefined {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret);
  } catch {
    return undefined;
  }
}

/** Records a verified event. Ignores an event of another mode or another Stripe account than that of our keys. */
export async function receiveEvent(
  db: Db,
  event: Stripe.Event,
  settings: Pick<PaymentSettings, "livemode" | "accountId">,
): Promise<EventResult> {
  return isOwnEvent(event, settings) ? recordEvent(db, event) : "ignored";
}

/** Records what an event reports about a payment, once. Ignores events about anything else. */
export async function recordEvent(db: Db, event: Stripe.Event): Promise<EventResult> {
  const fact = factOfEvent(event);
  if (!fact || !isRecordable(event, fact)) return "ignored";
  return recordPayment(db, fact, { id: event.id, type: event.type, createdAt: new Date(event.created * 1000) });
}

/**
 * Returns whether all values can be stored. PostgreSQL stores no U+0000, and a Date holds no time beyond its range. Stripe sends
 * no such values, but a failure at one would be repeated with each delivery.
 */
function isRecordable({ id, created }: Stripe.Event, fact: Fact): boolean {
  return [id, created, ...Object.values(fact)].every((value: unknown) => {
    if (typeof value === "string") return !value.includes("\0");
    if (typeof value === "number") return Number.isSafeInteger(value) && value >= 0;
    return value instanceof Date ? value.getTime() >= 0 : value === undefined;
  });
}

/**
 * A test event must not grant access in production. Events of connected accounts name the account; our own events
 * usually name none.
 */
function isOwnEvent(
  { livemode, account }: Partial<Stripe.Event>,
  settings: Pick<PaymentSettings, "livemode" | "accountId">,
): boolean {
  const isOwnMode = livemode === undefined || livemode === settings.livemode;
  return isOwnMode && (!account || account === settings.accountId);
}

import type Stripe from "stripe";
import { createCharge, declineCharge, getCharge, settleCharge } from "./charges.ts";
import { completeSession, settleSession } from "./checkout-sessions.ts";
import { errorObject, StripeApiError, unexpectedState } from "./errors.ts";
import { emit } from "./events.ts";
import { declines } from "./test-cards.ts";
import type { Charge, DeclineName, ErrorObject, PaymentIntent, Store } from "./types.ts";

/** Long enough for a dispute to be a separate event, short enough to watch. */
const disputeDelayMs = 2000;

const openStatuses = ["requires_payment_method", "requires_confirmation", "requires_action"];

/** @throws {StripeApiError} 400 if the status of the PaymentIntent doesn't allow the step. */
export function requireStatus(intent: PaymentIntent, step: "confirmed" | "canceled"): void {
  if (openStatuses.includes(intent.status)) return;
  const verb = step === "confirmed" ? "confirm" : "cancel";
  throw unexpectedState(
    `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with ` +
      `one of the following statuses may be ${step}: ${openStatuses.join(", ")}.`,
    intent,
  );
}

/**
 * Charges a card for a PaymentIntent, or requires authentication first.
 *
 * @throws {StripeApiError} 402 if the card is declined.
 */
export function confirmPayment(
  store: Store,
  intent: PaymentIntent,
  method: Stripe.PaymentMethod,
  returnUrl: string,
): void {
  intent.last_payment_error = null;
  if (!store.state.behaviors[method.id]?.authentication) {
    charge(store, intent, method);
    return;
  }
  const url = `${store.origin}/authenticate/${intent.id}?client_secret=${intent.client_secret}`;
  store.state.returnUrls[intent.id] = returnUrl;
  Object.assign(intent, {
    status: "requires_action",
    payment_method: method.id,
    next_action: { type: "redirect_to_url", redirect_to_url: { return_url: returnUrl, url } },
  } satisfies Partial<PaymentIntent>);
}

/** Ends the authentication of a PaymentIntent. A decline afterward is stored in `last_payment_error`. */
export function completeAuthentication(store: Store, intent: PaymentIntent, outcome: "succeeded" | "failed"): void {
  const method = store.state.paymentMethods[intent.payment_method ?? ""];
  if (intent.status !== "requires_action" || !method) return;
  store.changed = true;
  if (outcome === "failed") {
    const message =
      "The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new " +
      "PaymentMethod to attempt to fulfill this PaymentIntent again.";
    const code = "payment_intent_authentication_failure";
    failPayment(store, intent, errorObject("invalid_request_error", message, { code, payment_method: method }));
    return;
  }
  try {
    charge(store, intent, method);
  } catch (error) {
    if (!(error instanceof StripeApiError)) throw error;
  }
}

/** Returns the address after authentication, with the parameters that Stripe appends. */
export function returnAddress(store: Store, intent: PaymentIntent): string | undefined {
  const returnUrl = store.state.returnUrls[intent.id];
  if (returnUrl === undefined) return undefined;
  const url = new URL(returnUrl);
  url.searchParams.set("payment_intent", intent.id);
  url.searchParams.set("payment_intent_client_secret", intent.client_secret);
  url.searchParams.set("redirect_status", redirectStatus(intent));
  return url.href;
}

/** Ends the processing of a delayed payment. */
export function settlePayment(store: Store, intent: PaymentIntent, outcome: "succeeded" | "failed"): PaymentIntent {
  if (intent.status !== "processing" || intent.latest_charge === null) {
    throw unexpectedState(`The PaymentIntent has a status of ${intent.status}; only processing can settle.`, intent);
  }
  const attempt = getCharge(store, intent.latest_charge);
  if (outcome === "succeeded") succeed(store, intent, attempt);
  else decline(store, intent, attempt, "generic_decline");
  settleSession(store, intent, outcome);
  return intent;
}

function charge(store: Store, intent: PaymentIntent, method: Stripe.PaymentMethod): void {
  const { state } = store;
  const attempt = createCharge(store, intent, method);
  Object.assign(intent, { latest_charge: attempt.id, payment_method: method.id, next_action: null });
  const declineName = state.behaviors[method.id]?.decline;
  if (declineName) {
    const error = decline(store, intent, attempt, declineName);
    throw new StripeApiError(402, { ...error, payment_intent: intent });
  }
  const isDelayed = state.delayedPaymentCount > 0;
  if (isDelayed) {
    state.delayedPaymentCount -= 1;
    intent.status = "processing";
    emit(store, "payment_intent.processing", intent);
  } else {
    succeed(store, intent, attempt);
  }
  completeSession(store, intent, isDelayed ? "unpaid" : "paid");
}

function succeed(store: Store, intent: PaymentIntent, attempt: Charge): void {
  settleCharge(attempt);
  Object.assign(intent, { status: "succeeded", amount_received: intent.amount, last_payment_error: null });
  emit(store, "payment_intent.succeeded", intent);
  const afterward = store.state.behaviors[attempt.payment_method]?.afterward;
  if (afterward !== "dispute" && afterward !== "inquiry") return;
  const kind = afterward === "dispute" ? "open_dispute" : "open_inquiry";
  store.state.scheduledChanges.push({ at: store.now() + disputeDelayMs, kind, id: attempt.id });
}

function decline(store: Store, intent: PaymentIntent, attempt: Charge, name: DeclineName): ErrorObject {
  const [code, message] = declines[name];
  const payment_method = store.state.paymentMethods[attempt.payment_method];
  const details = { code, charge: attempt.id, decline_code: name, payment_method };
  const error = errorObject("card_error", message, details);
  declineCharge(attempt, error);
  failPayment(store, intent, error);
  return error;
}

/** The PaymentIntent waits for another card. */
function failPayment(store: Store, intent: PaymentIntent, error: ErrorObject): void {
  Object.assign(intent, {
    status: "requires_payment_method",
    next_action: null,
    payment_method: null,
    last_payment_error: error,
  } satisfies Partial<PaymentIntent>);
  emit(store, "payment_intent.payment_failed", intent);
}

function redirectStatus({ status }: PaymentIntent): string {
  if (status === "succeeded") return "succeeded";
  return status === "processing" ? "pending" : "failed";
}

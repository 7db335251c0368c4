import type Stripe from "stripe";
import { declineError } from "./cards.ts";
import { createCharge, declineCharge, getCharge, settleCharge } from "./charges.ts";
import { completeSession, settleSession } from "./checkout-sessions.ts";
import type { Origin } from "./endpoint.ts";
import { ApiError, type ErrorObject, missing, unexpectedState } from "./errors.ts";
import { emit } from "./events.ts";
import type { Charge, PaymentIntent } from "./state.ts";
import { now, type Sandbox } from "./store.ts";

/** Two seconds: soon enough to watch, late enough to be a separate event. */
const afterwardsMs = 2000;

/**
 * Charges a PaymentMethod for a PaymentIntent.
 *
 * @throws {ApiError} 402 if the card is declined; the PaymentIntent then waits for another one.
 */
export function charge(
  sandbox: Sandbox,
  intent: PaymentIntent,
  method: Stripe.PaymentMethod,
  origin: Origin | null,
): void {
  const attempt = createCharge(sandbox, intent, method);
  Object.assign(intent, { latest_charge: attempt.id, payment_method: method.id, next_action: null });
  const decline = sandbox.state.behaviours[method.id]?.decline;
  if (decline) {
    const error = declineError(decline, attempt.id);
    fail(sandbox, intent, attempt, { ...error, payment_method: method }, origin);
    throw new ApiError(402, { ...error, payment_intent: intent, payment_method: method });
  }
  const delayed = sandbox.state.delayedPayments.count > 0;
  if (delayed) delay(sandbox, intent, attempt, origin);
  else succeed(sandbox, intent, attempt, origin);
  completeSession(sandbox, intent, delayed ? "unpaid" : "paid");
}

/** Ends the wait of a PaymentIntent that is `processing`. */
export function settle(sandbox: Sandbox, id: string, outcome: "succeeded" | "failed"): PaymentIntent {
  const intent = sandbox.state.paymentIntents[id];
  if (!intent) throw missing("payment_intent", id);
  if (intent.status !== "processing" || intent.latest_charge === null) {
    throw unexpectedState(
      `The PaymentIntent has a status of ${intent.status}; only processing can be settled.`,
      intent,
    );
  }
  const attempt = getCharge(sandbox, intent.latest_charge);
  if (outcome === "succeeded") succeed(sandbox, intent, attempt, null);
  else {
    const method = sandbox.state.paymentMethods[attempt.payment_method];
    fail(sandbox, intent, attempt, { ...declineError("generic_decline", attempt.id), payment_method: method }, null);
  }
  settleSession(sandbox, intent, outcome);
  return intent;
}

function succeed(sandbox: Sandbox, intent: PaymentIntent, attempt: Charge, origin: Origin | null): void {
  settleCharge(attempt);
  Object.assign(intent, { status: "succeeded", amount_received: intent.amount, last_payment_error: null });
  emit(sandbox, "charge.succeeded", attempt, origin);
  emit(sandbox, "payment_intent.succeeded", intent, origin);
  const afterwards = sandbox.state.behaviours[attempt.payment_method]?.afterwards;
  if (afterwards !== "dispute" && afterwards !== "inquiry") return;
  const does = afterwards === "dispute" ? "open_dispute" : "open_inquiry";
  sandbox.state.schedule.push({ at: now(sandbox) + afterwardsMs, does, id: attempt.id });
}

function fail(
  sandbox: Sandbox,
  intent: PaymentIntent,
  attempt: Charge,
  error: ErrorObject,
  origin: Origin | null,
): void {
  declineCharge(attempt, error);
  Object.assign(intent, { status: "requires_payment_method", last_payment_error: error, payment_method: null });
  emit(sandbox, "charge.failed", attempt, origin);
  emit(sandbox, "payment_intent.payment_failed", intent, origin);
}

/** The bank will say yes or no later, as with a debit of an account. */
function delay(sandbox: Sandbox, intent: PaymentIntent, attempt: Charge, origin: Origin | null): void {
  const { delayedPayments, schedule } = sandbox.state;
  const { settleAfterMs, outcome } = delayedPayments;
  delayedPayments.count -= 1;
  intent.status = "processing";
  emit(sandbox, "charge.pending", attempt, origin);
  emit(sandbox, "payment_intent.processing", intent, origin);
  if (settleAfterMs === undefined) return;
  const does = outcome === "succeeded" ? "settle" : "decline";
  schedule.push({ at: now(sandbox) + settleAfterMs, does, id: intent.id });
}

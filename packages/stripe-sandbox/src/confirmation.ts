import type Stripe from "stripe";
import type { Origin } from "./endpoint.ts";
import { ApiError, errorObject, unexpectedState } from "./errors.ts";
import { emit } from "./events.ts";
import { charge } from "./settlement.ts";
import type { PaymentIntent } from "./state.ts";
import type { Sandbox } from "./store.ts";

const confirmable = ["requires_payment_method", "requires_confirmation", "requires_action"];

/**
 * Pays a PaymentIntent with a PaymentMethod, or sends its holder to authenticate first.
 *
 * @throws {ApiError} 400 if its status doesn't allow that, 402 if the card is declined.
 */
export function confirm(
  sandbox: Sandbox,
  intent: PaymentIntent,
  method: Stripe.PaymentMethod,
  { returnUrl, origin }: { returnUrl: string | undefined; origin: Origin | null },
): void {
  requireConfirmable(intent);
  intent.last_payment_error = null;
  if (!sandbox.state.behaviours[method.id]?.authentication) {
    charge(sandbox, intent, method, origin);
    return;
  }
  intent.status = "requires_action";
  intent.payment_method = method.id;
  intent.next_action = nextAction(sandbox, intent, returnUrl);
  if (returnUrl === undefined) delete sandbox.state.returnUrls[intent.id];
  else sandbox.state.returnUrls[intent.id] = returnUrl;
  emit(sandbox, "payment_intent.requires_action", intent, origin);
}

export function requireConfirmable(intent: PaymentIntent): void {
  if (confirmable.includes(intent.status)) return;
  throw unexpectedState(
    intent.status === "succeeded"
      ? "You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed."
      : `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with ` +
          `one of the following statuses may be confirmed: ${confirmable.join(", ")}.`,
    intent,
  );
}

/**
 * Ends the authentication of a PaymentIntent that is `requires_action`: pays it, or asks for another card. A card that
 * is declined after it is no error here: the PaymentIntent says so.
 */
export function authenticate(sandbox: Sandbox, intent: PaymentIntent, outcome: "succeeded" | "failed"): void {
  const method = sandbox.state.paymentMethods[intent.payment_method ?? ""];
  if (intent.status !== "requires_action" || !method) {
    throw unexpectedState(
      `The PaymentIntent has a status of ${intent.status}; nothing is to be authenticated.`,
      intent,
    );
  }
  sandbox.changed = true;
  if (outcome === "failed") refuse(sandbox, intent, method);
  else chargeAuthenticated(sandbox, intent, method);
}

/** Where the browser goes after authentication, with the parameters that Stripe appends; none if no address was given. */
export function returnAddress(sandbox: Sandbox, intent: PaymentIntent): string | undefined {
  const returnUrl = sandbox.state.returnUrls[intent.id];
  if (returnUrl === undefined) return undefined;
  const url = new URL(returnUrl);
  url.searchParams.set("payment_intent", intent.id);
  url.searchParams.set("payment_intent_client_secret", intent.client_secret ?? "");
  url.searchParams.set("redirect_status", redirectStatus(intent));
  return url.href;
}

function chargeAuthenticated(sandbox: Sandbox, intent: PaymentIntent, method: Stripe.PaymentMethod): void {
  try {
    charge(sandbox, intent, method, null);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error; // A decline is kept in last_payment_error.
  }
}

function refuse(sandbox: Sandbox, intent: PaymentIntent, method: Stripe.PaymentMethod): void {
  const message =
    "The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod " +
    "to attempt to fulfill this PaymentIntent again.";
  Object.assign(intent, {
    status: "requires_payment_method",
    next_action: null,
    payment_method: null,
    last_payment_error: errorObject("invalid_request_error", message, {
      code: "payment_intent_authentication_failure",
      payment_method: method,
    }),
  } satisfies Partial<PaymentIntent>);
  emit(sandbox, "payment_intent.payment_failed", intent, null);
}

function redirectStatus({ status }: PaymentIntent): string {
  if (status === "succeeded") return "succeeded";
  return status === "processing" ? "pending" : "failed";
}

/** Without a return address Stripe.js shows the bank's page over the shop's; the test form has to open it itself. */
function nextAction(
  sandbox: Sandbox,
  intent: PaymentIntent,
  returnUrl: string | undefined,
): Stripe.PaymentIntent.NextAction {
  const url = `${sandbox.origin}/authenticate/${intent.id}?client_secret=${intent.client_secret}`;
  if (returnUrl !== undefined) return { type: "redirect_to_url", redirect_to_url: { return_url: returnUrl, url } };
  const use_stripe_sdk = {
    type: "three_d_secure_redirect",
    stripe_js: url,
  } as Stripe.PaymentIntent.NextAction.UseStripeSdk;
  return { type: "use_stripe_sdk", use_stripe_sdk };
}

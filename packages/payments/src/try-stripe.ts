import Stripe from "stripe";
import { shortTimeout } from "./stripe-client.ts";

/** How Stripe answered: a wrong key and a broken network need different people. */
export type StripeAnswer = { kind: "accepted" } | { kind: "refused" | "unreachable"; reason: string };

/**
 * Asks Stripe for one event, which changes nothing and needs a right that the reconciliation needs, too.
 *
 * @example
 * await tryStripe(stripe); // { kind: "refused", reason: "StripeAuthenticationError 401" }
 */
export async function tryStripe(stripe: Stripe): Promise<StripeAnswer> {
  try {
    await stripe.events.list({ limit: 1 }, shortTimeout);
    return { kind: "accepted" };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, statusCode } = error;
    // Stripe's message may hold a part of the key.
    const reason = [type, code, statusCode].filter(Boolean).join(" ");
    const isRefused = statusCode !== undefined && [400, 401, 403].includes(statusCode);
    return { kind: isRefused ? "refused" : "unreachable", reason };
  }
}

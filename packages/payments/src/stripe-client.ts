import type { Db } from "@zodiac-at-work/db";
import Stripe from "stripe";

/** What asking and recording needs. */
export interface PaymentContext {
  db: Db;
  stripe: Stripe;
}

export interface ProviderSettings {
  secretKey: string;
  /** Origin of the local stand-in for Stripe; Stripe itself if left out. */
  apiBase?: string | null;
  /** How long one attempt at a request may take. */
  timeoutMs?: number;
}

/** The payment provider can't be reached, or refuses us. The message names what it answered, and nobody's data. */
export class ProviderError extends Error {
  override name = "ProviderError";
  /** Stripe's own code for what was wrong, where it gave one. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Opens the way to Stripe. A request is tried three times, with the same idempotency key, so that a lost answer can't
 * become a second payment.
 */
export function createStripe({ secretKey, apiBase, timeoutMs = 6_000 }: ProviderSettings): Stripe {
  const { protocol, hostname, port } = new URL(apiBase ?? "https://api.stripe.com");
  return new Stripe(secretKey, {
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    port: port || (protocol === "http:" ? 80 : 443),
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    appInfo: { name: "zodiac-at-work" },
  });
}

/** For a request that somebody waits for and that will be repeated anyway. */
export const shortTimeout = { timeout: 2_500, maxNetworkRetries: 0 } as const;

/**
 * Waits for Stripe's answer.
 *
 * @throws {ProviderError} without Stripe's own message, which may repeat what a person typed
 */
export async function callStripe<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, statusCode, requestId } = error;
    throw new ProviderError(["Stripe failed:", type, code, statusCode, requestId].filter(Boolean).join(" "), code);
  }
}

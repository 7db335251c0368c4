import type { Db } from "@zodiac-at-work/db";
import Stripe from "stripe";

/** The database and the Stripe SDK. Most functions of this package need both. */
export interface PaymentContext {
  db: Db;
  stripe: Stripe;
}

export interface ProviderSettings {
  secretKey: string;
  /** The origin of the local sandbox; Stripe itself if omitted. */
  apiBase?: string | null;
  /** The timeout of one attempt. */
  timeoutMs?: number;
  /** Receives each attempt that failed. */
  onFailure?: ((kind: StripeFailure) => void) | undefined;
}

/** Why an attempt at a request failed. */
export type StripeFailure =
  /** The key is refused. */
  | "unauthorized"
  | "rate_limited"
  /** The request itself is refused. */
  | "refused"
  | "timed_out"
  /** Stripe can't be reached, or responds with an error of its own. */
  | "unavailable";

/** Stripe can't be reached or rejects a request. The message holds no personal data. */
export class ProviderError extends Error {
  override name = "ProviderError";
  /** Stripe's error code, if the response has one. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Creates the Stripe SDK. It tries a request three times with the same idempotency key: a lost response can't
 * become a second payment.
 */
export function createStripe({ secretKey, apiBase, timeoutMs = 6_000, onFailure }: ProviderSettings): Stripe {
  const { protocol, hostname, port } = new URL(apiBase ?? "https://api.stripe.com");
  return new Stripe(secretKey, {
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    port: port || (protocol === "http:" ? 80 : 443),
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    appInfo: { name: "zodiac-at-work" },
    ...(onFailure && { httpClient: observedClient(onFailure) }),
  });
}

/** The SDK's own client for Node, with each failed attempt reported. */
function observedClient(onFailure: (kind: StripeFailure) => void): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient();
  return {
    getClientName: () => client.getClientName(),
    async makeRequest(...request) {
      try {
        const response = await client.makeRequest(...request);
        const kind = failureOf(response.getStatusCode());
        if (kind) onFailure(kind);
        return response;
      } catch (error) {
        const isTimeout = error instanceof Error && "code" in error && error.code === "ETIMEDOUT";
        onFailure(isTimeout ? "timed_out" : "unavailable");
        throw error;
      }
    },
  };
}

function failureOf(status: number): StripeFailure | undefined {
  if (status < 400) return undefined;
  if (status === 401 || status === 403) return "unauthorized";
  if (status === 429) return "rate_limited";
  return status < 500 ? "refused" : "unavailable";
}

/** Options of a request that a user waits for and that is repeated later. */
export const shortTimeout = { timeout: 2_500, maxNetworkRetries: 0 } as const;

/**
 * Awaits a request to Stripe and translates its errors.
 *
 * @throws {ProviderError} without Stripe's message, because it may contain personal data
 */
export async function callStripe<Response>(request: Promise<Response>): Promise<Response> {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, statusCode, requestId } = error;
    throw new ProviderError(["Stripe failed:", type, code, statusCode, requestId].filter(Boolean).join(" "), code);
  }
}

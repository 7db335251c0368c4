import type { FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";

/** The headers of HTML where they differ from those of the API. Stripe's frames may request the payment from a wallet. */
export const pageHeaders = {
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": 'camera=(), geolocation=(), microphone=(), payment=(self "https://js.stripe.com")',
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
};

/**
 * Returns the public origin of the site. Only a laptop runs without SITE_URL, because a Host header can name any site. A
 * request of HTTP/1.0 may have none.
 */
export function originOf({ protocol, host }: FastifyRequest, { siteUrl }: Config): string {
  return siteUrl ?? `${protocol}://${host || "localhost"}`;
}

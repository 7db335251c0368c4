import * as checkoutSessions from "./checkout-sessions.ts";
import * as events from "./events.ts";
import * as paymentIntents from "./payment-intents.ts";
import * as paymentLinks from "./payment-links.ts";
import * as refunds from "./refunds.ts";
import type { Operation } from "./types.ts";

/** The part of Stripe's API that the sandbox supports, below /v1. */
export const routes: readonly (readonly ["GET" | "POST", path: string, Operation])[] = [
  ["POST", "/payment_intents", paymentIntents.create],
  ["GET", "/payment_intents", paymentIntents.list],
  ["GET", "/payment_intents/:id", paymentIntents.retrieve],
  ["POST", "/payment_intents/:id", paymentIntents.update],
  ["POST", "/payment_intents/:id/confirm", paymentIntents.confirm],
  ["POST", "/payment_intents/:id/cancel", paymentIntents.cancel],
  ["POST", "/refunds", refunds.create],
  ["POST", "/payment_links", paymentLinks.create],
  ["GET", "/payment_links", paymentLinks.list],
  ["GET", "/checkout/sessions", checkoutSessions.list],
  ["GET", "/events", events.list],
];

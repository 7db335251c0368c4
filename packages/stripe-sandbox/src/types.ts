import type Stripe from "stripe";
import type { z } from "zod";

// Stored objects are never expanded: references are ids.

export interface PaymentIntent extends Stripe.PaymentIntent {
  client_secret: string;
  latest_charge: string | null;
  payment_method: string | null;
}

export interface Charge extends Stripe.Charge {
  payment_intent: string;
  payment_method: string;
}

export interface Refund extends Stripe.Refund {
  charge: string;
}

export interface Dispute extends Stripe.Dispute {
  charge: string;
}

export interface CheckoutSession extends Stripe.Checkout.Session {
  amount_total: number;
  currency: string;
  payment_intent: string | null;
  payment_link: string;
}

/** Stripe's error object, in a response and in `last_payment_error`. */
export type ErrorObject = Stripe.PaymentIntent.LastPaymentError;

/** What a payment link sells. */
export interface LinkItem {
  name: string;
  /** Cents for the whole quantity. */
  amount: number;
}

/** How a card behaves when it is charged. */
export interface CardBehavior {
  decline?: DeclineName;
  /** The cardholder must authenticate on the bank's page first. */
  authentication?: true;
  /** What follows a successful payment or its refund. */
  afterward?: "dispute" | "inquiry" | "refund_is_pending" | "refund_fails";
}

export type DeclineName =
  | "generic_decline"
  | "insufficient_funds"
  | "lost_card"
  | "stolen_card"
  | "expired_card"
  | "incorrect_cvc"
  | "processing_error"
  | "test_mode_live_card";

/** An event that the webhook endpoint has not acknowledged yet. */
export interface PendingDelivery {
  eventId: string;
  failures: number;
  nextAttemptAt: number;
}

/** A change that happens later without a request. */
interface ScheduledChange {
  at: number;
  kind: "open_dispute" | "open_inquiry" | "succeed_refund" | "fail_refund";
  /** The id of the charge or the refund. */
  id: string;
}

/** A response as the handler of a route returns it. */
export interface ApiResponse {
  statusCode: number;
  body: object;
}

/** The response to the first request with an idempotency key. */
export interface SavedResponse extends ApiResponse {
  fingerprint: string;
  path: string;
  requestId: string;
  at: number;
}

/** A fault that the next `count` matching requests meet. */
export interface Fault {
  /** `error` responds with `status`, `hang` never responds, `drop` closes the connection, `delay` waits `ms`. */
  kind: "error" | "hang" | "drop" | "delay";
  /** `after`: the request is processed, and only its response is affected. */
  when: "before" | "after";
  count: number;
  status: number;
  ms: number;
  method?: "GET" | "POST" | undefined;
  /** The start of the path. */
  path: string;
}

/** Everything the sandbox saves. Records keep the order of creation; times are milliseconds. */
export interface State {
  /** The origin at the time of the last save. The port differs in every run. */
  origin: string;
  webhooks: { url: string | null; paused: boolean };
  paymentIntents: Record<string, PaymentIntent>;
  /** Where the browser returns after authentication, by PaymentIntent. */
  returnUrls: Record<string, string>;
  paymentMethods: Record<string, Stripe.PaymentMethod>;
  /** By PaymentMethod. The card's number is not saved. */
  behaviors: Record<string, CardBehavior>;
  charges: Record<string, Charge>;
  refunds: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  links: Record<string, { link: Stripe.PaymentLink; items: LinkItem[] }>;
  checkoutSessions: Record<string, CheckoutSession>;
  events: Record<string, Stripe.EventBase>;
  pendingDeliveries: PendingDelivery[];
  scheduledChanges: ScheduledChange[];
  savedResponses: Record<string, SavedResponse>;
  /** How many of the next confirmations stay `processing`. */
  delayedPaymentCount: number;
}

/** What every part of the sandbox works on. A change to the state completes within one turn of the event loop. */
export interface Store {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly webhookSecret: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly state: State;
  /** Whether `state` changed since the last save. */
  changed: boolean;
  /** Not saved: a restart clears the faults. */
  readonly faults: Fault[];
  /** The idempotency keys of requests in progress. */
  readonly keysInUse: Set<string>;
  /** The events whose delivery is in progress. */
  readonly eventsInFlight: Set<string>;
}

export interface SandboxOptions {
  /** Where the state is saved. */
  stateFile: string;
  /** The loopback address to listen on, for example `http://127.0.0.1:4242`. */
  origin: string;
  /** Without it, events wait until the control API sets an endpoint. */
  webhookUrl?: string;
  webhookSecret: string;
  /** The clock of the sandbox; `Date.now` by default. */
  now?: () => number;
}

/** The key type that a request was authenticated with. Browsers use the publishable key. */
export type Caller = "secret" | "publishable";

/** A request after authentication and validation. */
export interface Call<Parameters> {
  caller: Caller;
  /** The `:id` of the path; empty where the path has none. */
  id: string;
  parameters: Parameters;
}

/** One operation of the API. */
export interface Operation<Schema extends z.ZodType = z.ZodType> {
  parameters: Schema;
  /** Accepts the publishable key together with the object's client secret. */
  allowsPublishableKey?: true;
  /** Synchronous: no two requests interleave. */
  run(store: Store, call: Call<z.output<Schema>>): object;
}

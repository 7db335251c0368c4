import { createHmac } from "node:crypto";
import { getEvent } from "./events.ts";
import { now, type Sandbox } from "./store.ts";

interface Attempt {
  /** Milliseconds on the sandbox's clock. */
  at: number;
  /** The answer's, or null if there was none. */
  status: number | null;
  error: string | null;
}

/** What became of an event on its way to the endpoint. Kept, so that a restart goes on with it. */
export interface Delivery {
  event: string;
  state: "pending" | "delivered" | "given_up";
  attempts: Attempt[];
  nextAttemptAt: number;
}

const timeoutMs = 10_000;
const atOnce = 20;
const mostAttempts = 20;

/**
 * Delivers what is due, several events at once and so in no certain order, as Stripe does. What isn't answered with 2xx
 * is tried again after 0.5, 1, 2 … and at most 60 seconds, twenty times in all: a quarter of an hour.
 */
export function deliverDue(sandbox: Sandbox): void {
  const { webhooks, deliveries } = sandbox.state;
  const { url, paused } = webhooks;
  if (url === null || paused) return;
  const due = deliveries.filter(
    ({ event, state, nextAttemptAt }) =>
      state === "pending" && nextAttemptAt <= now(sandbox) && !sandbox.eventsInFlight.has(event),
  );
  for (const delivery of due.slice(0, atOnce - sandbox.eventsInFlight.size)) void deliver(sandbox, delivery, url);
}

/** Sends an event once, whatever became of it before. A 2xx from any endpoint ends its delivery. */
export async function sendEvent(sandbox: Sandbox, id: string, url: string): Promise<Attempt> {
  const attempt = await post(sandbox, JSON.stringify(getEvent(sandbox, id), null, 2), url);
  const delivery = sandbox.state.deliveries.find(({ event }) => event === id);
  if (delivery) record(sandbox, delivery, attempt);
  return attempt;
}

/** The header `Stripe-Signature`, by Stripe's scheme v1. */
export function signature(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}

async function deliver(sandbox: Sandbox, delivery: Delivery, url: string): Promise<void> {
  sandbox.eventsInFlight.add(delivery.event);
  await sendEvent(sandbox, delivery.event, url);
  sandbox.eventsInFlight.delete(delivery.event);
}

async function post(sandbox: Sandbox, body: string, url: string): Promise<Attempt> {
  const at = now(sandbox);
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "user-agent": "Stripe/1.0 (+https://docs.stripe.com/webhooks; sandbox)",
    // The real time: the endpoint compares it with its own clock.
    "stripe-signature": signature(body, sandbox.webhookSecret, Math.floor(Date.now() / 1000)),
  };
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { method: "POST", headers, body, redirect: "manual", signal });
    await response.arrayBuffer();
    return { at, status: response.status, error: null };
  } catch (error) {
    return { at, status: null, error: reasonOf(error) };
  }
}

function record(sandbox: Sandbox, delivery: Delivery, attempt: Attempt): void {
  sandbox.changed = true;
  delivery.attempts.push(attempt);
  const ok = attempt.status !== null && attempt.status >= 200 && attempt.status < 300;
  if (ok) {
    delivery.state = "delivered";
    const event = sandbox.state.events[delivery.event];
    if (event) event.pending_webhooks = 0;
  }
  if (delivery.state !== "pending") return;
  const failures = delivery.attempts.length;
  if (failures >= mostAttempts) delivery.state = "given_up";
  delivery.nextAttemptAt = now(sandbox) + Math.min(500 * 2 ** (failures - 1), 60_000);
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}

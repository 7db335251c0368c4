import type { PendingDelivery, Store } from "./types.ts";

const timeoutMs = 10_000;
const concurrency = 20;
const maxAttempts = 20;

/**
 * Sends the pending events that are due, several at once and in no particular order, like Stripe. A response other than
 * 2xx is retried after 0.5, 1, 2 … and at most 60 seconds, for up to 20 attempts.
 */
export function deliverDueEvents(store: Store): void {
  const { url } = store.state.webhooks;
  if (url === null) return;
  const due = listDue(store).slice(0, concurrency - store.eventsInFlight.size);
  for (const delivery of due) void deliver(store, delivery, url);
}

/** Whether there are events to send now. */
export function hasDueEvents(store: Store): boolean {
  return listDue(store).length > 0;
}

function listDue(store: Store): PendingDelivery[] {
  const { webhooks, pendingDeliveries } = store.state;
  if (webhooks.url === null || webhooks.paused) return [];
  return pendingDeliveries.filter(
    ({ eventId, nextAttemptAt }) => nextAttemptAt <= store.now() && !store.eventsInFlight.has(eventId),
  );
}

async function deliver(store: Store, delivery: PendingDelivery, url: string): Promise<void> {
  const { eventId } = delivery;
  store.eventsInFlight.add(eventId);
  const isAcknowledged = await send(JSON.stringify(store.state.events[eventId], null, 2), url, store.webhookSecret);
  store.eventsInFlight.delete(eventId);
  store.changed = true;
  if (!isAcknowledged) {
    delivery.failures += 1;
    delivery.nextAttemptAt = store.now() + Math.min(500 * 2 ** (delivery.failures - 1), 60_000);
    if (delivery.failures < maxAttempts) return;
  }
  store.state.pendingDeliveries = store.state.pendingDeliveries.filter((pending) => pending !== delivery);
  const event = store.state.events[eventId];
  if (event && isAcknowledged) event.pending_webhooks = 0;
}

async function send(payload: string, url: string, secret: string): Promise<boolean> {
  // Imported with the first event, because the SDK takes a quarter of a second of the start to load.
  const { Stripe } = await import("stripe");
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "user-agent": "Stripe/1.0 (+https://docs.stripe.com/webhooks; sandbox)",
    "stripe-signature": Stripe.webhooks.generateTestHeaderString({ payload, secret }),
  };
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { method: "POST", headers, body: payload, redirect: "manual", signal });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

import type Stripe from "stripe";
import { z } from "zod";
import { listPage, listParameters } from "./lists.ts";
import { operation } from "./operation.ts";
import { created } from "./parameters.ts";
import { newId, unixTime } from "./store.ts";
import type { Store } from "./types.ts";

/** The version that the installed SDK is written for. The type check fails when an update of the SDK changes it. */
export const apiVersion: Stripe.LatestApiVersion = "2026-10-28.endive";

/** The events that the sandbox sends: those that the product subscribes to. */
type EventType =
  | "payment_intent.processing"
  | "payment_intent.succeeded"
  | "payment_intent.payment_failed"
  | "payment_intent.canceled"
  | "checkout.session.completed"
  | "checkout.session.async_payment_succeeded"
  | "checkout.session.async_payment_failed"
  | "charge.refunded"
  | "refund.created"
  | "refund.updated"
  | "refund.failed"
  | "charge.dispute.created"
  | "charge.dispute.updated"
  | "charge.dispute.closed";

type ObjectOf<Type extends EventType> = Extract<Stripe.Event, { type: Type }>["data"]["object"];

/** Records an event with a copy of the object, and queues its delivery. */
export function emit<Type extends EventType>(store: Store, type: Type, object: ObjectOf<Type>): void {
  const event = {
    id: newId("evt"),
    object: "event",
    api_version: apiVersion,
    created: unixTime(store),
    data: { object: structuredClone(object as Stripe.Event.Data.Object) },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  } satisfies Stripe.EventBase;
  store.state.events[event.id] = event;
  store.state.pendingDeliveries.push({ eventId: event.id, failures: 0, nextAttemptAt: store.now() });
  store.changed = true;
}

export const list = operation({
  parameters: listParameters({ types: z.array(z.string()).max(20).optional(), created: created.optional() }),
  run({ state }, { parameters: { types, created, ...paging } }) {
    const events = Object.values(state.events).filter(
      (event) => (types?.includes(event.type) ?? true) && isWithin(event.created, created),
    );
    return listPage("/v1/events", events, paging);
  },
});

function isWithin(time: number, range: z.output<typeof created> | undefined): boolean {
  if (range === undefined) return true;
  if (typeof range === "number") return time === range;
  const { gt = -1, gte = 0, lt = Number.POSITIVE_INFINITY, lte = Number.POSITIVE_INFINITY } = range;
  return time > gt && time >= gte && time < lt && time <= lte;
}

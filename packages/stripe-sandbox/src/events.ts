import type Stripe from "stripe";
import { z } from "zod";
import { endpoint, type Origin } from "./endpoint.ts";
import { missing } from "./errors.ts";
import { isCreated, listParameters, page } from "./lists.ts";
import { boolean, created, parameters, text } from "./parameters.ts";
import { newId, now, type Sandbox, unixTime } from "./store.ts";

/** The version that the installed SDK is written for; the compiler says when an update of it changes that. */
export const apiVersion: Stripe.LatestApiVersion = "2026-10-28.endive";

export type EventType = Stripe.Event["type"];

/** The object that an event of a type is about, or one that only the references are narrower of. */
type ObjectOf<Type extends EventType> = Extract<Stripe.Event, { type: Type }>["data"]["object"];

/** Records what happened, with the object as it is now, and has it delivered. */
export function emit<Type extends EventType>(
  sandbox: Sandbox,
  type: Type,
  object: ObjectOf<Type>,
  origin: Origin | null,
  before?: Partial<ObjectOf<Type>>,
): Stripe.EventBase {
  const event = {
    id: newId("evt"),
    object: "event",
    api_version: apiVersion,
    created: unixTime(sandbox),
    data: structuredClone({
      object: object as Stripe.Event.Data.Object,
      ...(before ? { previous_attributes: before as Stripe.Event.Data.PreviousAttributes } : {}),
    }),
    livemode: false,
    pending_webhooks: 1,
    request: { id: origin?.requestId ?? null, idempotency_key: origin?.idempotencyKey ?? null },
    type,
  } satisfies Stripe.EventBase;
  sandbox.state.events[event.id] = event;
  sandbox.state.deliveries.push({ event: event.id, state: "pending", attempts: [], nextAttemptAt: now(sandbox) });
  sandbox.changed = true;
  return event;
}

export const eventEndpoints = [
  endpoint({
    method: "GET",
    path: "/v1/events/:id",
    parameters: parameters({}),
    answer: ({ sandbox, id }) => getEvent(sandbox, id),
  }),
  endpoint({
    method: "GET",
    path: "/v1/events",
    parameters: listParameters({
      type: text.optional(),
      types: z.array(z.string()).max(20).optional(),
      created: created.optional(),
      delivery_success: boolean.optional(),
    }),
    answer({ sandbox, parameters: { type, types, created, delivery_success, ...cursor } }) {
      const patterns = types ?? (type === undefined ? ["*"] : [type]);
      const events = Object.values(sandbox.state.events).filter(
        (event) =>
          patterns.some((pattern) => matches(event.type, pattern)) &&
          isCreated(event.created, created) &&
          (delivery_success === undefined || delivery_success === (event.pending_webhooks === 0)),
      );
      return page("/v1/events", events, cursor);
    },
  }),
];

export function getEvent(sandbox: Sandbox, id: string): Stripe.EventBase {
  const event = sandbox.state.events[id];
  if (!event) throw missing("event", id);
  return event;
}

/** @example matches("charge.dispute.created", "charge.*") // true */
function matches(type: string, pattern: string): boolean {
  return pattern.endsWith("*") ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}

import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { authenticate, returnAddress } from "./confirmation.ts";
import { disputeStatuses, openDispute, updateDispute } from "./disputes.ts";
import { ApiError } from "./errors.ts";
import { type EventType, emit, getEvent } from "./events.ts";
import { fault } from "./faults.ts";
import { getPaymentIntent } from "./payment-intent.ts";
import { failRefund } from "./refunds.ts";
import { keepAppointments } from "./schedule.ts";
import { settle } from "./settlement.ts";
import { emptyState, findObject } from "./state.ts";
import { now, type Sandbox } from "./store.ts";
import { deliverDue, sendEvent } from "./webhooks.ts";

const outcome = z.enum(["succeeded", "failed"]);
const webhooks = z.strictObject({ url: z.url().nullable(), paused: z.boolean() }).partial();
const redelivery = z.strictObject({
  events: z.array(z.string()).min(1),
  urls: z.array(z.url()).min(1).optional(),
  times: z.int().min(1).max(1000).default(1),
  parallel: z.boolean().default(false),
});
const delayedPayments = z.strictObject({
  count: z.int().min(0),
  settle_after_ms: z.int().min(0).optional(),
  outcome: outcome.default("succeeded"),
});
const newDispute = z.strictObject({
  charge: z.string(),
  amount: z.int().min(1).optional(),
  reason: z.string().optional(),
  status: z.enum(disputeStatuses).optional(),
});

/** What tests do that neither a shop nor a customer can: JSON in, JSON out, under /_sandbox. */
export function registerControl(app: FastifyInstance, sandbox: Sandbox): void {
  app.setErrorHandler((error, _request, reply) => {
    const status = error instanceof ApiError ? error.statusCode : error instanceof z.ZodError ? 400 : 500;
    return reply.code(status).send({ error: error instanceof Error ? error.message : String(error) });
  });
  app.addHook("preHandler", async ({ method }) => {
    if (method !== "GET") sandbox.changed = true;
  });

  app.get("/", async () => ({
    origin: sandbox.origin,
    pid: process.pid,
    now: new Date(now(sandbox)).toISOString(),
    webhooks: sandbox.state.webhooks,
    faults: sandbox.faults,
    delayed_payments: sandbox.state.delayedPayments,
  }));
  app.post("/reset", async () => {
    sandbox.state = { ...emptyState(sandbox.origin), webhooks: { ...sandbox.state.webhooks, paused: false } };
    sandbox.faults.length = 0;
    return {};
  });
  app.post("/clock", async ({ body }) => {
    sandbox.state.clockOffsetMs += z.strictObject({ advance_ms: z.int().min(0) }).parse(body).advance_ms;
    keepAppointments(sandbox);
    return { now: new Date(now(sandbox)).toISOString() };
  });

  app.post("/faults", async ({ body }) => {
    sandbox.faults.push(fault.parse(body));
    return { faults: sandbox.faults };
  });
  app.delete("/faults", async () => {
    sandbox.faults.length = 0;
    return { faults: [] };
  });

  app.post("/webhooks", async ({ body }) => {
    Object.assign(sandbox.state.webhooks, webhooks.parse(body));
    deliverDue(sandbox);
    return sandbox.state.webhooks;
  });
  app.get("/deliveries", async () => ({
    data: sandbox.state.deliveries.map((delivery) => described(sandbox, delivery)),
  }));
  app.post("/deliveries", async ({ body }) => ({ results: await redeliver(sandbox, redelivery.parse(body)) }));
  app.post("/events", async ({ body }) => {
    const { type, object } = z.strictObject({ type: z.string(), object: z.string() }).parse(body);
    return emit(sandbox, type as EventType, findSubject(sandbox, object) as never, null);
  });

  app.post("/delayed_payments", async ({ body }) => {
    const { count, settle_after_ms, outcome } = delayedPayments.parse(body);
    sandbox.state.delayedPayments = {
      count,
      outcome,
      ...(settle_after_ms === undefined ? {} : { settleAfterMs: settle_after_ms }),
    };
    return sandbox.state.delayedPayments;
  });
  app.post("/payment_intents/:id/settle", async (request) => settle(sandbox, idOf(request), outcomeOf(request)));
  app.post("/payment_intents/:id/authenticate", async (request) => {
    const intent = getPaymentIntent(sandbox, idOf(request));
    authenticate(sandbox, intent, outcomeOf(request));
    return { payment_intent: intent, return_url: returnAddress(sandbox, intent) ?? null };
  });
  app.post("/refunds/:id/fail", async (request) => failRefund(sandbox, idOf(request)));
  app.post("/disputes", async ({ body }) => openDispute(sandbox, newDispute.parse(body)));
  app.post("/disputes/:id", async (request) => {
    const { status } = z.strictObject({ status: z.enum(disputeStatuses) }).parse(request.body);
    return updateDispute(sandbox, idOf(request), status);
  });
}

function idOf({ params }: FastifyRequest): string {
  return (params as { id: string }).id;
}

function outcomeOf({ body }: FastifyRequest): z.output<typeof outcome> {
  return z.strictObject({ outcome: outcome.default("succeeded") }).parse(body ?? {}).outcome;
}

function described(
  sandbox: Sandbox,
  { event, state, attempts, nextAttemptAt }: Sandbox["state"]["deliveries"][number],
) {
  const next_attempt_at = state === "pending" ? new Date(nextAttemptAt).toISOString() : null;
  return { event, type: getEvent(sandbox, event).type, state, attempts, next_attempt_at };
}

interface Result {
  event: string;
  url: string;
  status: number | null;
  error: string | null;
}

/** In the order asked for, each event `times` times to every address; or all at once. */
async function redeliver(sandbox: Sandbox, order: z.output<typeof redelivery>): Promise<Result[]> {
  const endpoint = sandbox.state.webhooks.url;
  const urls = order.urls ?? (endpoint === null ? [] : [endpoint]);
  for (const event of order.events) getEvent(sandbox, event);
  const sends = Array.from({ length: order.times }, () =>
    order.events.flatMap((event) => urls.map((url) => ({ event, url }))),
  ).flat();
  const send = async ({ event, url }: { event: string; url: string }): Promise<Result> => {
    const { status, error } = await sendEvent(sandbox, event, url);
    return { event, url, status, error };
  };
  if (order.parallel) return await Promise.all(sends.map(send));
  const results: Result[] = [];
  for (const one of sends) results.push(await send(one));
  return results;
}

function findSubject({ state }: Sandbox, id: string): object {
  const found = findObject(state, id);
  if (!found) throw new ApiError(404, { type: "invalid_request_error", message: `The sandbox has no ${id}.` });
  return found;
}

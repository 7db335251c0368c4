import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { settlePayment } from "./confirmation.ts";
import { disputeStatuses, openDispute, updateDispute } from "./disputes.ts";
import { StripeApiError } from "./errors.ts";
import { faultParameters } from "./faults.ts";
import { getPaymentIntent } from "./payment-intents.ts";
import { failRefund } from "./refunds.ts";
import type { Store } from "./types.ts";

const webhookParameters = z.strictObject({ url: z.url().nullable(), paused: z.boolean() }).partial();
const delayParameters = z.strictObject({ count: z.int().min(0) });
const settleParameters = z.strictObject({ outcome: z.enum(["succeeded", "failed"]).default("succeeded") });
const newDisputeParameters = z.strictObject({
  payment_intent: z.string(),
  status: z.enum(disputeStatuses).optional(),
});
const disputeParameters = z.strictObject({ status: z.enum(disputeStatuses) });

/** Serves the control API under /_sandbox: what happens outside of Stripe's API, in tests and in trials by hand. */
export function registerControl(app: FastifyInstance, { store }: { store: Store }, done: () => void): void {
  const { state, faults } = store;
  app.setErrorHandler((error, _request, reply) => {
    return reply.code(statusOf(error)).send({ error: error instanceof Error ? error.message : String(error) });
  });
  // A page of another website can send a form or plain text without asking first, but not JSON.
  app.addHook("onRequest", async ({ method, headers }, reply) => {
    if (method !== "POST" || /^application\/json\b/i.test(headers["content-type"] ?? "")) return;
    return reply.code(415).send({ error: "Send JSON, with the content type application/json." });
  });
  app.addHook("preHandler", async ({ method }) => {
    if (method !== "GET") store.changed = true;
  });

  app.get("/", async () => ({
    origin: store.origin,
    webhooks: state.webhooks,
    faults,
    delayed_payments: state.delayedPaymentCount,
  }));
  app.post("/faults", async ({ body }) => {
    faults.push(faultParameters.parse(body));
    return { faults };
  });
  app.delete("/faults", async () => {
    faults.length = 0;
    return { faults };
  });
  app.post("/webhooks", async ({ body }) => Object.assign(state.webhooks, webhookParameters.parse(body)));
  app.post("/delayed_payments", async ({ body }) => {
    state.delayedPaymentCount = delayParameters.parse(body).count;
    return { count: state.delayedPaymentCount };
  });
  app.post("/payment_intents/:id/settle", async (request) =>
    settlePayment(store, getPaymentIntent(store, idOf(request)), settleParameters.parse(request.body).outcome),
  );
  app.post("/refunds/:id/fail", async (request) => failRefund(store, idOf(request)));
  app.post("/disputes", async ({ body }) => {
    const { payment_intent, status } = newDisputeParameters.parse(body);
    const intent = getPaymentIntent(store, payment_intent, "payment_intent");
    return openDispute(store, intent.latest_charge ?? "", status);
  });
  app.post("/disputes/:id", async (request) =>
    updateDispute(store, idOf(request), disputeParameters.parse(request.body).status),
  );
  done();
}

function statusOf(error: unknown): number {
  if (error instanceof StripeApiError) return error.statusCode;
  if (error instanceof z.ZodError) return 400;
  return (error as { statusCode?: number }).statusCode ?? 500;
}

function idOf({ params }: FastifyRequest): string {
  return (params as { id: string }).id;
}

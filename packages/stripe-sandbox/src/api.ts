import cors from "@fastify/cors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { authenticate } from "./authenticate.ts";
import { errorObject, invalidRequest, StripeApiError } from "./errors.ts";
import { apiVersion } from "./events.ts";
import { applyFault, takeFault } from "./faults.ts";
import { reserveKey } from "./idempotency.ts";
import { parseParameters } from "./parameters.ts";
import { viewFor } from "./payment-intents.ts";
import { routes } from "./routes.ts";
import type { ApiResponse, Call, Operation, PaymentIntent, Store } from "./types.ts";

/** Serves Stripe's API under /v1, to servers and to pages of this machine. */
export function registerApi(app: FastifyInstance, { store }: { store: Store }, done: () => void): void {
  // The server has already refused foreign origins.
  app.register(cors, { origin: true, exposedHeaders: ["Request-Id", "Idempotent-Replayed"] });
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({ "request-id": request.id, "stripe-version": apiVersion });
  });
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler(({ method, url }) => {
    const [path] = url.split("?");
    const message = `Unrecognized request URL (${method}: ${path}). The sandbox supports a part of Stripe's API.`;
    throw new StripeApiError(404, errorObject("invalid_request_error", message));
  });
  for (const [method, url, operation] of routes) {
    app.route({ method, url, handler: (request, reply) => handle(store, operation, request, reply) });
  }
  done();
}

async function handle(
  store: Store,
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { headers, method, id: requestId } = request;
  const [path = ""] = request.url.split("?");
  const sent = (method === "GET" ? request.query : (request.body ?? {})) as Record<string, unknown>;
  const { key: keyParameter, ...parameters } = sent;
  requireVersion(headers["stripe-version"]);
  const caller = authenticate(headers.authorization, keyParameter, operation.allowsPublishableKey === true);

  const idempotencyKey = method === "POST" ? headers["idempotency-key"]?.toString() : undefined;
  const reserved = idempotencyKey ? reserveKey(store, { key: idempotencyKey, path, parameters, requestId }) : undefined;
  if (idempotencyKey) reply.header("idempotency-key", idempotencyKey);
  const fault = takeFault(store, method, path);
  let response: ApiResponse | undefined = reserved?.saved;
  try {
    if (!(await applyFault(fault, "before", reply))) return reply;
    if (reserved?.saved) {
      reply.headers({ "idempotent-replayed": "true", "original-request": reserved.saved.requestId });
    }
    if (!response) {
      const { id = "" } = request.params as { id?: string };
      response = run(store, operation, {
        caller,
        id,
        parameters: parseParameters(operation.parameters, parameters),
      });
      if (method === "POST") store.changed = true;
      reserved?.save(response);
    }
  } finally {
    reserved?.release();
  }
  if (!(await applyFault(fault, "after", reply))) return reply;
  return reply.code(response.statusCode).send(response.body);
}

/** An error of the operation is a response like any other: a retry with the same key receives it again. */
function run(store: Store, operation: Operation, call: Call<unknown>): ApiResponse {
  try {
    return { statusCode: 200, body: structuredClone(operation.run(store, call)) };
  } catch (error) {
    if (!(error instanceof StripeApiError)) throw error;
    const { payment_intent, ...rest } = error.error;
    const visible = payment_intent && { payment_intent: viewFor(call.caller, payment_intent as PaymentIntent) };
    return { statusCode: error.statusCode, body: structuredClone({ error: { ...rest, ...visible } }) };
  }
}

function requireVersion(version: string | string[] | undefined): void {
  if (version === undefined || version === apiVersion) return;
  throw invalidRequest(`Invalid Stripe API version: ${String(version)}. The sandbox supports ${apiVersion}.`);
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof StripeApiError) {
    if (error.statusCode === 401) reply.header("www-authenticate", 'Basic realm="Stripe"');
    return reply.code(error.statusCode).send({ error: error.error });
  }
  const { statusCode = 500, message } = error as { statusCode?: number; message: string };
  if (statusCode < 500) return reply.code(statusCode).send({ error: errorObject("invalid_request_error", message) });
  console.error(`${request.method} ${request.url.split("?")[0]}`, error);
  return reply.code(500).send({ error: errorObject("api_error", "The sandbox failed. Its log has the details.") });
}

import cors from "@fastify/cors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { chargeEndpoints } from "./charges.ts";
import { checkoutSessionEndpoints } from "./checkout-sessions.ts";
import { disputeEndpoints } from "./disputes.ts";
import type { Endpoint } from "./endpoint.ts";
import { ApiError, errorObject, invalidRequest } from "./errors.ts";
import { apiVersion, eventEndpoints } from "./events.ts";
import { expanded } from "./expand.ts";
import { meetFault, takeFault } from "./faults.ts";
import { type Answer, claimKey } from "./idempotency.ts";
import { authenticateCaller } from "./keys.ts";
import { readParameters } from "./parameters.ts";
import { publicView } from "./payment-intent.ts";
import { paymentIntentEndpoints } from "./payment-intents.ts";
import { paymentLinkEndpoints } from "./payment-links.ts";
import { refundEndpoints } from "./refunds.ts";
import type { PaymentIntent } from "./state.ts";
import type { Sandbox } from "./store.ts";

/** All that the sandbox speaks of Stripe's API. */
const endpoints: readonly Endpoint[] = [
  ...paymentIntentEndpoints,
  ...chargeEndpoints,
  ...refundEndpoints,
  ...disputeEndpoints,
  ...paymentLinkEndpoints,
  ...checkoutSessionEndpoints,
  ...eventEndpoints,
];

/** Serves the API under /v1, to this machine's pages too. */
export function registerApi(app: FastifyInstance, sandbox: Sandbox): void {
  app.register(cors, {
    origin: /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/,
    exposedHeaders: ["Request-Id", "Idempotent-Replayed"],
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({ "request-id": request.id, "stripe-version": apiVersion });
  });
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler(({ method, url }) => {
    const [path] = url.split("?");
    const message = `Unrecognized request URL (${method}: ${path}). The sandbox speaks a part of Stripe's API only.`;
    throw new ApiError(404, errorObject("invalid_request_error", message));
  });
  for (const endpoint of endpoints) {
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/^\/v1/, ""),
      handler: (request, reply) => serve(sandbox, endpoint, request, reply),
    });
  }
}

async function serve(
  sandbox: Sandbox,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const sent = (endpoint.method === "GET" ? request.query : (request.body ?? {})) as Record<string, unknown>;
  const { key: apiKey, ...parameters } = sent;
  requireVersion(request.headers["stripe-version"]);
  const caller = authenticateCaller(request.headers.authorization, apiKey, endpoint.openToBrowsers === true);
  const path = request.url.split("?")[0] ?? "";
  const key = endpoint.method === "POST" ? (request.headers["idempotency-key"]?.toString() ?? null) : null;
  const claim = key === null ? undefined : claimKey(sandbox, { key, path, parameters, requestId: request.id });
  if (key !== null) reply.header("idempotency-key", key);
  const fault = takeFault(sandbox, endpoint.method, path);
  let answer: Answer | undefined = claim?.stored;
  try {
    if (!(await meetFault(fault, "before", reply))) return reply;
    if (claim?.stored) {
      reply.headers({ "idempotent-replayed": "true", "original-request": claim.stored.requestId });
    }
    if (!answer) {
      const read = readParameters(endpoint.parameters, parameters);
      const { id = "" } = request.params as { id?: string };
      const origin = { requestId: request.id, idempotencyKey: key };
      answer = carryOut(sandbox, endpoint, { sandbox, caller, id, parameters: read, origin });
      claim?.store(answer);
    }
  } finally {
    claim?.release();
  }
  if (!(await meetFault(fault, "after", reply))) return reply;
  return reply.code(answer.statusCode).send(answer.body);
}

/** An error of what was carried out is an answer like any other: a repetition of the request gets it again. */
function carryOut(sandbox: Sandbox, endpoint: Endpoint, call: Parameters<Endpoint["answer"]>[0]): Answer {
  if (endpoint.method === "POST") sandbox.changed = true;
  const { expand } = call.parameters as { expand?: string[] };
  try {
    return { statusCode: 200, body: expanded(sandbox, endpoint.answer(call), expand) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { payment_intent, ...rest } = error.error;
    const seen =
      call.caller === "secret" ? payment_intent : payment_intent && publicView(payment_intent as PaymentIntent);
    const body = structuredClone({ error: { ...rest, ...(seen ? { payment_intent: seen } : {}) } });
    return { statusCode: error.statusCode, body };
  }
}

function requireVersion(version: string | string[] | undefined): void {
  if (version === undefined || version === apiVersion) return;
  throw invalidRequest(`Invalid Stripe API version: ${String(version)}. The sandbox speaks ${apiVersion}.`);
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof ApiError) {
    if (error.statusCode === 401) reply.header("www-authenticate", 'Basic realm="Stripe"');
    return reply.code(error.statusCode).send({ error: error.error });
  }
  const { statusCode = 500, message } = error as { statusCode?: number; message: string };
  if (statusCode < 500) return reply.code(statusCode).send({ error: errorObject("invalid_request_error", message) });
  console.error(`${request.method} ${request.url.split("?")[0]}`, error);
  return reply.code(500).send({ error: errorObject("api_error", "The sandbox failed; its output says why.") });
}

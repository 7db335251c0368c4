import type { IncomingMessage } from "node:http";
import type { RequestTrace, Tracing } from "@zodiac-at-work/tracing";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fp from "fastify-plugin";

const traces = new WeakMap<object, RequestTrace>();

/** Creates a function that begins the trace of a request and returns its id. Log, response and trace have the same id then. */
export function tracedRequestIds(tracing: Tracing): (request: Pick<IncomingMessage, "method" | "headers">) => string {
  return (request) => {
    const { method = "", headers } = request;
    const { traceparent } = headers;
    const trace = tracing.beginRequest({
      method,
      traceparent: typeof traceparent === "string" ? traceparent : undefined,
    });
    traces.set(request, trace);
    return trace.id;
  };
}

/** Runs the handlers of each request as a part of its trace, and ends the trace with the response. */
export const traceRequests = fp(async (app: FastifyInstance) => {
  const run = ({ raw }: FastifyRequest, done: () => void) => {
    const trace = traces.get(raw);
    if (trace) trace.run(done);
    else done();
  };
  app.addHook("onRequest", (request, _reply, done) => run(request, done));
  // The events of a body come from the connection, outside of the trace.
  app.addHook("preValidation", (request, _reply, done) => run(request, done));
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "none";
    traces.get(request.raw)?.end({ route, statusCode: reply.statusCode });
    done();
  });
});

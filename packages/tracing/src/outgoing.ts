import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { context, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from "@opentelemetry/api";

/** What the channels of Node and of undici publish about a request. */
interface Message {
  readonly request: object;
  readonly response?: { readonly statusCode?: number };
  readonly error?: unknown;
}

type Describe = (request: object) => { readonly method: string; readonly host: string; readonly path: string };

/**
 * Records each outgoing request as a span of the trace in which it is sent. Hosts outside get no `traceparent`: it is of no
 * use to them.
 *
 * @returns what ends this
 */
export function traceOutgoing(tracer: Tracer): () => void {
  const spans = new WeakMap<object, Span>();
  const begin = (describe: Describe) => (message: unknown) => {
    const { request } = message as Message;
    if (!trace.getSpan(context.active())) return;
    const { method, host, path } = describe(request);
    // The query may hold a secret.
    const [withoutQuery = ""] = path.split("?", 1);
    const attributes = { "http.request.method": method, "server.address": host, "url.path": withoutQuery };
    spans.set(request, tracer.startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes }));
  };
  const end = (message: unknown) => {
    const { request, response, error } = message as Message;
    const span = spans.get(request);
    spans.delete(request);
    if (response?.statusCode) span?.setAttribute("http.response.status_code", response.statusCode);
    if (error !== undefined || (response?.statusCode ?? 0) >= 400) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  };
  const listeners: readonly [channel: string, listener: (message: unknown) => void][] = [
    ["undici:request:create", begin(describeUndici)],
    ["undici:request:headers", end],
    ["undici:request:error", end],
    ["http.client.request.created", begin(describeHttp)],
    ["http.client.response.finish", end],
    ["http.client.request.error", end],
  ];
  for (const [channel, listener] of listeners) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of listeners) unsubscribe(channel, listener);
  };
}

function describeUndici(request: object) {
  const { method = "", origin = "", path = "" } = request as { method?: string; origin?: string | URL; path?: string };
  return { method, host: URL.parse(String(origin))?.hostname ?? "", path };
}

function describeHttp(request: object) {
  const { method = "", host = "", path = "" } = request as { method?: string; host?: string; path?: string };
  return { method, host, path };
}

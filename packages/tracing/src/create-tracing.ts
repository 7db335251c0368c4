import { type Context, context, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import { traceOutgoing } from "./outgoing.ts";
import { queryName } from "./query-name.ts";
import { readTraceparent, writeTraceparent } from "./traceparent.ts";
import type { Tracing } from "./tracing.ts";

/** Starts the SDK. It reads the addresses of the receiver, the sampler and the resource from the environment itself. */
export function createTracing(serviceName: string): Tracing {
  const provider = new NodeTracerProvider({
    // The environment comes last, so its values win.
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": serviceName }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const tracer = provider.getTracer("zodiac-at-work");
  const stopOutgoing = traceOutgoing(tracer);

  /** Runs work inside of a span, and ends the span with it. */
  async function within<Result>(span: Span, parent: Context, work: () => Promise<Result>): Promise<Result> {
    try {
      return await context.with(trace.setSpan(parent, span), work);
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  }

  return {
    beginRequest({ method, traceparent }) {
      const caller = readTraceparent(traceparent);
      const span = tracer.startSpan(method, {
        kind: SpanKind.SERVER,
        root: true,
        attributes: { "http.request.method": method },
        links: caller ? [{ context: caller }] : [],
      });
      const inside = trace.setSpan(context.active(), span);
      return {
        id: span.spanContext().traceId,
        run: (work) => context.with(inside, work),
        end({ route, statusCode }) {
          span.updateName(`${method} ${route}`);
          span.setAttributes({ "http.route": route, "http.response.status_code": statusCode });
          if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    runTask({ name, parent }, work) {
      const enqueuer = readTraceparent(parent);
      const outside = enqueuer ? trace.setSpanContext(context.active(), enqueuer) : context.active();
      const attributes = { "messaging.destination.name": name };
      const span = tracer.startSpan(`task ${name}`, { kind: SpanKind.CONSUMER, attributes }, outside);
      return within(span, outside, () => work((error) => fail(span, error)));
    },
    runQuery(text, work) {
      const outside = context.active();
      // A query outside of a request or a task, such as a probe of the schedules, would be a trace of its own.
      if (!trace.getSpan(outside)) return work();
      const attributes = { "db.system.name": "postgresql", "db.query.text": text };
      const span = tracer.startSpan(queryName(text), { kind: SpanKind.CLIENT, attributes }, outside);
      return within(span, outside, work);
    },
    current() {
      const span = trace.getActiveSpan()?.spanContext();
      return span && { id: span.traceId, traceparent: writeTraceparent(span) };
    },
    async stop() {
      stopOutgoing();
      await provider.shutdown();
    },
  };
}

/** Only the kind of an error: its message may hold values of rows. */
function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute("error.type", error instanceof Error ? error.name : typeof error);
}

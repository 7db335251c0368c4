import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/** A span as a receiver of OTLP gets it. */
interface ReceivedSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the first span of a trace. */
  readonly parentSpanId: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly links: readonly string[];
}

/** A receiver of traces over HTTP, as a collector is one. */
interface Receiver {
  readonly origin: string;
  readonly spans: ReceivedSpan[];
  close(): void;
}

interface Value {
  readonly stringValue?: string;
  readonly intValue?: number;
}

interface Attribute {
  readonly key: string;
  readonly value: Value;
}

interface Batch {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        readonly name: string;
        readonly traceId: string;
        readonly spanId: string;
        readonly parentSpanId?: string;
        readonly attributes: readonly Attribute[];
        readonly links?: readonly { readonly traceId: string }[];
      }[];
    }[];
  }[];
}

export async function startReceiver(): Promise<Receiver> {
  const spans: ReceivedSpan[] = [];
  const server = createServer(async (request, response) => {
    if (request.method !== "POST" || request.url !== "/v1/traces") return void response.writeHead(404).end();
    for (const { resource, scopeSpans } of ((await json(request)) as Batch).resourceSpans) {
      const service = String(valuesOf(resource.attributes)["service.name"]);
      for (const { name, traceId, spanId, parentSpanId = "", attributes, links = [] } of scopeSpans.flatMap(
        (scope) => scope.spans,
      )) {
        const linked = links.map((link) => link.traceId);
        spans.push({ service, name, traceId, spanId, parentSpanId, attributes: valuesOf(attributes), links: linked });
      }
    }
    response.setHeader("content-type", "application/json").end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    close: () => server.close(),
  };
}

function valuesOf(attributes: readonly Attribute[]): Record<string, string | number> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? ""]));
}

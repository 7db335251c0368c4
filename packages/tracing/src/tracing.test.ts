import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { getTracing, startTracing } from "./index.ts";
import { startReceiver } from "./testing.ts";
import type { Tracing } from "./tracing.ts";

const receiver = await startReceiver();
const server = createServer((request, response) => {
  response.writeHead(request.url?.startsWith("/missing") ? 404 : 200).end(request.headers.traceparent ?? "");
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
let tracing: Tracing;
beforeAll(async () => {
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", receiver.origin);
  vi.stubEnv("OTEL_BSP_SCHEDULE_DELAY", "20");
  vi.stubEnv("OTEL_RESOURCE_ATTRIBUTES", "deployment.environment.name=test");
  expect(getTracing()).toBeUndefined();
  tracing = await startTracing("zodiac-test");
});
afterAll(async () => {
  await tracing.stop();
  receiver.close();
  server.close();
});
beforeEach(() => {
  receiver.spans.length = 0;
});

const begin = (traceparent?: string) => tracing.beginRequest({ method: "GET", traceparent });
const received = (count: number) => vi.waitFor(() => expect(receiver.spans).toHaveLength(count), { timeout: 5_000 });
const byName = (name: string) => receiver.spans.find((span) => span.name === name);

test("queries and outgoing requests of a request belong to its trace, and to the span that made them", async () => {
  const request = begin();
  const answer = await request.run(async () => {
    await tracing.runQuery('select * from "companies" where id = $1', async () => []);
    return (await fetch(`${target}/jobs?token=secret`)).text();
  });
  request.end({ route: "/api/companies/:id", statusCode: 200 });
  await received(3);
  const root = byName("GET /api/companies/:id");
  expect(root).toMatchObject({ service: "zodiac-test", traceId: request.id, parentSpanId: "" });
  expect(root?.attributes).toMatchObject({ "http.route": "/api/companies/:id", "http.response.status_code": 200 });
  expect(byName("select companies")).toMatchObject({ traceId: request.id, parentSpanId: root?.spanId });
  const outgoing = byName("GET 127.0.0.1");
  expect(outgoing).toMatchObject({ traceId: request.id, parentSpanId: root?.spanId });
  expect(outgoing?.attributes).toMatchObject({ "url.path": "/jobs", "http.response.status_code": 200 });
  expect(JSON.stringify(receiver.spans)).not.toContain("secret");
  // Hosts outside learn nothing of the trace.
  expect(answer).toBe("");
});

test("requests of node:http are traced, too", async () => {
  const request = begin();
  await request.run(
    () =>
      new Promise<void>((resolve) =>
        httpRequest(`${target}/missing`, (response) => response.resume().on("end", resolve)).end(),
      ),
  );
  request.end({ route: "/", statusCode: 200 });
  await received(2);
  expect(byName("GET 127.0.0.1")).toMatchObject({
    traceId: request.id,
    attributes: { "http.response.status_code": 404 },
  });
});

test("a task runs in the trace of the request that enqueued it, and its failure has no message", async () => {
  const request = begin();
  const parent = request.run(() => tracing.current()?.traceparent);
  request.end({ route: "/api/scrape", statusCode: 202 });
  await tracing.runTask({ name: "scrape-source", parent }, async (fail) => {
    expect(tracing.current()?.id).toBe(request.id);
    await tracing.runQuery("update jobs set closed_at = $1", async () => []);
    fail(new TypeError("ada@example.com"));
  });
  await received(3);
  const task = byName("task scrape-source");
  expect(task).toMatchObject({ traceId: request.id, attributes: { "error.type": "TypeError" } });
  expect(byName("update jobs")?.parentSpanId).toBe(task?.spanId);
  expect(JSON.stringify(receiver.spans)).not.toContain("ada@example.com");
});

test("a query that fails ends its span and throws its error", async () => {
  const request = begin();
  const failing = request.run(() =>
    tracing.runQuery("delete from runs", () => Promise.reject(new RangeError("row 7"))),
  );
  await expect(failing).rejects.toThrow("row 7");
  request.end({ route: "/", statusCode: 500 });
  await received(2);
  expect(byName("delete runs")?.attributes).toMatchObject({ "error.type": "RangeError" });
});

test("a caller can link to its trace and can't choose the id of ours", async () => {
  const theirs = "0af7651916cd43dd8448eb211c80319c";
  const request = begin(`00-${theirs}-b7ad6b7169203331-01`);
  request.end({ route: "/", statusCode: 200 });
  begin("00-00000000000000000000000000000000-0000000000000000-01").end({ route: "/zeros", statusCode: 200 });
  begin("nonsense").end({ route: "/nonsense", statusCode: 200 });
  await received(3);
  expect(request.id).not.toBe(theirs);
  expect(byName("GET /")?.links).toEqual([theirs]);
  expect([byName("GET /zeros")?.links, byName("GET /nonsense")?.links]).toEqual([[], []]);
});

test("what happens outside of requests and tasks is not traced", async () => {
  await tracing.runQuery("select 1", async () => []);
  await fetch(target);
  expect(tracing.current()).toBeUndefined();
  begin().end({ route: "/last", statusCode: 200 });
  await received(1);
});

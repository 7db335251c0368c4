import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startReceiver } from "@zodiac-at-work/tracing/testing";
import { afterAll, expect, test, vi } from "vitest";
import { startProduct } from "./alerts/testing-product.ts";

const folder = mkdtempSync(join(tmpdir(), "zodiac-traces-"));
const [product, receiver] = await Promise.all([startProduct(join(folder, "stripe.json")), startReceiver()]);
const board = createServer((_request, response) => {
  response.setHeader("content-type", "application/json").end('{"offers":[]}');
});
await new Promise<void>((resolve) => board.listen(0, "127.0.0.1", resolve));
afterAll(async () => {
  await product.close();
  receiver.close();
  board.close();
  rmSync(folder, { recursive: true, force: true });
});

async function addBoard(): Promise<void> {
  const company = { name: "Acme", location: "Lisbon, Portugal", industry: "Technology", description: "A" } as const;
  const { id: companyId } = await product.db
    .insertInto("companies")
    .values({ ...company, zodiacSign: "rat" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const source = { companyId, kind: "recruitee", address: "acme", status: "active", verifiedAt: new Date(0) } as const;
  await product.db.insertInto("jobSources").values(source).execute();
}

test("a request, its queries, the task that it starts and the task's requests are one trace, named by log and response", {
  timeout: 60_000,
}, async () => {
  await addBoard();
  const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.origin, OTEL_BSP_SCHEDULE_DELAY: "50" };
  const { port } = board.address() as AddressInfo;
  const [api] = await Promise.all([
    product.startApi(tracing),
    product.startWorker({ ...tracing, JOB_SOURCES: `http://127.0.0.1:${port}` }),
  ]);
  const response = await product.send(api, "POST", "/api/scrape-enhanced", {});
  expect(response.status).toBeLessThan(300);
  const id = response.headers.get("x-request-id");
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  const spans = () => receiver.spans.filter(({ traceId }) => traceId === id);
  const named = (service: string, name: string | RegExp) =>
    spans().find(
      (span) => span.service === service && (span.name === name || (name instanceof RegExp && name.test(span.name))),
    );
  await vi.waitFor(
    () => {
      const request = named("zodiac-api", "POST /api/scrape-enhanced");
      expect(request).toMatchObject({ parentSpanId: "", attributes: { "http.response.status_code": response.status } });
      expect(named("zodiac-api", /^insert runs/)?.parentSpanId).toBe(request?.spanId);
      const task = named("zodiac-worker", "task scrape-source");
      expect(task?.parentSpanId).toBe(request?.spanId);
      expect(named("zodiac-worker", /^(select|insert|update|with) \w+/)?.parentSpanId).toBe(task?.spanId);
      expect(named("zodiac-worker", "GET 127.0.0.1")?.parentSpanId).toBe(task?.spanId);
    },
    { timeout: 30_000 },
  );
  expect(api.output()).toContain(`"reqId":"${id}"`);
});

test("a process loads the code of OpenTelemetry only if there is a receiver", { timeout: 60_000 }, async () => {
  const listing = `
    import { registerHooks } from "node:module";
    registerHooks({
      resolve(specifier, context, next) {
        if (specifier.startsWith("@opentelemetry/")) console.log("loads " + specifier);
        return next(specifier, context);
      },
    });`;
  const hooks = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(listing)}` };
  const [off, on] = await Promise.all([
    product.startApi(hooks),
    product.startApi({ ...hooks, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.origin }),
  ]);
  expect(await product.call(off, "/api/ready")).toBe(200);
  expect(off.output()).not.toContain("loads @opentelemetry/sdk");
  expect(on.output()).toContain("loads @opentelemetry/sdk");
});

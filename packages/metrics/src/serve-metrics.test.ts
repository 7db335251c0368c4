import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createProviderErrors } from "./create-provider-errors.ts";
import { createRegistry } from "./create-registry.ts";
import { observePool } from "./observe-pool.ts";
import { serveMetrics } from "./serve-metrics.ts";

async function serve(registry = createRegistry()) {
  const server = await serveMetrics(registry, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { registry, origin: `http://127.0.0.1:${port}`, port };
}

test("/metrics serves the metrics of the process in Prometheus' format", async () => {
  const { origin } = await serve();
  const response = await fetch(`${origin}/metrics`);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
  expect(text).toMatch(/^process_cpu_seconds_total /m);
});

test("other paths are not found", async () => {
  const { origin } = await serve();
  expect((await fetch(origin)).status).toBe(404);
});

test("the pool is read at each scrape", async () => {
  const { registry, origin } = await serve();
  let waiting = 0;
  observePool(registry, () => ({ active: 2, idle: 1, waiting }));
  const scrape = async () => (await fetch(`${origin}/metrics`)).text();
  expect(await scrape()).toContain('database_pool_connections{state="active"} 2');
  waiting = 7;
  expect(await scrape()).toContain("database_pool_waiting_queries 7");
});

test("errors of providers begin at 0, and each is counted by its kind", async () => {
  const { registry, origin } = await serve();
  const countError = createProviderErrors(registry, ["stripe"]);
  const scrape = async () => (await fetch(`${origin}/metrics`)).text();
  expect(await scrape()).toContain('provider_errors_total{provider="stripe",kind="unavailable"} 0');
  countError("stripe", "unavailable");
  countError("model", "cut_short");
  const text = await scrape();
  expect(text).toContain('provider_errors_total{provider="stripe",kind="unavailable"} 1');
  expect(text).toContain('provider_errors_total{provider="model",kind="cut_short"} 1');
});

test("a port that is taken fails the start", async () => {
  const { port, registry } = await serve();
  await expect(serveMetrics(registry, { host: "127.0.0.1", port })).rejects.toThrow("EADDRINUSE");
});

import { createTestDb } from "@zodiac-at-work/db/testing";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { laptop, startApi } from "./testing-process.ts";

const { connectionString, drop } = await createTestDb();
afterAll(drop);

const onThisDatabase = { ...laptop, DATABASE_URL: connectionString };

function start(env: Record<string, string>) {
  const api = startApi(env);
  onTestFinished(() => void api.child.kill("SIGKILL"));
  return api;
}

test("the process listens at the address that it logs, and shuts down on SIGTERM", async () => {
  const { child, ended, address } = start(onThisDatabase);
  const ready = await fetch(`${await address()}/api/ready`);
  expect(await ready.json()).toEqual({ status: "ready" });
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
});

test("without a database, the process is alive and not ready", async () => {
  const { address } = start({ ...laptop, DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing" });
  expect((await fetch(`${await address()}/api/health`)).status).toBe(200);
  expect((await fetch(`${await address()}/api/ready`)).status).toBe(503);
});

test("an empty production environment is refused with every missing name and without a stack trace", async () => {
  const { ended, output } = start({ NODE_ENV: "production" });
  expect(await ended).toBe(1);
  expect(output()).toMatch(/DATABASE_URL.*FIREBASE_PROJECT_ID.*FIREBASE_WEB_API_KEY.*GOOGLE_APPLICATION_CREDENTIALS/s);
  expect(output()).not.toContain("    at ");
});

test("production refuses a database role that owns the schema", async () => {
  const { ended, output } = start({
    NODE_ENV: "production",
    DATABASE_URL: connectionString,
    FIREBASE_PROJECT_ID: "zodiac-live",
    FIREBASE_WEB_API_KEY: "AIza-key",
    GOOGLE_CLOUD_PROJECT: "zodiac-live",
    STRIPE_SECRET_KEY: "sk_live_key",
    STRIPE_PUBLISHABLE_KEY: "pk_live_key",
    STRIPE_WEBHOOK_SECRET: "whsec_key",
    STRIPE_PAYMENT_LINK: "https://buy.stripe.com/1",
  });
  expect(await ended).toBe(1);
  expect(output()).toContain("The API's database role owns the schema.");
});

test("a port in use ends the process with the reason", async () => {
  const first = start(onThisDatabase);
  const { port } = new URL(await first.address());
  const second = start({ ...onThisDatabase, PORT: port });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain("EADDRINUSE");
});

test("with METRICS_PORT, metrics of requests, caches and the pool are served on that port", async () => {
  const { address, output } = start({ ...onThisDatabase, METRICS_PORT: "0" });
  const api = await address();
  await fetch(`${api}/api/ready`);
  await fetch(`${api}/api/getUser/somebody`);
  expect((await fetch(`${api}/metrics`)).status).toBe(404);
  const port = /"metrics":\{[^}]*"port":(\d+)/.exec(output())?.[1];
  const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await expect
    .poll(scrape)
    .toContain('http_request_duration_seconds_count{method="GET",route="/api/ready",status_code="200"} 1');
  const text = await scrape();
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="[^"]*",status_code="404"\} \d/);
  expect(text).not.toContain("somebody");
  expect(text).toContain('cache_requests_total{cache="responses",result="hit"} 0');
  expect(text).toContain('database_pool_connections{state="idle"} 1');
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
});

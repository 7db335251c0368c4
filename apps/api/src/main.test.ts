import { existsSync, openSync } from "node:fs";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { createTestDb } from "@zodiac-at-work/db/testing";
import getPort from "get-port";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { laptop, startApi } from "./testing-process.ts";

const { connectionString, drop } = await createTestDb();
afterAll(drop);

const onThisDatabase = { ...laptop, DATABASE_URL: connectionString };

function start(env: Record<string, string>, options: { stdout?: number } = {}) {
  const api = startApi(env, options);
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

test("a request under way at SIGTERM is answered, and the process ends with code 0", async () => {
  const { child, ended, address, output } = start({ ...onThisDatabase, DRAIN_SECONDS: "1" });
  const { port } = new URL(await address());
  const socket = connect(Number(port), "127.0.0.1").setEncoding("utf8");
  socket.write(
    "POST /api/stripe/webhook HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n",
  );
  const response = text(socket);
  await expect.poll(output).toContain("listening");
  child.kill("SIGTERM");
  await expect.poll(output).toContain('"closing"');
  const ready = await fetch(`http://127.0.0.1:${port}/api/ready`);
  expect([ready.status, ready.headers.get("connection")]).toEqual([503, "close"]);
  socket.write("{}");
  expect(await response).toMatch(/^HTTP\/1\.1 503 .*connection: close.*Payments are not configured/is);
  expect(await ended).toBe(0);
});

test.runIf(existsSync("/dev/full"))("a log that can't be written stops nothing", async () => {
  const port = String(await getPort());
  const { child, ended } = start({ ...onThisDatabase, PORT: port }, { stdout: openSync("/dev/full", "w") });
  const isServed = () =>
    fetch(`http://127.0.0.1:${port}/api/getUser/somebody`).then(
      ({ status }) => status,
      () => null,
    );
  await expect.poll(isServed, { timeout: 20_000 }).toBe(404);
  for (let time = 0; time < 20; time += 1) expect(await isServed()).toBe(404);
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

test.each(["PORT", "METRICS_PORT"])("a %s in use ends the process with the reason, in one line", async (name) => {
  const first = start(onThisDatabase);
  const { port } = new URL(await first.address());
  const second = start({ ...onThisDatabase, [name]: port });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`Port ${port} of 127.0.0.1 is in use. Set ${name} to a free one.`);
  expect(second.output()).not.toContain("    at ");
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

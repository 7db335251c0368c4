import { setTimeout as delay } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { buildApp } from "../app.ts";
import { buildTestApp } from "../testing.ts";

const { dependencies, close } = await buildTestApp();
const { maxEventLoopDelayMs: _, ...ofProduction } = dependencies;
const app = await buildApp(ofProduction);
afterAll(async () => {
  await app.close();
  await close();
});

test("while the event loop is more than a second behind, requests are refused, and the health check responds", async () => {
  await app.ready();
  // Longer than the interval of the delay's measurement.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_500);
  await delay(1);
  const refused = await app.inject({ url: "/api/stats" });
  expect([refused.statusCode, refused.json().code]).toEqual([503, "overloaded"]);
  expect((await app.inject({ url: "/api/health" })).statusCode).toBe(200);
});

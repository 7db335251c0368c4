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
  // The delay is a mean over an interval. A few quiet moments before a block can bring it below the limit.
  const statusWhenBlocked = async () => {
    // Longer than the interval.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_500);
    await delay(1);
    const response = await app.inject({ url: "/api/stats" });
    return [response.statusCode, response.json().code];
  };
  await expect.poll(statusWhenBlocked, { timeout: 20_000 }).toEqual([503, "overloaded"]);
  expect((await app.inject({ url: "/api/health" })).statusCode).toBe(200);
}, 30_000);

import { channel } from "node:diagnostics_channel";
import dns from "node:dns";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { createStripe, type StripeFailure } from "./stripe-client.ts";
import { startSandbox } from "./testing.ts";

const sandbox = await startSandbox();
afterAll(() => sandbox.stop());
afterEach(() => vi.restoreAllMocks());

test("without a sandbox, requests go to Stripe itself over TLS, with the key", async () => {
  const requests: object[] = [];
  const keep = (message: unknown) => {
    const { request } = message as { request: import("node:http").ClientRequest };
    const { protocol, method, path } = request;
    requests.push({ protocol, method, path, host: request.getHeader("host"), key: request.getHeader("authorization") });
  };
  // The name is not looked up. Nothing leaves this machine.
  const lookup = vi.spyOn(dns, "lookup").mockImplementation(((...args: unknown[]) => {
    const callback = args.at(-1) as (error: Error) => void;
    setImmediate(callback, Object.assign(new Error("getaddrinfo ENOTFOUND"), { code: "ENOTFOUND" }));
  }) as typeof dns.lookup);
  const started = channel("http.client.request.start");
  started.subscribe(keep);
  try {
    const stripe = createStripe({ secretKey: "sk_test_sandbox_local" });
    await expect(stripe.events.list({}, { maxNetworkRetries: 0 })).rejects.toMatchObject({
      type: "StripeConnectionError",
    });
  } finally {
    started.unsubscribe(keep);
  }
  expect(lookup.mock.calls.map(([host]) => host)).toEqual(["api.stripe.com"]);
  expect(requests).toEqual([
    {
      protocol: "https:",
      method: "GET",
      path: "/v1/events",
      host: "api.stripe.com",
      key: "Bearer sk_test_sandbox_local",
    },
  ]);
});

test("each attempt that fails is reported with its kind, and a success is not", async () => {
  const failures: StripeFailure[] = [];
  const onFailure = (kind: StripeFailure) => void failures.push(kind);
  const secretKey = "sk_test_sandbox_local";
  const stripe = createStripe({ secretKey, apiBase: sandbox.origin, timeoutMs: 1_000, onFailure });
  const impatient = createStripe({ secretKey, apiBase: sandbox.origin, timeoutMs: 50, onFailure });
  const once = { maxNetworkRetries: 0 };
  await stripe.events.list({ limit: 1 });
  expect(failures).toEqual([]);

  await sandbox.control("/faults", { kind: "error", path: "/v1/events", count: 2 });
  await stripe.events.list({ limit: 1 });
  await expect(stripe.paymentIntents.retrieve("pi_unknown")).rejects.toThrow();
  const stranger = createStripe({ secretKey: "sk_test_sandbox_wrong", apiBase: sandbox.origin, onFailure });
  await expect(stranger.events.list({ limit: 1 })).rejects.toThrow();
  const nowhere = createStripe({ secretKey, apiBase: "http://127.0.0.1:1", onFailure });
  await expect(nowhere.events.list({ limit: 1 }, once)).rejects.toThrow();
  await sandbox.control("/faults", { kind: "hang", when: "before", path: "/v1/events", count: 1 });
  await expect(impatient.events.list({ limit: 1 }, once)).rejects.toThrow();
  expect(failures).toEqual(["unavailable", "unavailable", "refused", "unauthorized", "unavailable", "timed_out"]);
});

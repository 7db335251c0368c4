import { channel } from "node:diagnostics_channel";
import dns from "node:dns";
import { afterEach, expect, test, vi } from "vitest";
import { createStripe } from "./stripe-client.ts";

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

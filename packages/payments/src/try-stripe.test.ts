import { afterAll, expect, test } from "vitest";
import { createStripe } from "./stripe-client.ts";
import { startSandbox } from "./testing.ts";
import { tryStripe } from "./try-stripe.ts";

const sandbox = await startSandbox();
afterAll(() => sandbox.stop());

test("the right key is accepted", async () => {
  expect(await tryStripe(sandbox.stripe)).toEqual({ kind: "accepted" });
});

test("a wrong key is refused, and the reason does not hold it", async () => {
  const stripe = createStripe({ secretKey: "sk_test_sandbox_wrong", apiBase: sandbox.origin });
  const answer = await tryStripe(stripe);
  expect(answer).toEqual({ kind: "refused", reason: expect.stringMatching(/^StripeAuthenticationError .*401$/) });
  expect(JSON.stringify(answer)).not.toContain("wrong");
});

test("an address where nothing listens is not reachable, and so is a server that fails", async () => {
  const nowhere = createStripe({ secretKey: "sk_test_sandbox_local", apiBase: "http://127.0.0.1:1" });
  expect(await tryStripe(nowhere)).toEqual({ kind: "unreachable", reason: "StripeConnectionError" });
  await sandbox.control("/faults", { kind: "error", path: "/v1/events", count: 1 });
  expect(await tryStripe(sandbox.stripe)).toMatchObject({ kind: "unreachable" });
});

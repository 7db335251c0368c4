import Stripe from "stripe";
import { expect, test } from "vitest";
import { createStripe, purchase, startTestSandbox } from "./testing.ts";

const count = async (stripe: Stripe) => (await stripe.paymentIntents.list()).data.length;

test("the next requests fail with an error, and the one after them succeeds", async () => {
  const { stripe, control } = await startTestSandbox();
  await control("/faults", { kind: "error", count: 2 });
  for (const _ of [1, 2]) {
    const error = await stripe.paymentIntents.create(purchase).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Stripe.errors.StripeAPIError);
    expect(error).toMatchObject({ statusCode: 500 });
  }
  expect(await count(stripe)).toBe(0);
  await control("/faults", { kind: "error", status: 429 });
  await expect(stripe.paymentIntents.list()).rejects.toBeInstanceOf(Stripe.errors.StripeRateLimitError);
});

test("a fault applies to the requests that match its method and path", async () => {
  const { stripe, control } = await startTestSandbox();
  await control("/faults", { kind: "error", method: "POST", path: "/v1/payment_intents" });
  expect(await count(stripe)).toBe(0);
  await expect(stripe.refunds.create({ payment_intent: "pi_none" })).rejects.toMatchObject({ statusCode: 404 });
  await expect(stripe.paymentIntents.create(purchase)).rejects.toMatchObject({ statusCode: 500 });
});

test("when the connection drops after processing, the SDK's retry receives the response of the one PaymentIntent", async () => {
  const { stripe, control } = await startTestSandbox();
  await control("/faults", { kind: "drop", when: "after" });
  const { id, lastResponse } = await stripe.paymentIntents.create(purchase);
  expect(lastResponse.headers["idempotent-replayed"]).toBe("true");
  expect((await stripe.paymentIntents.list()).data.map((intent) => intent.id)).toEqual([id]);
});

test("an error after processing hides a PaymentIntent that exists", async () => {
  const { stripe, control } = await startTestSandbox();
  await control("/faults", { kind: "error", when: "after", status: 502 });
  const options = { idempotencyKey: "order-1" };
  await expect(stripe.paymentIntents.create(purchase, options)).rejects.toMatchObject({ statusCode: 502 });
  expect(await count(stripe)).toBe(1);
  expect((await stripe.paymentIntents.create(purchase, options)).lastResponse.headers["idempotent-replayed"]).toBe(
    "true",
  );
  expect(await count(stripe)).toBe(1);
});

test.for([
  ["before", 0],
  ["after", 1],
] as const)("a request that hangs %s processing runs into the client's timeout", async ([when, created]) => {
  const { origin, stripe, control } = await startTestSandbox();
  await control("/faults", { kind: "hang", when });
  const impatient = createStripe(origin, undefined, { timeout: 200 });
  const error = await impatient.paymentIntents.create(purchase).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Stripe.errors.StripeConnectionError);
  expect(await count(stripe)).toBe(created);
});

test("a delayed request ends after one that is not delayed", async () => {
  const { stripe, control } = await startTestSandbox();
  await control("/faults", { kind: "delay", ms: 1_000, method: "POST" });
  const ended: string[] = [];
  const delayed = stripe.paymentIntents.create(purchase).then(() => ended.push("delayed"));
  await stripe.paymentIntents.list().then(() => ended.push("immediate"));
  await delayed;
  expect(ended).toEqual(["immediate", "delayed"]);
});

test("refuses an unknown fault, and clears all faults", async () => {
  const { origin, stripe, control } = await startTestSandbox();
  await expect(control("/faults", { kind: "explode" })).rejects.toThrow(/kind/);
  await control("/faults", { kind: "error", count: 5 });
  await fetch(`${origin}/_sandbox/faults`, { method: "DELETE" });
  expect(await count(stripe)).toBe(0);
});

import Stripe from "stripe";
import { expect, test } from "vitest";
import { purchase, startTestSandbox, stripeAt } from "./testing.ts";

const count = async (stripe: Stripe) => (await stripe.paymentIntents.list()).data.length;

test("the next requests are answered with an error, and then no more", async () => {
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

test("a fault can be meant for some requests only", async () => {
  const { stripe, control } = await startTestSandbox();
  await control("/faults", { kind: "error", method: "POST", path: "/v1/payment_intents" });
  expect(await count(stripe)).toBe(0);
  await expect(stripe.refunds.create({ charge: "ch_none" })).rejects.toMatchObject({ statusCode: 404 });
  await expect(stripe.paymentIntents.create(purchase)).rejects.toMatchObject({ statusCode: 500 });
});

test("a connection that drops after the work was done: the SDK's retry gets the answer, and one PaymentIntent", async () => {
  const { stripe, control } = await startTestSandbox();
  await control("/faults", { kind: "drop", when: "after" });
  const { id, lastResponse } = await stripe.paymentIntents.create(purchase);
  expect(lastResponse.headers["idempotent-replayed"]).toBe("true");
  expect((await stripe.paymentIntents.list()).data.map((intent) => intent.id)).toEqual([id]);
});

test("an error in place of the answer hides work that was done", async () => {
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
] as const)("a request that hangs %s the work runs into the caller's timeout", async ([when, done]) => {
  const { origin, stripe, control } = await startTestSandbox();
  await control("/faults", { kind: "hang", when });
  const impatient = stripeAt(origin, undefined, { timeout: 200 });
  const error = await impatient.paymentIntents.create(purchase).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Stripe.errors.StripeConnectionError);
  expect(await count(stripe)).toBe(done);
});

test("a slow answer is only slow", async () => {
  const { stripe, control } = await startTestSandbox();
  await control("/faults", { kind: "delay", ms: 250 });
  const start = performance.now();
  await stripe.paymentIntents.create(purchase);
  expect(performance.now() - start).toBeGreaterThanOrEqual(245);
});

test("an unknown fault is refused, and a reset forgets everything", async () => {
  const { stripe, control } = await startTestSandbox();
  await expect(control("/faults", { kind: "explode" })).rejects.toThrow(/kind/);
  await stripe.paymentIntents.create(purchase);
  await control("/faults", { kind: "error", count: 5 });
  await control("/reset");
  expect(await count(stripe)).toBe(0);
  expect((await stripe.events.list()).data).toEqual([]);
});

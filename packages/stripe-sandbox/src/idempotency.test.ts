import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { cardForm, purchase, startTestSandbox } from "./testing.ts";

test("a repeated request with the same key creates one PaymentIntent and is marked as replayed", async () => {
  const { stripe } = await startTestSandbox();
  const [first, second] = [
    await stripe.paymentIntents.create(purchase, { idempotencyKey: "order-1" }),
    await stripe.paymentIntents.create(purchase, { idempotencyKey: "order-1" }),
  ];
  expect(second).toEqual(first);
  expect(first.lastResponse.headers["idempotent-replayed"]).toBeUndefined();
  expect(second.lastResponse.headers["idempotent-replayed"]).toBe("true");
  expect(second.lastResponse.headers["original-request"]).toBe(first.lastResponse.requestId);
  expect(second.lastResponse.idempotencyKey).toBe("order-1");
  expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
});

test("refuses the same key with other parameters or another path", async () => {
  const { stripe } = await startTestSandbox();
  const options = { idempotencyKey: "order-1" };
  const { id } = await stripe.paymentIntents.create(purchase, options);
  const refused = { type: "StripeIdempotencyError", statusCode: 400, rawType: "idempotency_error" };
  await expect(stripe.paymentIntents.create({ ...purchase, amount: 6300 }, options)).rejects.toMatchObject(refused);
  await expect(stripe.paymentIntents.cancel(id, {}, options)).rejects.toMatchObject(refused);
  await expect(stripe.paymentIntents.cancel(id, {}, options)).rejects.toThrow(/for the same endpoint/);
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe("requires_payment_method");
});

test("refuses the same key while the first request is in progress", async () => {
  const { stripe, control } = await startTestSandbox();
  await control("/faults", { kind: "delay", ms: 300 });
  const first = stripe.paymentIntents.create(purchase, { idempotencyKey: "order-1" });
  const second = stripe.paymentIntents.create(purchase, { idempotencyKey: "order-1" });
  await expect(second).rejects.toMatchObject({ statusCode: 409, code: "idempotency_key_in_use" });
  const { id } = await first;
  expect((await stripe.paymentIntents.create(purchase, { idempotencyKey: "order-1" })).id).toBe(id);
});

test("the SDK retries a key that is in use until it succeeds", async () => {
  const { stripe, control } = await startTestSandbox();
  await control("/faults", { kind: "delay", ms: 300 });
  const options = { idempotencyKey: "order-1", maxNetworkRetries: 2 };
  const create = () => stripe.paymentIntents.create(purchase, options);
  const [one, other] = await Promise.all([create(), create()]);
  expect(other.id).toBe(one.id);
});

test("replays an error of the operation, but not one of the parameters", async () => {
  const { stripe } = await startTestSandbox();
  const { id } = await stripe.paymentIntents.create(purchase);
  const pay = (payment_method: string, idempotencyKey: string) =>
    stripe.paymentIntents.confirm(id, { payment_method, return_url: "http://localhost/success" }, { idempotencyKey });
  for (const _ of [1, 2])
    await expect(pay("pm_card_chargeDeclined", "pay-1")).rejects.toMatchObject({ statusCode: 402 });
  const { data } = await stripe.events.list({ types: ["payment_intent.payment_failed"] });
  expect(data).toHaveLength(1);

  const options = { idempotencyKey: "order-2" };
  await expect(stripe.paymentIntents.create({ ...purchase, amount: 1 }, options)).rejects.toThrow(/at least/);
  expect((await stripe.paymentIntents.create(purchase, options)).amount).toBe(6200);
});

test("a key expires after a day", async () => {
  const { stripe, advance } = await startTestSandbox();
  const create = () => stripe.paymentIntents.create(purchase, { idempotencyKey: "order-1" });
  const { id } = await create();
  advance(23 * 60 * 60 * 1000);
  expect((await create()).id).toBe(id);
  advance(60 * 60 * 1000);
  expect((await create()).id).not.toBe(id);
});

test("refuses a key longer than 255 characters", async () => {
  const { stripe } = await startTestSandbox();
  const create = (length: number) => stripe.paymentIntents.create(purchase, { idempotencyKey: "k".repeat(length) });
  await expect(create(256)).rejects.toThrow(/at most 255/);
  await expect(create(255)).resolves.toBeDefined();
});

test("the state file contains neither the card number nor the security code", async () => {
  const { stripe, confirm, stateFile, close } = await startTestSandbox();
  const intent = await stripe.paymentIntents.create(purchase);
  await confirm(intent, cardForm("4242424242424242", { cvc: "987" }));
  await close();
  const text = await readFile(stateFile, "utf8");
  expect(text).toContain(intent.id);
  expect(text).not.toContain("4242424242424242");
  expect(text).not.toContain('"987"');
});

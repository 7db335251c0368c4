import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { cardForm, purchase, startTestSandbox } from "./testing.ts";

test("the same request with the same key is carried out once, and its answer says that it is a repetition", async () => {
  const { stripe, received } = await startTestSandbox();
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
  await expect.poll(received.types).toEqual(["payment_intent.created"]);
  expect(received.events[0]?.request).toEqual({ id: first.lastResponse.requestId, idempotency_key: "order-1" });
});

test("other parameters or another path with the same key are refused", async () => {
  const { stripe } = await startTestSandbox();
  const options = { idempotencyKey: "order-1" };
  const { id } = await stripe.paymentIntents.create(purchase, options);
  const refused = { type: "StripeIdempotencyError", statusCode: 400, rawType: "idempotency_error" };
  await expect(stripe.paymentIntents.create({ ...purchase, amount: 6300 }, options)).rejects.toMatchObject(refused);
  await expect(stripe.paymentIntents.cancel(id, {}, options)).rejects.toMatchObject(refused);
  await expect(stripe.paymentIntents.cancel(id, {}, options)).rejects.toThrow(/for the same endpoint/);
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe("requires_payment_method");
});

test("while the first request is being answered, the same key is in use", async () => {
  const { stripe, control } = await startTestSandbox();
  await control("/faults", { kind: "delay", ms: 300 });
  const first = stripe.paymentIntents.create(purchase, { idempotencyKey: "order-1" });
  const second = stripe.paymentIntents.create(purchase, { idempotencyKey: "order-1" });
  await expect(second).rejects.toMatchObject({ statusCode: 409, code: "idempotency_key_in_use" });
  const { id } = await first;
  expect((await stripe.paymentIntents.create(purchase, { idempotencyKey: "order-1" })).id).toBe(id);
});

test("the SDK's own retry gets past a key that is in use", async () => {
  const { stripe, control } = await startTestSandbox();
  await control("/faults", { kind: "delay", ms: 300 });
  const options = { idempotencyKey: "order-1", maxNetworkRetries: 2 };
  const create = () => stripe.paymentIntents.create(purchase, options);
  const [one, other] = await Promise.all([create(), create()]);
  expect(other.id).toBe(one.id);
});

test("an error of what was carried out is repeated too, one of the parameters is not kept", async () => {
  const { stripe } = await startTestSandbox();
  const { id } = await stripe.paymentIntents.create(purchase);
  const pay = (payment_method: string, idempotencyKey: string) =>
    stripe.paymentIntents.confirm(id, { payment_method, return_url: "http://localhost/success" }, { idempotencyKey });
  for (const _ of [1, 2])
    await expect(pay("pm_card_chargeDeclined", "pay-1")).rejects.toMatchObject({ statusCode: 402 });
  expect((await stripe.charges.list()).data).toHaveLength(1);

  const options = { idempotencyKey: "order-2" };
  await expect(stripe.paymentIntents.create({ ...purchase, amount: 1 }, options)).rejects.toThrow(/at least/);
  expect((await stripe.paymentIntents.create(purchase, options)).amount).toBe(6200);
});

test("a key is forgotten after a day", async () => {
  const { stripe, control } = await startTestSandbox();
  const create = () => stripe.paymentIntents.create(purchase, { idempotencyKey: "order-1" });
  const { id } = await create();
  await control("/clock", { advance_ms: 23 * 60 * 60 * 1000 });
  expect((await create()).id).toBe(id);
  await control("/clock", { advance_ms: 60 * 60 * 1000 });
  expect((await create()).id).not.toBe(id);
});

test("a key is at most 255 characters long", async () => {
  const { stripe } = await startTestSandbox();
  const create = (length: number) => stripe.paymentIntents.create(purchase, { idempotencyKey: "k".repeat(length) });
  await expect(create(256)).rejects.toThrow(/at most 255/);
  await expect(create(255)).resolves.toBeDefined();
});

test("the file holds neither the card's number nor its security code", async () => {
  const { stripe, browse, stateFile, close } = await startTestSandbox();
  const { id, client_secret } = await stripe.paymentIntents.create(purchase);
  const card = cardForm("4242424242424242", { cvc: "987" });
  await browse(`/v1/payment_intents/${id}/confirm`, { client_secret: String(client_secret), ...card });
  await close();
  const text = await readFile(stateFile, "utf8");
  expect(text).toContain(id);
  expect(text).not.toContain("4242424242424242");
  expect(text).not.toContain('"987"');
});

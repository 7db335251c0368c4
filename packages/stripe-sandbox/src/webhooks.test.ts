import Stripe from "stripe";
import { expect, test } from "vitest";
import { buy, purchase, startTestSandbox } from "./testing.ts";

test("an event has Stripe's fields, the SDK's version and a copy of the object", async () => {
  const { stripe, received } = await startTestSandbox();
  const { id } = await buy(stripe);
  const { lastResponse, ...object } = await stripe.paymentIntents.retrieve(id);
  await stripe.paymentIntents.update(id, { metadata: { later: "yes" } });
  await expect.poll(received.types).toEqual(["payment_intent.succeeded"]);
  expect(received.events[0]).toMatchObject({
    id: expect.stringMatching(/^evt_/),
    object: "event",
    api_version: Stripe.API_VERSION,
    livemode: false,
    pending_webhooks: 1,
    data: { object },
  });
});

test("retries a delivery after a response other than 2xx, with growing pauses", async () => {
  const { stripe, received, advance } = await startTestSandbox();
  received.statusCodes.push(500, 302, 404);
  await buy(stripe);
  for (const [attempts, pauseMs] of [500, 1000, 2000].entries()) {
    await expect.poll(() => received.events.length).toBe(attempts + 1);
    advance(pauseMs - 200);
    expect(received.events).toHaveLength(attempts + 1);
    advance(200);
  }
  await expect.poll(() => received.events.length).toBe(4);
  expect(new Set(received.events.map(({ id }) => id)).size).toBe(1);
  await expect.poll(async () => (await stripe.events.list()).data[0]?.pending_webhooks).toBe(0);
});

test("gives up a delivery after twenty attempts", async () => {
  const { stripe, received, advance } = await startTestSandbox();
  received.statusCodes.push(...Array.from({ length: 100 }, () => 503));
  await buy(stripe);
  // The sandbox plans the next attempt some time after an event has arrived.
  const later = () => {
    advance(60_000);
    return received.events.length;
  };
  await expect.poll(later, { timeout: 30_000 }).toBe(20);
  advance(60_000);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(received.events).toHaveLength(20);
  expect((await stripe.events.list()).data).toMatchObject([{ pending_webhooks: 1 }]);
});

test("events wait while webhooks are paused, and survive a restart", async () => {
  const first = await startTestSandbox();
  await first.control("/webhooks", { paused: true });
  await buy(first.stripe);
  await buy(first.stripe);
  await first.close();
  expect(first.received.events).toEqual([]);

  const { control, received, stripe } = await startTestSandbox(first.stateFile);
  expect(received.events).toEqual([]);
  await control("/webhooks", { paused: false });
  await expect.poll(() => received.events.length).toBe(2);
  const { data } = await stripe.events.list();
  expect(received.events.map(({ id }) => id).toSorted()).toEqual(data.map(({ id }) => id).toSorted());
});

test("retries a failed delivery after a restart", async () => {
  const first = await startTestSandbox();
  first.received.statusCodes.push(503);
  await buy(first.stripe);
  await expect.poll(() => first.received.events.length).toBe(1);
  await first.close();
  const second = await startTestSandbox(first.stateFile);
  second.advance(1000);
  await expect.poll(() => second.received.events.length).toBe(1);
  expect(second.received.events[0]?.id).toBe(first.received.events[0]?.id);
});

test("lists events by type and time, newest first", async () => {
  const { stripe } = await startTestSandbox();
  const before = Math.floor(Date.now() / 1000) - 10;
  const { id } = await buy(stripe);
  const canceled = await stripe.paymentIntents.create(purchase);
  await stripe.paymentIntents.cancel(canceled.id);
  await stripe.refunds.create({ payment_intent: id });
  const types = async (params: Stripe.EventListParams) =>
    (await stripe.events.list(params)).data.map(({ type }) => type);
  expect(await types({})).toEqual([
    "charge.refunded",
    "refund.created",
    "payment_intent.canceled",
    "payment_intent.succeeded",
  ]);
  expect(await types({ types: ["refund.created", "payment_intent.succeeded"] })).toHaveLength(2);
  expect(await types({ created: { gte: before } })).toHaveLength(4);
  expect(await types({ created: { lt: before } })).toEqual([]);
});

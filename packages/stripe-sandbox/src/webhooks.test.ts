import Stripe from "stripe";
import { expect, test } from "vitest";
import { buy, purchase, startTestSandbox, webhookSecret } from "./testing.ts";
import { signature } from "./webhooks.ts";

interface Deliveries {
  data: {
    event: string;
    type: string;
    state: string;
    attempts: { at: number; status: number | null; error: string | null }[];
    next_attempt_at: string | null;
  }[];
}

test("an event has Stripe's fields, the SDK's version, and the object as it was then", async () => {
  const { stripe, received } = await startTestSandbox();
  const intent = await stripe.paymentIntents.create(purchase);
  await stripe.paymentIntents.update(intent.id, { amount: 7000 });
  await expect.poll(received.types).toEqual(["payment_intent.created"]);
  const { lastResponse, ...object } = intent;
  expect(received.events[0]).toMatchObject({
    id: expect.stringMatching(/^evt_/),
    object: "event",
    api_version: Stripe.API_VERSION,
    livemode: false,
    pending_webhooks: 1,
    request: { id: lastResponse.requestId },
    data: { object },
  });
});

test("the signature is the SDK's own, and verifies only with its secret", () => {
  const payload = '{"id": "evt_1"}';
  const seconds = 1_800_000_000;
  const header = signature(payload, webhookSecret, seconds);
  expect(header).toBe(
    Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp: seconds, scheme: "v1" }),
  );
  const tolerance = 300;
  const verify = (secret: string) =>
    Stripe.webhooks.constructEvent(payload, header, secret, tolerance, undefined, seconds * 1000);
  expect(verify(webhookSecret).id).toBe("evt_1");
  expect(() => verify("whsec_sandbox_other")).toThrow(/No signatures found/);
});

test("what isn't answered with 2xx comes again, later and later", async () => {
  const { stripe, received, control } = await startTestSandbox();
  received.answers.push(500, 302, 404);
  await stripe.paymentIntents.create(purchase);
  await expect.poll(() => received.events.length, { timeout: 10_000 }).toBe(4);
  expect(new Set(received.events.map(({ id }) => id)).size).toBe(1);
  await expect.poll(async () => (await control<Deliveries>("GET /deliveries")).data[0]?.state).toBe("delivered");
  const { data } = await control<Deliveries>("GET /deliveries");
  const attempts = data[0]?.attempts ?? [];
  expect(attempts.map(({ status }) => status)).toEqual([500, 302, 404, 200]);
  const waits = attempts.slice(1).map(({ at }, index) => at - (attempts[index]?.at ?? 0));
  for (const [index, least] of [500, 1000, 2000].entries()) {
    expect(waits[index]).toBeGreaterThanOrEqual(least);
  }
  const [event] = (await stripe.events.list()).data;
  expect(event?.pending_webhooks).toBe(0);
});

test("an endpoint that isn't there is tried twenty times, then given up", async () => {
  const { stripe, control } = await startTestSandbox();
  await control("/webhooks", { url: "http://127.0.0.1:9/" });
  await stripe.paymentIntents.create(purchase);
  const delivery = async () => (await control<Deliveries>("GET /deliveries")).data[0];
  for (let attempt = 1; attempt <= 20; attempt++) {
    await expect.poll(async () => (await delivery())?.attempts.length).toBe(attempt);
    await control("/clock", { advance_ms: 60_000 });
  }
  expect(await delivery()).toMatchObject({ state: "given_up", next_attempt_at: null });
  expect((await delivery())?.attempts[0]).toMatchObject({ status: null, error: expect.any(String) });
});

test("paused events wait, also over a restart, and none is lost", async () => {
  const first = await startTestSandbox();
  await first.control("/webhooks", { paused: true });
  await buy(first.stripe);
  await first.close();
  expect(first.received.events).toEqual([]);

  const { control, received, stripe } = await startTestSandbox(first.stateFile);
  expect(received.events).toEqual([]);
  await control("/webhooks", { paused: false });
  await expect.poll(() => received.events.length).toBe(3);
  const { data } = await stripe.events.list();
  expect(received.events.map(({ id }) => id).toSorted()).toEqual(data.map(({ id }) => id).toSorted());
});

test("an event that failed is tried again after a restart", async () => {
  const first = await startTestSandbox();
  first.received.answers.push(503);
  await first.stripe.paymentIntents.create(purchase);
  await expect.poll(() => first.received.events.length).toBe(1);
  await expect.poll(async () => (await first.control<Deliveries>("GET /deliveries")).data[0]?.attempts.length).toBe(1);
  await first.close();
  const second = await startTestSandbox(first.stateFile);
  await expect.poll(() => second.received.events.length, { timeout: 5000 }).toBe(1);
  expect(second.received.events[0]?.id).toBe(first.received.events[0]?.id);
});

test("events are delivered by hand in any order, again and again, and to several endpoints", async () => {
  const { stripe, control, received } = await startTestSandbox();
  await control("/webhooks", { paused: true });
  await buy(stripe);
  const events = (await stripe.events.list()).data.map(({ id }) => id);
  const ids = () => received.events.splice(0).map(({ id }) => id);

  await control("/deliveries", { events });
  expect(ids()).toEqual(events);
  await control("/deliveries", { events: events.toReversed(), times: 2 });
  expect(ids()).toEqual([...events.toReversed(), ...events.toReversed()]);
  await control("/deliveries", { events: events.slice(0, 1), times: 50, parallel: true });
  expect(ids()).toEqual(Array.from({ length: 50 }, () => events[0]));

  const urls = [received.url, "http://127.0.0.1:9/"];
  const { results } = await control<{ results: unknown }>("/deliveries", { events: events.slice(0, 1), urls });
  expect(results).toEqual([
    { event: events[0], url: urls[0], status: 200, error: null },
    { event: events[0], url: urls[1], status: null, error: expect.any(String) },
  ]);
  ids();
  await control("/webhooks", { paused: false });
  await stripe.paymentIntents.create(purchase);
  await expect.poll(received.types).toEqual(["payment_intent.created"]);
});

test("two events with different ids can speak of one payment", async () => {
  const { stripe, control, received } = await startTestSandbox();
  const { id } = await buy(stripe);
  await control("/events", { type: "payment_intent.succeeded", object: id });
  const successes = () => received.events.filter(({ type }) => type === "payment_intent.succeeded");
  await expect.poll(() => successes().length).toBe(2);
  expect(successes()[0]?.id).not.toBe(successes()[1]?.id);
  expect(successes()[0]?.data.object).toEqual(successes()[1]?.data.object);
  await expect(control("/events", { type: "payment_intent.succeeded", object: "pi_none" })).rejects.toThrow(/pi_none/);
});

test("events are listed newest first, by type and time, and retrieved one by one", async () => {
  const { stripe } = await startTestSandbox();
  const before = Math.floor(Date.now() / 1000) - 10;
  await buy(stripe);
  const types = async (params: Stripe.EventListParams) =>
    (await stripe.events.list(params)).data.map(({ type }) => type);
  expect(await types({})).toEqual(["payment_intent.succeeded", "charge.succeeded", "payment_intent.created"]);
  expect(await types({ type: "payment_intent.succeeded" })).toEqual(["payment_intent.succeeded"]);
  expect(await types({ type: "charge.*" })).toEqual(["charge.succeeded"]);
  expect(await types({ types: ["charge.succeeded", "payment_intent.created"] })).toHaveLength(2);
  expect(await types({ created: { gte: before } })).toHaveLength(3);
  expect(await types({ created: { lt: before } })).toEqual([]);
  const [event] = (await stripe.events.list({ limit: 1 })).data;
  expect(await stripe.events.retrieve(String(event?.id))).toMatchObject({ id: event?.id, type: event?.type });
  await expect(stripe.events.retrieve("evt_none")).rejects.toMatchObject({ statusCode: 404, code: "resource_missing" });
});

import { price, product } from "@zodiac-at-work/contracts/price";
import { createTestDb } from "@zodiac-at-work/db/testing";
import type Stripe from "stripe";
import { afterAll, expect, test } from "vitest";
import { addUser, hasAccess } from "./testing.ts";
import { receiveEvent } from "./webhook.ts";

const { db, drop } = await createTestDb();
afterAll(drop);

const live = { livemode: true, accountId: "acct_own" };
const staging = { livemode: false, accountId: null };

let events = 0;
function newEvent(type: string, object: object, fields: Partial<Stripe.Event>): Stripe.Event {
  events += 1;
  const event = { id: `evt_${events}`, object: "event", type, created: 1_795_000_000, data: { object }, ...fields };
  return event as unknown as Stripe.Event;
}

function paid(userId: string, fields: Partial<Stripe.Event>): Stripe.Event {
  const metadata = { uid: userId, product: product.id };
  const amounts = { amount: price.cents, amount_received: price.cents, currency: price.currency };
  const intent = { id: `pi_${userId}`, status: "succeeded", created: 1_795_000_000, metadata, ...amounts };
  return newEvent("payment_intent.succeeded", intent, fields);
}

function checkedOut(userId: string, metadata: Record<string, string>): Stripe.Event {
  const session = {
    id: `cs_${userId}`,
    payment_intent: `pi_${userId}`,
    payment_status: "paid",
    client_reference_id: userId,
    amount_total: price.cents,
    amount_subtotal: price.cents,
    currency: price.currency,
    created: 1_795_000_000,
    metadata,
  };
  return newEvent("checkout.session.completed", session, { livemode: true });
}

test.each([
  ["of the keys' mode", { livemode: true }, live],
  ["of the keys' mode, in test mode", { livemode: false }, staging],
  ["that names the keys' own account", { livemode: true, account: "acct_own" }, live],
  ["made by hand without a mode", {}, live],
])("an event %s grants access", async (_, fields, settings) => {
  const userId = await addUser(db);
  expect(await receiveEvent(db, paid(userId, fields), settings)).toBe("recorded");
  expect(await hasAccess(db, userId)).toBe(true);
});

test.each([
  ["a test event, with live keys,", { livemode: false }, live],
  ["a live event, with test keys,", { livemode: true }, staging],
  ["an event of a connected account", { livemode: true, account: "acct_other" }, live],
  ["an event of a connected account, without an account of our own,", { livemode: false, account: "acct_x" }, staging],
])("%s is ignored", async (_, fields, settings) => {
  const userId = await addUser(db);
  expect(await receiveEvent(db, paid(userId, fields), settings)).toBe("ignored");
  expect(await hasAccess(db, userId)).toBe(false);
  expect(await db.selectFrom("payments").select("id").where("userId", "=", userId).execute()).toEqual([]);
});

test("a checkout session of another product at the same price is ignored", async () => {
  const userId = await addUser(db);
  expect(await receiveEvent(db, checkedOut(userId, { product: "hat" }), live)).toBe("ignored");
  expect(await hasAccess(db, userId)).toBe(false);
});

test.each([[{}], [{ product: product.id }]])(
  "a checkout session at the price with metadata %j grants access",
  async (metadata) => {
    const userId = await addUser(db);
    expect(await receiveEvent(db, checkedOut(userId, metadata), live)).toBe("recorded");
    expect(await hasAccess(db, userId)).toBe(true);
  },
);

test("a refunded charge of another product is ignored", async () => {
  const charge = { id: "ch_hat", payment_intent: "pi_hat", amount_refunded: 100, metadata: { product: "hat" } };
  expect(await receiveEvent(db, newEvent("charge.refunded", charge, { livemode: true }), live)).toBe("ignored");
});

test.each([
  ["an id with U+0000", { id: "evt_\0" }, {}],
  ["a time of 1e300", { created: 1e300 }, {}],
  ["a negative time", { created: -1e300 }, {}],
  ["a payment with U+0000", {}, { id: "pi_\0" }],
  ["an amount of 1e300", {}, { amount: 1e300, amount_received: 1e300 }],
  ["an amount below zero", {}, { amount: -6200 }],
])("an event with %s is ignored, because no delivery of it could be recorded", async (_case, fields, ofPayment) => {
  const event = paid(await addUser(db), { livemode: true, ...fields });
  Object.assign(event.data.object, ofPayment);
  expect(await receiveEvent(db, event, live)).toBe("ignored");
});

test("a duplicate event is recorded once", async () => {
  const event = paid(await addUser(db), { livemode: true });
  expect(await receiveEvent(db, event, live)).toBe("recorded");
  expect(await receiveEvent(db, event, live)).toBe("duplicate");
});

import { createDb } from "@zodiac-at-work/db";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { afterAll, beforeEach, expect, test } from "vitest";
import { openPayment } from "./open-payment.ts";
import { recordPayment } from "./record-payment.ts";
import { createStripe, ProviderError } from "./stripe-client.ts";
import { addUser, hasAccess, intentOf, paymentFact, refundFact, startSandbox } from "./testing.ts";

const { db, connectionString, drop } = await createTestDb();
const sandbox = await startSandbox();
const { stripe, control, pay } = sandbox;
const payments = { db, stripe };
afterAll(() => Promise.all([drop(), sandbox.stop()]));

beforeEach(async () => {
  await fetch(`${sandbox.origin}/_sandbox/faults`, { method: "DELETE" });
});

async function open(userId: string, email = `${userId}@example.com`): Promise<string> {
  const opening = await openPayment(payments, { userId, email });
  if (opening.kind !== "open") throw new Error(opening.kind);
  return opening.clientSecret;
}

async function intentsOf(userId: string) {
  const { data } = await stripe.paymentIntents.list({ limit: 100 });
  return data.filter(({ metadata }) => metadata.uid === userId);
}

test("a payment has the price, the buyer's id, the product and the receipt address", async () => {
  const userId = await addUser(db);
  await open(userId, "buyer@example.com");
  expect(await intentsOf(userId)).toMatchObject([
    {
      amount: 6200,
      currency: "usd",
      receipt_email: "buyer@example.com",
      metadata: { uid: userId, product: "lifetime-access" },
      automatic_payment_methods: { enabled: true },
    },
  ]);
});

test("an address that Stripe rejects gets no receipt, and its user can still pay", async () => {
  const userId = await addUser(db);
  const secret = await open(userId, "jürgen@example.com");
  expect(await open(userId, "jürgen@example.com")).toBe(secret);
  expect(await open(userId, "jörg@example.com")).toBe(secret);
  expect(await intentsOf(userId)).toMatchObject([{ amount: 6200, receipt_email: null }]);
  expect(await open(userId, "juergen@example.com")).toBe(secret);
  expect(await intentsOf(userId)).toMatchObject([{ receipt_email: "juergen@example.com" }]);
});

test("twenty concurrent calls of two processes open one payment", async () => {
  const userId = await addUser(db);
  const other = createDb(connectionString);
  const openings = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      openPayment({ db: index % 2 ? db : other, stripe }, { userId, email: "tabs@example.com" }),
    ),
  );
  await other.destroy();
  expect(new Set(openings.map((opening) => JSON.stringify(opening))).size).toBe(1);
  expect(await intentsOf(userId)).toHaveLength(1);
});

test("the payment stays the same until it is paid, even after a decline, and no other opens afterwards", async () => {
  const userId = await addUser(db);
  const secret = await open(userId);
  expect(await open(userId)).toBe(secret);
  expect(await pay(intentOf(secret), secret, "4000000000000002")).toBe(402);
  expect(await open(userId)).toBe(secret);
  expect(await pay(intentOf(secret), secret)).toBe(200);
  expect(await openPayment(payments, { userId, email: "x@example.com" })).toEqual({ kind: "already-paid" });
  expect(await hasAccess(db, userId)).toBe(true);
  expect(await intentsOf(userId)).toHaveLength(1);
});

test("no second payment opens while one is processing", async () => {
  const userId = await addUser(db);
  const secret = await open(userId);
  await control("/delayed_payments", { count: 1 });
  await pay(intentOf(secret), secret);
  expect(await openPayment(payments, { userId, email: "x@example.com" })).toEqual({ kind: "processing" });
});

test("a new payment opens after a cancellation or a full refund", async () => {
  const userId = await addUser(db);
  const first = await open(userId);
  await stripe.paymentIntents.cancel(intentOf(first));
  const next = await open(userId);
  expect(intentOf(next)).not.toBe(intentOf(first));
  await pay(intentOf(next), next);
  expect(await openPayment(payments, { userId, email: "x@example.com" })).toEqual({ kind: "already-paid" });
  await recordPayment(db, refundFact(intentOf(next)));
  expect(intentOf(await open(userId))).not.toBe(intentOf(next));
});

test.each([
  ["the connection drops after Stripe created it", { kind: "drop", when: "after", count: 2 }],
  ["the response is an error after Stripe created it", { kind: "error", when: "after", count: 2 }],
  ["the first two requests fail", { kind: "error", status: 503, count: 2 }],
])("opens only one payment if %s", async (_, fault) => {
  const userId = await addUser(db);
  await control("/faults", { ...fault, method: "POST", path: "/v1/payment_intents" });
  await open(userId);
  expect(await intentsOf(userId)).toHaveLength(1);
});

test("a call after a lost response gets the same payment", async () => {
  const userId = await addUser(db);
  await control("/faults", { kind: "drop", when: "after", count: 3, method: "POST", path: "/v1/payment_intents" });
  await expect(open(userId)).rejects.toThrow(ProviderError);
  await open(userId);
  expect(await intentsOf(userId)).toHaveLength(1);
});

test("a request that hangs times out, and the error holds no personal data", async () => {
  const userId = await addUser(db);
  await control("/faults", { kind: "hang", count: 20 });
  const hasty = createStripe({ secretKey: "sk_test_sandbox_local", apiBase: sandbox.origin, timeoutMs: 100 });
  const failure = await openPayment({ db, stripe: hasty }, { userId, email: "private@example.com" }).catch(String);
  expect(failure).toMatch(/^ProviderError: Stripe failed: StripeConnectionError/);
  expect(failure).not.toContain("private");
});

test("the receipt goes to the changed address", async () => {
  const userId = await addUser(db);
  const secret = await open(userId, "old@example.com");
  expect(await open(userId, "new@example.com")).toBe(secret);
  expect(await intentsOf(userId)).toMatchObject([{ receipt_email: "new@example.com" }]);
});

test("no payment opens for an unknown user or for a user with access", async () => {
  expect(await openPayment(payments, { userId: "nobody", email: "x@example.com" })).toEqual({ kind: "unknown-user" });
  const userId = await addUser(db);
  await recordPayment(db, paymentFact({ id: "pi_elsewhere", userId }));
  expect(await openPayment(payments, { userId, email: "x@example.com" })).toEqual({ kind: "already-paid" });
  expect(await db.selectFrom("orders").select("id").where("userId", "=", userId).execute()).toEqual([]);
});

import { createTestDb } from "@zodiac-at-work/db/testing";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openPayment } from "./open-payment.ts";
import { findPaymentIssues } from "./payment-issues.ts";
import { findPaymentLink } from "./payment-link.ts";
import { getPaymentStatus } from "./payment-status.ts";
import { IncompleteReconciliationError, reconcilePayments } from "./reconcile.ts";
import { attachPayments, recordPayment } from "./record-payment.ts";
import { refreshUserPayments } from "./refresh-payment.ts";
import { addUser, disputeFact, hasAccess, intentOf, paymentFact, refundFact, startSandbox } from "./testing.ts";

const { db, drop } = await createTestDb();
const sandbox = await startSandbox();
const { stripe, control, pay } = sandbox;
const payments = { db, stripe };
afterAll(() => Promise.all([drop(), sandbox.stop()]));

beforeEach(async () => {
  await fetch(`${sandbox.origin}/_sandbox/faults`, { method: "DELETE" });
});

async function open(userId: string): Promise<string> {
  const opening = await openPayment(payments, { userId, email: `${userId}@example.com` });
  if (opening.kind !== "open") throw new Error(opening.kind);
  return opening.clientSecret;
}

async function payFor(userId: string, card?: string): Promise<string> {
  const secret = await open(userId);
  await pay(intentOf(secret), secret, card);
  return intentOf(secret);
}

function makeDue() {
  return db.updateTable("payments").set({ askedAt: null }).execute();
}

describe("a purchase whose webhooks were all lost", () => {
  test("is granted by the reconciler, once, and its event is recorded", async () => {
    const userId = await addUser(db);
    await payFor(userId);
    expect(await hasAccess(db, userId)).toBe(false);
    const { eventsRecovered } = await reconcilePayments(payments);
    expect(eventsRecovered).toBeGreaterThan(0);
    expect(await hasAccess(db, userId)).toBe(true);
    expect(await reconcilePayments(payments)).toMatchObject({ eventsRecovered: 0, failures: 0 });
  });

  test("is granted when its user requests the payment status", async () => {
    const userId = await addUser(db);
    await payFor(userId);
    await refreshUserPayments(payments, userId);
    expect(await hasAccess(db, userId)).toBe(true);
  });

  test("is granted even if Stripe's list of events can't be read", async () => {
    const userId = await addUser(db);
    await payFor(userId);
    await control("/faults", { kind: "error", path: "/v1/events", count: 9 });
    const failure = await reconcilePayments(payments).catch((error: unknown) => error);
    if (!(failure instanceof IncompleteReconciliationError)) throw failure;
    expect(failure.message).toMatch(/^Requests to Stripe that failed: 1\. The first: Stripe failed: /);
    expect(failure.reconciliation).toMatchObject({
      failures: 1,
      paymentsChecked: expect.toSatisfy((count) => count > 0),
    });
    expect(await hasAccess(db, userId)).toBe(true);
  });

  test("is not granted if it was refunded since", async () => {
    const userId = await addUser(db);
    const id = await payFor(userId);
    await stripe.refunds.create({ payment_intent: id });
    await reconcilePayments(payments);
    expect(await hasAccess(db, userId)).toBe(false);
  });

  test("through the payment link is granted to its user, or waits with the address of its payer", async () => {
    const userId = await addUser(db);
    const link = await findPaymentLink(stripe);
    expect(await findPaymentLink(stripe)).toBe(link);
    await checkOut(`${link}?prefilled_email=${encodeURIComponent("a@example.com")}&client_reference_id=${userId}`);
    await checkOut(`${link}?prefilled_email=${encodeURIComponent("stranger@example.com")}`);
    await reconcilePayments(payments);
    expect(await hasAccess(db, userId)).toBe(true);
    const unclaimed = await db
      .selectFrom("payments")
      .select(["userId", "email"])
      .where("email", "is not", null)
      .execute();
    expect(unclaimed).toEqual([{ userId: null, email: "stranger@example.com" }]);
  });
});

describe("a payment for another product of the same Stripe account, at the same price,", () => {
  async function buyHat() {
    const metadata = { product: "hat" };
    const price_data = { currency: "usd", unit_amount: 6200, product_data: { name: "Hat" } };
    const { url } = await stripe.paymentLinks.create({
      line_items: [{ quantity: 1, price_data }],
      metadata,
      payment_intent_data: { metadata },
    });
    const { data: before } = await stripe.paymentIntents.list({ limit: 100 });
    const userId = await addUser(db);
    await checkOut(`${url}?prefilled_email=${userId}%40example.com&client_reference_id=${userId}`);
    const { data: after } = await stripe.paymentIntents.list({ limit: 100 });
    const intent = after.find(({ id }) => !before.some((one) => one.id === id));
    return { userId, id: intent?.id ?? "" };
  }

  const find = (id: string) => db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirst();

  test("grants nothing and is not recorded", async () => {
    const { userId, id } = await buyHat();
    await reconcilePayments(payments);
    expect(await find(id)).toBeUndefined();
    expect(await hasAccess(db, userId)).toBe(false);
    expect(await attachPayments(db, { userId, email: `${userId}@example.com` })).toBe(0);
  });

  test("is deleted again when a refund or a dispute brought it in", async () => {
    const { userId, id } = await buyHat();
    await recordPayment(db, refundFact(id, { amount: 100 }));
    await recordPayment(db, disputeFact(id, { status: "won" }));
    expect(await find(id)).toMatchObject({ status: "unknown" });
    await reconcilePayments(payments);
    expect(await find(id)).toBeUndefined();
    expect(await hasAccess(db, userId)).toBe(false);
    expect(await findPaymentIssues(db)).toMatchObject({ paidByNobody: 0, undecided: 0 });
  });
});

test("a purchase by link is granted after this machine's clock was a day ahead", async () => {
  await payFor(await addUser(db));
  vi.useFakeTimers({ now: Date.now() + 24 * 60 * 60_000, toFake: ["Date"] });
  await reconcilePayments(payments);
  vi.useRealTimers();
  const userId = await addUser(db);
  const link = await findPaymentLink(stripe);
  await checkOut(`${link}?prefilled_email=${userId}%40example.com&client_reference_id=${userId}`);
  await reconcilePayments(payments);
  expect(await hasAccess(db, userId)).toBe(true);
});

test("an event that can't be recorded does not stop the others", async () => {
  const userId = await addUser(db);
  await payFor(userId);
  const expensive = await stripe.paymentIntents.create({ amount: 6200, currency: "usd" });
  // More than the column holds, as another product of the same Stripe account might cost.
  const refund = { id: "ch_expensive", payment_intent: expensive.id, amount_refunded: 3_000_000_000 };
  const poison = {
    id: "evt_expensive",
    type: "charge.refunded",
    created: Math.floor(Date.now() / 1000),
    data: { object: refund },
  };
  const list = stripe.events.list.bind(stripe.events);
  const listing = vi.spyOn(stripe.events, "list").mockImplementation((async (...args: Parameters<typeof list>) => {
    const page = await list(...args);
    return { ...page, data: [poison, ...page.data] };
  }) as unknown as typeof list);
  await expect(reconcilePayments(payments)).rejects.toThrow("out of range");
  listing.mockRestore();
  expect(await hasAccess(db, userId)).toBe(true);
  expect(await reconcilePayments(payments)).toMatchObject({ eventsRecovered: 0, failures: 0 });
});

test("repeated status requests of a user fetch each payment once in two seconds", async () => {
  const userId = await addUser(db);
  await payFor(userId);
  await makeDue();
  await control("/faults", { kind: "error", path: "/v1/payment_intents", method: "GET", count: 1 });
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => refreshUserPayments(payments, userId)));
  expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(1);
});

test("a failed payment is fetched every time, because another card may have paid it since", async () => {
  const userId = await addUser(db);
  const id = await payFor(userId, "4000000000000002");
  await refreshUserPayments(payments, userId);
  expect(await getPaymentStatus(db, userId)).toEqual({ hasPaid: false, paymentFailed: true });
  const { client_secret } = await stripe.paymentIntents.retrieve(id);
  await pay(id, client_secret ?? "");
  await refreshUserPayments(payments, userId);
  expect(await getPaymentStatus(db, userId)).toEqual({ hasPaid: true, paymentFailed: false });
});

test("while Stripe never responds, a refresh fails and changes nothing", async () => {
  const userId = await addUser(db);
  await payFor(userId);
  await makeDue();
  await control("/faults", { kind: "hang", count: 50 });
  await expect(refreshUserPayments(payments, userId)).rejects.toThrow("Stripe failed");
  expect(await hasAccess(db, userId)).toBe(false);
});

test("an open payment of a user who has access is canceled", async () => {
  const userId = await addUser(db);
  const secret = await open(userId);
  await recordPayment(db, paymentFact({ id: "pi_by_link", userId }));
  await reconcilePayments(payments);
  expect((await stripe.paymentIntents.retrieve(intentOf(secret))).status).toBe("canceled");
  expect(await hasAccess(db, userId)).toBe(true);
});

test("payment issues are counted by kind", async () => {
  await db.deleteFrom("orders").execute();
  await db.deleteFrom("refunds").execute();
  await db.deleteFrom("payments").execute();
  const none = { paidWithoutAccess: 0, paidByNobody: 0, paidTwice: 0, undecided: 0 };
  expect(await findPaymentIssues(db)).toEqual(none);
  const long = new Date(Date.now() - 8 * 24 * 60 * 60_000);
  const [waiting, twice] = [await addUser(db), await addUser(db)];
  await recordPayment(db, paymentFact({ id: "t1", userId: waiting }));
  await db.updateTable("users").set({ role: "user" }).where("id", "=", waiting).execute();
  await recordPayment(db, paymentFact({ id: "t2", email: "nobody@example.com", createdAt: long }));
  await recordPayment(db, paymentFact({ id: "t3", userId: twice }));
  await recordPayment(db, paymentFact({ id: "t4", userId: twice }));
  await recordPayment(db, paymentFact({ id: "t5", userId: waiting, status: "processing", createdAt: long }));
  expect(await findPaymentIssues(db)).toEqual({ ...none, paidByNobody: 1, paidTwice: 1, undecided: 1 });
});

/** Opens a payment link and pays there, as a browser does. */
async function checkOut(url: string): Promise<void> {
  const page = await fetch(url);
  const html = await page.text();
  const action = /<form[^>]*action="([^"]+)"/.exec(html)?.[1]?.replaceAll("&#38;", "&") ?? page.url;
  const hidden = Array.from(
    html.matchAll(/<input[^>]*type="hidden"[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g),
    ([, name = "", value = ""]) => [name, value],
  );
  const named = Array.from(
    html.matchAll(/<input[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g),
    ([, name = "", value = ""]) => [name, value],
  );
  const body = new URLSearchParams([...hidden, ...named] as [string, string][]);
  for (const [name, value] of Object.entries({ number: "4242424242424242", expiry: "12/34", cvc: "123" }))
    body.set(name, value);
  const answer = await fetch(new URL(action, page.url), { method: "POST", body, redirect: "manual" });
  if (answer.status >= 400) throw new Error(await answer.text());
}

import { createDb } from "@zodiac-at-work/db";
import { afterAll, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { buildTestApp, testPayments } from "../../testing.ts";
import { event, intent, now, session, signEvent } from "./testing-stripe.ts";

const { app, db, dependencies, log, signIn, close } = await buildTestApp();
afterAll(close);

function sign(payload: string, secret = testPayments.webhookSecret, timestamp = now): string {
  return signEvent(payload, secret, timestamp);
}

function deliver(
  body: object | string,
  { signature, to = app }: { signature?: string | undefined; to?: typeof app } = {},
) {
  const payload = typeof body === "string" ? body : JSON.stringify(body, null, 2);
  const headers = { "content-type": "application/json; charset=utf-8", "stripe-signature": signature ?? sign(payload) };
  return to.inject({ method: "POST", url: "/api/stripe/webhook", headers, payload });
}

async function hasPaid(uid: string) {
  const user = await db.selectFrom("users").select("hasPaidAccess").where("id", "=", uid).executeTakeFirstOrThrow();
  return user.hasPaidAccess;
}

test("a payment grants access, and its event is stored without its payload", async () => {
  await signIn({ uid: "buyer", email: "buyer@example.com" });
  const paid = event("payment_intent.succeeded", intent("pi_buyer", "buyer", { receipt_email: "buyer@example.com" }));
  const response = await deliver(paid);
  expect([response.statusCode, response.json()]).toEqual([200, { received: true }]);
  expect(await hasPaid("buyer")).toBe(true);
  const kept = await db.selectFrom("paymentEvents").selectAll().execute();
  expect(kept).toEqual([
    { id: paid.id, type: paid.type, createdAt: new Date(now * 1000), receivedAt: expect.any(Date) },
  ]);
});

test("while the secret is changed, events signed with the old and the new one count, and no other", async () => {
  const payments = { ...testPayments, webhookSecret: "whsec_old", nextWebhookSecret: "whsec_new" };
  const rotating = await buildApp({ ...dependencies, config: { ...dependencies.config, payments } });
  const statusOf = async (secret: string) => {
    const payload = JSON.stringify(event("payment_intent.created", intent(`pi_${secret}`, "nobody")));
    return (await deliver(payload, { signature: sign(payload, secret), to: rotating })).statusCode;
  };
  expect([await statusOf("whsec_old"), await statusOf("whsec_new"), await statusOf("whsec_other")]).toEqual([
    200, 200, 400,
  ]);
  await rotating.close();
});

test("a session of the payment link grants access, and one without a user waits for its address", async () => {
  await signIn({ uid: "linked", email: "linked@example.com" });
  await deliver(event("checkout.session.completed", session("pi_linked", { client_reference_id: "linked" })));
  expect(await hasPaid("linked")).toBe(true);
  await deliver(event("checkout.session.completed", session("pi_unknown")));
  const waiting = await db.selectFrom("payments").selectAll().where("id", "=", "pi_unknown").executeTakeFirstOrThrow();
  expect(waiting).toMatchObject({ userId: null, email: "payer@example.com" });
});

test("a session with a delayed payment grants access when it is paid, and not when it fails", async () => {
  await signIn({ uid: "later", email: "later@example.com" });
  const unpaid = session("pi_later", { client_reference_id: "later", payment_status: "unpaid" });
  await deliver(event("checkout.session.completed", unpaid));
  expect(await hasPaid("later")).toBe(false);
  await deliver(event("checkout.session.async_payment_failed", unpaid, { created: now + 1 }));
  expect(await hasPaid("later")).toBe(false);
  await deliver(event("checkout.session.async_payment_succeeded", { ...unpaid, payment_status: "paid" }));
  expect(await hasPaid("later")).toBe(true);
});

test("events of other products of the same account change nothing", async () => {
  const [before] = await counts();
  await deliver(event("payment_intent.succeeded", intent("pi_book", "", { metadata: {}, amount: 900 })));
  await deliver(event("checkout.session.completed", session("pi_pen", { amount_subtotal: 100, amount_total: 100 })));
  await deliver(event("invoice.paid", { id: "in_1" }));
  await deliver(event("a.type.of.tomorrow", { id: "x" }));
  await deliver(event("payment_intent.succeeded", intent("pi_hat", "", { metadata: { product: "hat", uid: "1" } })));
  expect((await counts())[0]).toBe(before);
});

test("a payment that names only its buyer grants access", async () => {
  await signIn({ uid: "named", email: "named@example.com" });
  await deliver(event("payment_intent.succeeded", intent("pi_named", "named", { metadata: { uid: "named" } })));
  expect(await hasPaid("named")).toBe(true);
});

test("a minimal event is accepted", async () => {
  await signIn({ uid: "terse", email: "terse@example.com" });
  const metadata = { uid: "terse" };
  const object = {
    id: "pi_terse",
    object: "payment_intent",
    status: "succeeded",
    amount: 6200,
    currency: "usd",
    metadata,
  };
  await deliver({ id: "evt_terse", object: "event", type: "payment_intent.succeeded", data: { object } });
  expect(await hasPaid("terse")).toBe(true);
});

test("an inquiry keeps access until it becomes a dispute", async () => {
  await signIn({ uid: "asked", email: "asked@example.com" });
  await deliver(event("payment_intent.succeeded", intent("pi_asked", "asked")));
  const inquiry = { id: "dp_asked", object: "dispute", payment_intent: "pi_asked", status: "warning_needs_response" };
  await deliver(event("charge.dispute.created", inquiry));
  await deliver(event("charge.dispute.updated", { ...inquiry, status: "warning_under_review" }));
  expect(await hasPaid("asked")).toBe(true);
  await deliver(event("charge.dispute.updated", { ...inquiry, status: "needs_response" }));
  expect(await hasPaid("asked")).toBe(false);
});

test("refunds and disputes remove and restore access, also if they arrive before the payment", async () => {
  await signIn({ uid: "turn", email: "turn@example.com" });
  const refund = { id: "re_turn", object: "refund", payment_intent: "pi_turn", amount: 6200, status: "succeeded" };
  const dispute = { id: "dp_turn", object: "dispute", payment_intent: "pi_turn", status: "needs_response" };
  await deliver(event("refund.created", refund));
  await deliver(event("payment_intent.succeeded", intent("pi_turn", "turn")));
  expect(await hasPaid("turn")).toBe(false);
  await deliver(event("charge.refunded", { id: "ch_turn", payment_intent: "pi_turn", amount_refunded: 6200 }));
  await deliver(event("refund.failed", { ...refund, status: "failed" }));
  expect(await hasPaid("turn")).toBe(true);
  await deliver(event("charge.dispute.created", dispute));
  expect(await hasPaid("turn")).toBe(false);
  await deliver(event("charge.dispute.closed", { ...dispute, status: "won" }, { created: now + 5 }));
  await deliver(event("charge.dispute.updated", { ...dispute, status: "under_review" }, { created: now + 3 }));
  expect(await hasPaid("turn")).toBe(true);
});

const forged = event("payment_intent.succeeded", intent("pi_forged", "victim"));
const body = JSON.stringify(forged);
test.each([
  ["without a signature", ""],
  ["with a signature of nothing", "t=1,v1=00"],
  ["signed with another secret", sign(body, "whsec_other")],
  ["signed for another body", sign(body.replace("6200", "1"))],
  ["signed six minutes ago", sign(body, testPayments.webhookSecret, now - 360)],
  [
    "replayed with a fresh time on an old signature",
    sign(body, testPayments.webhookSecret, now - 360).replace(`t=${now - 360}`, `t=${now}`),
  ],
  ["with the signature's scheme changed", sign(body).replace("v1=", "v0=")],
])("an event %s is refused and changes nothing", async (_, signature) => {
  const before = await counts();
  const response = await deliver(body, { signature });
  expect([response.statusCode, response.json().code]).toEqual([400, "invalid-signature"]);
  expect(await counts()).toEqual(before);
});

test("an event with one changed byte, an empty body and another content type are refused", async () => {
  const signature = sign(body);
  expect((await deliver(`${body} `, { signature })).statusCode).toBe(400);
  expect((await deliver("", { signature })).statusCode).toBe(400);
  const plain = await app.inject({
    method: "POST",
    url: "/api/stripe/webhook",
    payload: body,
    headers: { "content-type": "text/plain" },
  });
  expect(plain.statusCode).toBe(400);
});

test("a replay within five minutes is accepted and changes nothing", async () => {
  await signIn({ uid: "replay", email: "replay@example.com" });
  const good = JSON.stringify(event("payment_intent.succeeded", intent("pi_replay", "replay")));
  const signature = sign(good);
  await deliver(good, { signature });
  const before = await db.selectFrom("payments").selectAll().where("id", "=", "pi_replay").execute();
  for (let time = 0; time < 100; time += 1) expect((await deliver(good, { signature })).statusCode).toBe(200);
  expect(await db.selectFrom("payments").selectAll().where("id", "=", "pi_replay").execute()).toEqual(before);
});

test("an unreachable database responds with 503, so that Stripe sends the event again", async () => {
  const nowhere = createDb("postgres://nobody@127.0.0.1:1/nothing");
  const alone = await buildApp({ ...dependencies, db: nowhere });
  const response = await deliver(event("payment_intent.succeeded", intent("pi_outage", "x")), { to: alone });
  expect(response.statusCode).toBe(503);
  await alone.close();
  await nowhere.destroy();
});

test("the log contains no personal data of an event", () => {
  expect(log.join("\n")).toContain("payment event");
  expect(log.join("\n")).not.toMatch(/buyer@|payer@|whsec/);
});

async function counts(): Promise<number[]> {
  const tables = ["payments", "paymentEvents", "refunds", "disputes"] as const;
  return Promise.all(tables.map(async (table) => (await db.selectFrom(table).select("id").execute()).length));
}

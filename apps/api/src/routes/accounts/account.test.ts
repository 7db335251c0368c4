import { recordPayment, startSandbox } from "@zodiac-at-work/payments/testing";
import { afterAll, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { buildTestApp, testPayments } from "../../testing.ts";

const sandbox = await startSandbox();
const { app, db, dependencies, deleted, signIn, close } = await buildTestApp(
  { payments: { ...testPayments, sandboxUrl: sandbox.origin } },
  sandbox.stripe,
);
afterAll(() => Promise.all([close(), sandbox.stop()]));

async function buy(uid: string, headers: { authorization: string }): Promise<string> {
  const payload = { amount: 62, userId: uid };
  const response = await app.inject({ method: "POST", url: "/api/create-payment-intent", headers, payload });
  const { clientSecret } = response.json();
  const id = clientSecret.split("_secret_")[0];
  await sandbox.pay(id, clientSecret);
  await app.inject({ url: `/api/user/${uid}/payment-status`, headers });
  return id;
}

function remove(headers: { authorization: string }, server = app) {
  return server.inject({ method: "DELETE", url: "/api/account", headers });
}

test("a receipt has the amount, the provider's receipt and the refund", async () => {
  const headers = await signIn({ uid: "payer", email: "payer@example.com" });
  const get = async () => (await app.inject({ url: "/api/account/receipts", headers })).json().receipts;
  expect(await get()).toEqual([]);
  const paymentId = await buy("payer", headers);
  expect(await get()).toEqual([
    {
      paymentId,
      paidAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      amount: 6200,
      amountRefunded: 0,
      currency: "usd",
      status: "paid",
      receiptUrl: expect.stringContaining(sandbox.origin),
    },
  ]);
  const refund = {
    kind: "refund",
    id: "re_1",
    paymentId,
    amount: 3100,
    status: "succeeded",
    asOf: new Date(),
  } as const;
  await recordPayment(db, refund);
  await sandbox.control("/faults", { kind: "error", count: 1 });
  expect(await get()).toMatchObject([{ status: "partly-refunded", amountRefunded: 3100, receiptUrl: null }]);
});

test("the export contains all records of the caller and none of other users", async () => {
  const headers = await signIn({ uid: "reader", email: "reader@example.com" });
  const id = await buy("reader", headers);
  const other = await signIn({ uid: "other", email: "other@example.com" });
  await buy("other", other);
  const response = await app.inject({ url: "/api/account/export", headers });
  expect(response.json()).toMatchObject({
    account: { uid: "reader", email: "reader@example.com", role: "user", hasPaidAccess: true },
    orders: [{ closedAt: expect.any(String) }],
    payments: [{ id, status: "succeeded", amountReceived: 6200, amountRefunded: 0, refunds: [], disputes: [] }],
    roleChanges: [],
    jobChecks: [],
    openingsVisit: null,
  });
  expect(response.body).not.toContain("other");
});

test("deleting requires a sign-in within the last five minutes", async () => {
  const signedInAt = Date.now() - 6 * 60_000;
  const headers = await signIn({ uid: "idle", email: "idle@example.com", signedInAt });
  const response = await remove(headers);
  expect([response.statusCode, response.json().code]).toEqual([403, "recent-sign-in-required"]);
  expect(deleted).toEqual([]);
});

test("deleting removes the account here and at the identity provider, and keeps payments without a name", async () => {
  const headers = await signIn({ uid: "leaver", email: "leaver@example.com" });
  const id = await buy("leaver", headers);
  expect((await remove(headers)).json()).toEqual({ deleted: true });
  expect(deleted).toEqual(["leaver"]);
  expect((await app.inject({ url: "/api/user/leaver", headers })).statusCode).toBe(401);
  const payment = await db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  expect(payment).toMatchObject({ userId: null, email: null, amountReceived: 6200, anonymizedAt: expect.any(Date) });
  for (const table of ["users", "orders"] as const) {
    const key = table === "users" ? "id" : "userId";
    const left = await db
      .selectFrom(table)
      .selectAll()
      .where(key as "id", "=", "leaver")
      .execute()
      .catch(() => []);
    expect(left).toEqual([]);
  }
  const payload = { uid: "leaver", email: "leaver@example.com" };
  const again = await app.inject({ method: "POST", url: "/api/user/register", headers, payload });
  expect([again.statusCode, again.json().code]).toEqual([401, "not-signed-in"]);
  expect((await remove(headers)).statusCode).toBe(401);
});

test("deleting removes a verified address from payments without a user, and changes no other payment", async () => {
  const paid = { kind: "payment", provider: "stripe", status: "succeeded", currency: "usd" } as const;
  const amounts = { amount: 6200, amountReceived: 6200, asOf: new Date(), createdAt: new Date() };
  for (const [uid, emailVerified, left] of [
    ["proven", true, null],
    ["claimed", false, "claimed@example.com"],
  ] as const) {
    const email = `${uid}@example.com`;
    const headers = await signIn({ uid, email, emailVerified });
    await recordPayment(db, { ...paid, ...amounts, id: `pi_${uid}`, email });
    expect((await remove(headers)).statusCode).toBe(200);
    const row = await db.selectFrom("payments").selectAll().where("id", "=", `pi_${uid}`).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ userId: null, email: left });
  }
});

test("deleting cancels an open payment, so that its card form can't charge", async () => {
  const headers = await signIn({ uid: "undecided", email: "undecided@example.com" });
  const payload = { amount: 62, userId: "undecided" };
  const response = await app.inject({ method: "POST", url: "/api/create-payment-intent", headers, payload });
  const { clientSecret } = response.json();
  expect((await remove(headers)).statusCode).toBe(200);
  expect(await sandbox.pay(clientSecret.split("_secret_")[0], clientSecret)).toBe(400);
});

test("an unreachable identity provider leaves the account unchanged", async () => {
  const headers = await signIn({ uid: "stuck", email: "stuck@example.com", hasPaidAccess: true });
  const alone = await buildApp({ ...dependencies, deleteIdentity: () => Promise.reject(new Error("unreachable")) });
  expect((await remove(headers, alone)).statusCode).toBe(500);
  await alone.close();
  expect((await app.inject({ url: "/api/user/stuck/payment-status", headers })).json().hasPaid).toBe(true);
});

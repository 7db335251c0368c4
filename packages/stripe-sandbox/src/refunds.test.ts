import type Stripe from "stripe";
import { expect, test } from "vitest";
import { buy, purchase, startTestSandbox } from "./testing.ts";

async function chargeOf(stripe: Stripe, id: string): Promise<Stripe.Charge> {
  const { latest_charge } = await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] });
  return latest_charge as Stripe.Charge;
}

test("a full refund marks the charge and sends its events", async () => {
  const { stripe, received } = await startTestSandbox();
  const { id, latest_charge } = await buy(stripe);
  const refund = await stripe.refunds.create({ payment_intent: id, reason: "requested_by_customer" });
  expect(refund).toMatchObject({
    object: "refund",
    amount: 6200,
    currency: "usd",
    status: "succeeded",
    charge: latest_charge,
    payment_intent: id,
    reason: "requested_by_customer",
  });
  const charge = await chargeOf(stripe, id);
  expect(charge).toMatchObject({ refunded: true, amount_refunded: 6200 });
  await expect.poll(received.types).toEqual(expect.arrayContaining(["refund.created", "charge.refunded"]));
  const event = received.events.find(({ type }) => type === "charge.refunded");
  expect(event?.data.object).toMatchObject({ payment_intent: id, refunded: true, amount_refunded: 6200 });
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe("succeeded");
  const receipt = await (await fetch(String(charge.receipt_url))).text();
  expect(receipt).toContain("Test payment page — no money moves");
  expect(receipt).toContain("$62.00 refunded");
});

test("partial refunds add up to the amount of the charge", async () => {
  const { stripe } = await startTestSandbox();
  const { id: payment_intent } = await buy(stripe);
  await stripe.refunds.create({ payment_intent, amount: 2000 });
  expect(await chargeOf(stripe, payment_intent)).toMatchObject({ refunded: false, amount_refunded: 2000 });
  const tooMuch = stripe.refunds.create({ payment_intent, amount: 4201 });
  await expect(tooMuch).rejects.toThrow("Refund amount ($42.01) is greater than unrefunded amount on charge ($42.00)");
  await expect(stripe.refunds.create({ payment_intent, amount: 0 })).rejects.toMatchObject({ param: "amount" });
  expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 4200 });
  expect(await chargeOf(stripe, payment_intent)).toMatchObject({ refunded: true, amount_refunded: 6200 });
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: "charge_already_refunded" });
});

test("refuses to refund an unpaid or disputed payment", async () => {
  const { stripe, control } = await startTestSandbox();
  const { id } = await stripe.paymentIntents.create(purchase);
  await expect(stripe.refunds.create({ payment_intent: id })).rejects.toThrow(/does not have a successful charge/);
  await expect(stripe.refunds.create({})).rejects.toMatchObject({ code: "parameter_missing", param: "payment_intent" });
  await expect(stripe.refunds.create({ payment_intent: "pi_none" })).rejects.toMatchObject({
    code: "resource_missing",
  });
  const { id: payment_intent } = await buy(stripe);
  await control("/disputes", { payment_intent });
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: "charge_disputed" });
});

test("a failed refund restores the payment", async () => {
  const { stripe, control, received } = await startTestSandbox();
  const { id: payment_intent } = await buy(stripe);
  const { id } = await stripe.refunds.create({ payment_intent });
  const failed = await control(`/refunds/${id}/fail`);
  expect(failed).toMatchObject({ status: "failed", failure_reason: "expired_or_canceled_card" });
  expect(await chargeOf(stripe, payment_intent)).toMatchObject({ refunded: false, amount_refunded: 0 });
  await expect.poll(received.types).toContain("refund.failed");
  await expect(control(`/refunds/${id}/fail`)).rejects.toThrow(/has already failed/);
});

test.for([
  ["pm_card_pendingRefund", "pending", "succeeded", "refund.updated"],
  ["pm_card_refundFail", "succeeded", "failed", "refund.failed"],
] as const)("a refund to %s is %s and three seconds later %s", async ([method, first, later, type]) => {
  const { stripe, advance, received } = await startTestSandbox();
  const { id } = await buy(stripe, method);
  const refund = await stripe.refunds.create({ payment_intent: id });
  expect(refund.status).toBe(first);
  advance(3000);
  await expect.poll(received.types).toContain(type);
  const event = received.events.find((one) => one.type === type);
  expect(event?.data.object).toMatchObject({ id: refund.id, status: later });
});

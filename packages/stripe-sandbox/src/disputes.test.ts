import type Stripe from "stripe";
import { expect, test } from "vitest";
import { buy, purchase, startTestSandbox } from "./testing.ts";

async function disputeEvents(stripe: Stripe) {
  const types = ["charge.dispute.created", "charge.dispute.updated", "charge.dispute.closed"];
  const { data } = await stripe.events.list({ types });
  return data.toReversed();
}

test.for([
  ["won", true],
  ["lost", false],
  ["prevented", true],
] as const)("a dispute opens, changes and is %s", async ([status, isRefundable]) => {
  const { stripe, control, received } = await startTestSandbox();
  const { id: payment_intent, latest_charge: charge } = await buy(stripe);
  const dispute = await control<Stripe.Dispute>("/disputes", { payment_intent });
  expect(dispute).toMatchObject({
    object: "dispute",
    amount: 6200,
    charge,
    payment_intent,
    reason: "fraudulent",
    status: "needs_response",
    is_charge_refundable: false,
    payment_method_details: { card: { case_type: "chargeback" } },
  });
  const paid = await stripe.paymentIntents.retrieve(payment_intent, { expand: ["latest_charge"] });
  expect(paid.latest_charge).toMatchObject({ disputed: true });
  await control(`/disputes/${dispute.id}`, { status: "under_review" });
  await control(`/disputes/${dispute.id}`, { status });
  await expect.poll(received.types).toContain("charge.dispute.closed");
  const events = await disputeEvents(stripe);
  expect(events.map(({ type }) => type)).toEqual([
    "charge.dispute.created",
    "charge.dispute.updated",
    "charge.dispute.updated",
    "charge.dispute.closed",
  ]);
  expect(events.at(-1)?.data.object).toMatchObject({ id: dispute.id, status, charge });
  const refund = stripe.refunds.create({ payment_intent });
  if (isRefundable) await expect(refund).resolves.toMatchObject({ status: "succeeded" });
  else await expect(refund).rejects.toMatchObject({ code: "charge_disputed" });
  await expect(control(`/disputes/${dispute.id}`, { status: "won" })).rejects.toThrow(/already closed/);
});

test("an inquiry moves no money, allows a refund and can be closed", async () => {
  const { stripe, control } = await startTestSandbox();
  const { id: payment_intent } = await buy(stripe);
  const inquiry = await control<Stripe.Dispute>("/disputes", { payment_intent, status: "warning_needs_response" });
  expect(inquiry).toMatchObject({
    is_charge_refundable: true,
    payment_method_details: { card: { case_type: "inquiry" } },
  });
  await stripe.refunds.create({ payment_intent, amount: 100 });
  expect(await control(`/disputes/${inquiry.id}`, { status: "warning_closed" })).toMatchObject({
    status: "warning_closed",
  });
});

test.for([
  ["pm_card_createDispute", "needs_response"],
  ["pm_card_createDisputeInquiry", "warning_needs_response"],
] as const)("two seconds after a payment with %s a dispute opens", async ([method, status]) => {
  const { stripe, advance, received } = await startTestSandbox();
  const { id } = await buy(stripe, method);
  expect(await disputeEvents(stripe)).toEqual([]);
  advance(2000);
  await expect.poll(received.types).toContain("charge.dispute.created");
  const [event] = await disputeEvents(stripe);
  expect(event?.data.object).toMatchObject({ status, payment_intent: id });
});

test("only a paid charge can be disputed, and only once", async () => {
  const { stripe, control } = await startTestSandbox();
  await expect(control("/disputes", { payment_intent: "pi_none" })).rejects.toThrow(/No such payment_intent/);
  const unpaid = await stripe.paymentIntents.create(purchase);
  await expect(control("/disputes", { payment_intent: unpaid.id })).rejects.toThrow(/No such charge/);
  const declined = { payment_method: "pm_card_chargeDeclined", return_url: "http://localhost:3000/success" };
  await stripe.paymentIntents.confirm(unpaid.id, declined).catch(() => {});
  await expect(control("/disputes", { payment_intent: unpaid.id })).rejects.toThrow(/cannot be disputed/);
  const { id: payment_intent } = await buy(stripe);
  await control("/disputes", { payment_intent });
  await expect(control("/disputes", { payment_intent })).rejects.toThrow(/cannot be disputed/);
});

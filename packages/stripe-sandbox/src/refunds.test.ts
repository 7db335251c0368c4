import { expect, test } from "vitest";
import { buy, purchase, startTestSandbox } from "./testing.ts";

test("a full refund marks the charge, and is told with what it was before", async () => {
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
  const charge = await stripe.charges.retrieve(String(latest_charge), { expand: ["refunds"] });
  expect(charge).toMatchObject({ refunded: true, amount_refunded: 6200, refunds: { data: [{ id: refund.id }] } });
  await expect.poll(received.types).toEqual(expect.arrayContaining(["refund.created", "charge.refunded"]));
  const told = received.events.find(({ type }) => type === "charge.refunded");
  expect(told?.data).toMatchObject({
    object: { refunded: true, amount_refunded: 6200 },
    previous_attributes: { refunded: false, amount_refunded: 0 },
  });
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe("succeeded");
  const receipt = await (await fetch(String(charge.receipt_url))).text();
  expect(receipt).toContain("Test payment page — no money moves");
  expect(receipt).toContain("$62.00 refunded");
});

test("partial refunds add up to the whole and no further", async () => {
  const { stripe } = await startTestSandbox();
  const { latest_charge } = await buy(stripe);
  const charge = String(latest_charge);
  await stripe.refunds.create({ charge, amount: 2000 });
  expect(await stripe.charges.retrieve(charge)).toMatchObject({ refunded: false, amount_refunded: 2000 });
  const tooMuch = stripe.refunds.create({ charge, amount: 4201 });
  await expect(tooMuch).rejects.toThrow("Refund amount ($42.01) is greater than unrefunded amount on charge ($42.00)");
  await stripe.refunds.create({ charge });
  expect(await stripe.charges.retrieve(charge)).toMatchObject({ refunded: true, amount_refunded: 6200 });
  await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({ code: "charge_already_refunded" });
  const { data } = await stripe.refunds.list({ charge });
  expect(data.map(({ amount }) => amount)).toEqual([4200, 2000]);
  expect(await stripe.refunds.retrieve(String(data[0]?.id))).toMatchObject({ amount: 4200 });
});

test("what was never paid, or is disputed, cannot be refunded", async () => {
  const { stripe, control } = await startTestSandbox();
  const { id } = await stripe.paymentIntents.create(purchase);
  await expect(stripe.refunds.create({ payment_intent: id })).rejects.toThrow(/does not have a successful charge/);
  await expect(stripe.refunds.create({})).rejects.toThrow(/payment_intent or charge/);
  await expect(stripe.refunds.create({ charge: "ch_none" })).rejects.toMatchObject({ code: "resource_missing" });
  const { latest_charge: charge } = await buy(stripe);
  await control("/disputes", { charge });
  const disputed = stripe.refunds.create({ charge: String(charge) });
  await expect(disputed).rejects.toMatchObject({ code: "charge_disputed" });
});

test("a refund that fails puts the payment back", async () => {
  const { stripe, control, received } = await startTestSandbox();
  const { latest_charge } = await buy(stripe);
  const { id } = await stripe.refunds.create({ charge: String(latest_charge) });
  await control(`/refunds/${id}/fail`);
  expect(await stripe.refunds.retrieve(id)).toMatchObject({
    status: "failed",
    failure_reason: "expired_or_canceled_card",
  });
  expect(await stripe.charges.retrieve(String(latest_charge))).toMatchObject({ refunded: false, amount_refunded: 0 });
  await expect.poll(received.types).toContain("refund.failed");
  await expect(control(`/refunds/${id}/fail`)).rejects.toThrow(/has failed already/);
});

test.for([
  ["pm_card_pendingRefund", "pending", "succeeded", "refund.updated"],
  ["pm_card_refundFail", "succeeded", "failed", "refund.failed"],
] as const)("a refund to %s is %s and later %s", async ([method, first, later, event]) => {
  const { stripe, control, received } = await startTestSandbox();
  const { id } = await buy(stripe, method);
  const refund = await stripe.refunds.create({ payment_intent: id });
  expect(refund.status).toBe(first);
  await control("/clock", { advance_ms: 3000 });
  expect((await stripe.refunds.retrieve(refund.id)).status).toBe(later);
  await expect.poll(received.types).toContain(event);
});

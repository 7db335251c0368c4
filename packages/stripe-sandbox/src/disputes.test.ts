import type Stripe from "stripe";
import { expect, test } from "vitest";
import { buy, startTestSandbox } from "./testing.ts";

test.for([
  ["won", true],
  ["lost", false],
  ["prevented", true],
] as const)("a dispute is opened, updated and %s", async ([status, reinstated]) => {
  const { stripe, control, received } = await startTestSandbox();
  const { id: payment_intent, latest_charge: charge } = await buy(stripe);
  const { id } = await control<Stripe.Dispute>("/disputes", { charge });
  expect(await stripe.disputes.retrieve(id)).toMatchObject({
    object: "dispute",
    amount: 6200,
    charge,
    payment_intent,
    reason: "fraudulent",
    status: "needs_response",
    is_charge_refundable: false,
    payment_method_details: { card: { case_type: "chargeback" } },
  });
  expect((await stripe.charges.retrieve(String(charge))).disputed).toBe(true);
  await control(`/disputes/${id}`, { status: "under_review" });
  await control(`/disputes/${id}`, { status });
  await expect.poll(received.types).toContain("charge.dispute.closed");
  const { data } = await stripe.events.list({ type: "charge.dispute.*" });
  expect(data.map(({ type }) => type).toReversed()).toEqual([
    "charge.dispute.created",
    "charge.dispute.funds_withdrawn",
    "charge.dispute.updated",
    "charge.dispute.updated",
    "charge.dispute.closed",
    ...(reinstated ? ["charge.dispute.funds_reinstated"] : []),
  ]);
  const refund = stripe.refunds.create({ charge: String(charge) });
  if (reinstated) await expect(refund).resolves.toMatchObject({ status: "succeeded" });
  else await expect(refund).rejects.toMatchObject({ code: "charge_disputed" });
  const closed = data.find(({ type }) => type === "charge.dispute.closed");
  expect(closed?.data.object).toMatchObject({ id, status, charge });
  await expect(control(`/disputes/${id}`, { status: "won" })).rejects.toThrow(/already closed/);
  expect((await stripe.disputes.list({ payment_intent })).data).toMatchObject([{ id, status }]);
});

test.for([
  ["winning_evidence", "won"],
  ["losing_evidence", "lost"],
  ["a letter", "under_review"],
] as const)("evidence that says %s leaves a dispute %s", async ([uncategorized_text, status]) => {
  const { stripe, control } = await startTestSandbox();
  const { latest_charge: charge } = await buy(stripe);
  const { id } = await control<Stripe.Dispute>("/disputes", { charge });
  const staged = await stripe.disputes.update(id, { evidence: { uncategorized_text }, submit: false });
  expect(staged).toMatchObject({ status: "needs_response", evidence: { uncategorized_text } });
  expect(await stripe.disputes.update(id, { submit: true })).toMatchObject({
    status,
    evidence_details: { has_evidence: true, submission_count: 1 },
  });
  const unknown = stripe.disputes.update(id, { evidence: { tears: "many" } } as Stripe.DisputeUpdateParams);
  await expect(unknown).rejects.toMatchObject({ param: "evidence" });
});

test("a dispute that is closed by the shop is lost, once", async () => {
  const { stripe, control } = await startTestSandbox();
  const { latest_charge: charge } = await buy(stripe);
  const { id } = await control<Stripe.Dispute>("/disputes", { charge });
  expect(await stripe.disputes.close(id)).toMatchObject({ status: "lost" });
  await expect(stripe.disputes.close(id)).rejects.toThrow(/already closed/);
  const late = stripe.disputes.update(id, { evidence: { uncategorized_text: "winning_evidence" } });
  await expect(late).rejects.toThrow(/already closed/);
});

test("an inquiry becomes a dispute, or is closed, by its evidence", async () => {
  const { stripe, control } = await startTestSandbox();
  const answered = async (uncategorized_text: string) => {
    const { latest_charge: charge } = await buy(stripe);
    const { id } = await control<Stripe.Dispute>("/disputes", { charge, status: "warning_needs_response" });
    return (await stripe.disputes.update(id, { evidence: { uncategorized_text } })).status;
  };
  expect(await answered("escalate_inquiry_evidence")).toBe("needs_response");
  expect(await answered("winning_evidence")).toBe("warning_closed");
});

test("an inquiry moves no money, hinders no refund, and can be closed", async () => {
  const { stripe, control } = await startTestSandbox();
  const { latest_charge: charge } = await buy(stripe);
  const { id } = await control<Stripe.Dispute>("/disputes", { charge, status: "warning_needs_response" });
  expect(await stripe.disputes.retrieve(id)).toMatchObject({ is_charge_refundable: true });
  await stripe.refunds.create({ charge: String(charge), amount: 100 });
  await control(`/disputes/${id}`, { status: "warning_closed" });
  const { data } = await stripe.events.list({ type: "charge.dispute.*" });
  expect(data.some(({ type }) => type.includes("funds"))).toBe(false);
});

test.for([
  ["pm_card_createDispute", "needs_response"],
  ["pm_card_createDisputeInquiry", "warning_needs_response"],
] as const)("a payment with %s is disputed by itself", async ([method, status]) => {
  const { stripe, control } = await startTestSandbox();
  const { id } = await buy(stripe, method);
  expect((await stripe.disputes.list()).data).toEqual([]);
  await control("/clock", { advance_ms: 2000 });
  expect((await stripe.disputes.list()).data).toMatchObject([{ status, payment_intent: id }]);
});

test("only what was paid can be disputed, and only once", async () => {
  const { stripe, control } = await startTestSandbox();
  await expect(control("/disputes", { charge: "ch_none" })).rejects.toThrow(/No such charge/);
  await buy(stripe, "pm_card_chargeDeclined").catch(() => {});
  const [failed] = (await stripe.charges.list()).data;
  await expect(control("/disputes", { charge: failed?.id })).rejects.toThrow(/cannot be disputed/);
  const { latest_charge: charge } = await buy(stripe);
  await control("/disputes", { charge });
  await expect(control("/disputes", { charge })).rejects.toThrow(/cannot be disputed/);
});

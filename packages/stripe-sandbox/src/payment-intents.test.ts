import Stripe from "stripe";
import { expect, test } from "vitest";
import { buy, cardForm, purchase, startTestSandbox, successUrl } from "./testing.ts";

test("a card pays a PaymentIntent", async () => {
  const { stripe, confirm, received } = await startTestSandbox();
  const intent = await stripe.paymentIntents.create(purchase);
  expect(intent).toMatchObject({
    object: "payment_intent",
    amount: 6200,
    amount_received: 0,
    currency: "usd",
    livemode: false,
    status: "requires_payment_method",
    receipt_email: "buyer@example.com",
    metadata: { uid: "user-1" },
    automatic_payment_methods: { enabled: true, allow_redirects: "always" },
  });
  expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_\\w{25}$`));

  const confirmed = await confirm(intent, cardForm("4242 4242 4242 4242"));
  expect(confirmed).toMatchObject({ status: 200, body: { id: intent.id, status: "succeeded" } });

  const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ["latest_charge"] });
  expect(paid).toMatchObject({
    status: "succeeded",
    amount_received: 6200,
    latest_charge: {
      object: "charge",
      paid: true,
      captured: true,
      amount_captured: 6200,
      refunded: false,
      disputed: false,
      payment_intent: intent.id,
      receipt_email: "buyer@example.com",
      outcome: { type: "authorized" },
      payment_method_details: { card: { brand: "visa", last4: "4242", exp_month: 12, exp_year: 2034 } },
    },
  });
  await expect.poll(received.types).toEqual(["payment_intent.succeeded"]);
});

test.for([
  ["4000000000000002", "card_declined", "generic_decline", "Your card was declined."],
  ["4000000000009995", "card_declined", "insufficient_funds", "Your card has insufficient funds."],
  ["4000000000009987", "card_declined", "lost_card", "Your card was declined."],
  ["4000000000009979", "card_declined", "stolen_card", "Your card was declined."],
  ["4000000000000069", "expired_card", "expired_card", "Your card has expired."],
  ["4000000000000127", "incorrect_cvc", "incorrect_cvc", "Your card's security code is incorrect."],
  ["4000000000000119", "processing_error", "processing_error", /^An error occurred while processing your card/],
  ["4539578763621486", "card_declined", "test_mode_live_card", /used a non test card/],
] as const)("the card %s is declined, and another card pays the PaymentIntent", async ([number, ...expected]) => {
  const [code, decline_code, message] = expected;
  const { stripe, confirm, received } = await startTestSandbox();
  const intent = await stripe.paymentIntents.create(purchase);

  const { status, body } = await confirm(intent, cardForm(number));
  expect(status).toBe(402);
  expect(body.error).toMatchObject({ type: "card_error", code, decline_code, charge: expect.stringMatching(/^ch_/) });
  expect(body.error?.message).toMatch(message);
  expect(body.error?.payment_intent).toMatchObject({ id: intent.id, status: "requires_payment_method" });
  expect(body.error?.payment_intent).not.toHaveProperty("metadata");

  const declined = await stripe.paymentIntents.retrieve(intent.id, { expand: ["latest_charge"] });
  expect(declined).toMatchObject({
    status: "requires_payment_method",
    payment_method: null,
    last_payment_error: { code, decline_code, payment_method: { card: { last4: number.slice(-4) } } },
    latest_charge: { status: "failed", paid: false, failure_code: code },
  });

  expect((await confirm(intent, cardForm("4242424242424242"))).body.status).toBe("succeeded");
  expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
    status: "succeeded",
    last_payment_error: null,
  });
  await expect
    .poll(() => received.types().toSorted())
    .toEqual(["payment_intent.payment_failed", "payment_intent.succeeded"]);
});

test.for([
  ["4242424242424241", "12/2034", "123", "incorrect_number", "number"],
  ["1234", "12/2034", "123", "incorrect_number", "number"],
  ["4242abcd42424242", "12/2034", "123", "incorrect_number", "number"],
  ["4242424242424242", "13/2034", "123", "invalid_expiry_month", "exp_month"],
  ["4242424242424242", "0/2034", "123", "invalid_expiry_month", "exp_month"],
  ["4242424242424242", "12/2020", "123", "invalid_expiry_year", "exp_year"],
  ["4242424242424242", "12/20", "123", "invalid_expiry_year", "exp_year"],
  ["4242424242424242", "12/2534", "123", "invalid_expiry_year", "exp_year"],
  ["4242424242424242", "12/2034", "12", "invalid_cvc", "cvc"],
] as const)("refuses the card %s, %s, %s with %s and creates no charge", async ([number, expiry, cvc, code, param]) => {
  const { stripe, confirm } = await startTestSandbox();
  const intent = await stripe.paymentIntents.create(purchase);
  const reply = await confirm(intent, cardForm(number, { expiry, cvc }));
  expect(reply).toMatchObject({ status: 402, body: { error: { type: "card_error", code, param } } });
  expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
    status: "requires_payment_method",
    latest_charge: null,
  });
});

test("a card is valid until the end of its month", async () => {
  const { stripe, confirm } = await startTestSandbox();
  const intent = await stripe.paymentIntents.create(purchase);
  const today = new Date();
  const expiry = `${today.getUTCMonth() + 1}/${today.getUTCFullYear() % 100}`;
  expect((await confirm(intent, cardForm("5555555555554444", { expiry }))).body.status).toBe("succeeded");
});

test("authentication leads to the bank's page and back, with the parameters that Stripe appends", async () => {
  const { stripe, confirm, origin, received } = await startTestSandbox();
  const intent = await stripe.paymentIntents.create(purchase);
  const return_url = `${successUrl}?from=checkout`;
  const { body } = await confirm(intent, { ...cardForm("4000002500003155"), return_url });
  expect(body).toMatchObject({
    status: "requires_action",
    next_action: { type: "redirect_to_url", redirect_to_url: { return_url } },
  });
  const address = String(body.next_action?.redirect_to_url?.url);
  expect(address.startsWith(`${origin}/`)).toBe(true);
  const page = await (await fetch(address)).text();
  expect(page).toContain("Test payment page — no money moves");
  expect(page).toContain("Complete authentication");
  expect(page).toContain("Fail authentication");

  const back = await authenticate(address, "succeeded");
  expect(back.origin + back.pathname).toBe(successUrl);
  expect(Object.fromEntries(back.searchParams)).toEqual({
    from: "checkout",
    payment_intent: intent.id,
    payment_intent_client_secret: intent.client_secret,
    redirect_status: "succeeded",
  });
  expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ status: "succeeded", next_action: null });
  expect((await fetch(address, { redirect: "manual" })).headers.get("location")).toBe(back.href);
  expect((await authenticate(address, "failed")).href).toBe(back.href);
  await expect.poll(received.types).toEqual(["payment_intent.succeeded"]);
});

test("after failed authentication the PaymentIntent waits for another card, without a charge", async () => {
  const { stripe, received } = await startTestSandbox();
  const intent = await buy(stripe, "pm_card_authenticationRequired");
  const back = await authenticate(String(intent.next_action?.redirect_to_url?.url), "failed");
  expect(back.searchParams.get("redirect_status")).toBe("failed");
  expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
    status: "requires_payment_method",
    latest_charge: null,
    last_payment_error: { type: "invalid_request_error", code: "payment_intent_authentication_failure" },
  });
  await expect.poll(received.types).toContain("payment_intent.payment_failed");
});

test("a card can be declined after authentication", async () => {
  const { stripe } = await startTestSandbox();
  const intent = await buy(stripe, "pm_card_threeDSecureRequiredChargeDeclined");
  const back = await authenticate(String(intent.next_action?.redirect_to_url?.url), "succeeded");
  expect(back.searchParams.get("redirect_status")).toBe("failed");
  const { last_payment_error } = await stripe.paymentIntents.retrieve(intent.id);
  expect(last_payment_error?.decline_code).toBe("generic_decline");
});

test("the bank's page requires the client secret", async () => {
  const { stripe, origin } = await startTestSandbox();
  const { id } = await buy(stripe, "pm_card_authenticationRequired");
  for (const query of ["", "?client_secret=wrong"]) {
    expect((await fetch(`${origin}/authenticate/${id}${query}`)).status).toBe(404);
  }
  expect((await fetch(`${origin}/authenticate/pi_none`)).status).toBe(404);
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe("requires_action");
});

test("a paid PaymentIntent can be neither confirmed nor canceled", async () => {
  const { stripe } = await startTestSandbox();
  const { id } = await buy(stripe);
  const unexpected = { type: "StripeInvalidRequestError", statusCode: 400, code: "payment_intent_unexpected_state" };
  const again = stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa", return_url: successUrl });
  await expect(again).rejects.toMatchObject({ ...unexpected, payment_intent: { id, status: "succeeded" } });
  await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject(unexpected);
});

test("a canceled PaymentIntent accepts no card", async () => {
  const { stripe, received } = await startTestSandbox();
  const { id } = await stripe.paymentIntents.create(purchase);
  const canceled = await stripe.paymentIntents.cancel(id, { cancellation_reason: "abandoned" });
  expect(canceled).toMatchObject({ status: "canceled", cancellation_reason: "abandoned" });
  expect(canceled.canceled_at).toBeTypeOf("number");
  const payment = stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa", return_url: successUrl });
  await expect(payment).rejects.toMatchObject({ code: "payment_intent_unexpected_state" });
  await expect.poll(received.types).toContain("payment_intent.canceled");
});

test("updates the receipt email and the metadata", async () => {
  const { stripe } = await startTestSandbox();
  const { id } = await stripe.paymentIntents.create(purchase);
  const changed = { receipt_email: "other@example.com", metadata: { uid: "", note: "kept" } };
  expect(await stripe.paymentIntents.update(id, changed)).toMatchObject({ receipt_email: "other@example.com" });
  expect((await stripe.paymentIntents.retrieve(id)).metadata).toEqual({ note: "kept" });
  expect(await stripe.paymentIntents.update(id, { receipt_email: "" })).toMatchObject({ receipt_email: null });
});

test("a confirmation requires a card and a return address", async () => {
  const { stripe } = await startTestSandbox();
  const { id } = await stripe.paymentIntents.create(purchase);
  const confirm = (params: Stripe.PaymentIntentConfirmParams) => stripe.paymentIntents.confirm(id, params);
  await expect(confirm({ return_url: successUrl })).rejects.toMatchObject({ param: "payment_method" });
  await expect(confirm({ payment_method: "pm_card_visa" })).rejects.toMatchObject({ param: "return_url" });
  await expect(confirm({ payment_method: "pm_card_visa", return_url: "here" })).rejects.toMatchObject({
    code: "url_invalid",
    param: "return_url",
  });
  await expect(confirm({ payment_method: "pm_none", return_url: successUrl })).rejects.toMatchObject({
    code: "resource_missing",
    param: "payment_method",
  });
});

test("the SDK throws a decline as a card error with the PaymentIntent", async () => {
  const { stripe } = await startTestSandbox();
  const error = await buy(stripe, "pm_card_chargeDeclined").catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
  expect(error).toMatchObject({
    statusCode: 402,
    code: "card_declined",
    decline_code: "generic_decline",
    payment_intent: { status: "requires_payment_method", metadata: { uid: "user-1" } },
  });
});

test("a delayed payment is processing until it settles", async () => {
  const { stripe, control, received } = await startTestSandbox();
  await control("/delayed_payments", { count: 2 });
  const [good, bad] = [await buy(stripe), await buy(stripe)];
  expect([good.status, bad.status, (await buy(stripe)).status]).toEqual(["processing", "processing", "succeeded"]);
  const { latest_charge } = await stripe.paymentIntents.retrieve(good.id, { expand: ["latest_charge"] });
  expect(latest_charge).toMatchObject({ status: "pending", paid: false });
  await control(`/payment_intents/${good.id}/settle`);
  await control(`/payment_intents/${bad.id}/settle`, { outcome: "failed" });
  expect((await stripe.paymentIntents.retrieve(good.id)).status).toBe("succeeded");
  expect((await stripe.paymentIntents.retrieve(bad.id)).status).toBe("requires_payment_method");
  await expect(control(`/payment_intents/${good.id}/settle`)).rejects.toThrow(/only processing can settle/);
  await expect.poll(received.types).toContain("payment_intent.payment_failed");
  expect(received.types().filter((type) => type === "payment_intent.processing")).toHaveLength(2);
});

async function authenticate(address: string, outcome: string): Promise<URL> {
  const client_secret = String(new URL(address).searchParams.get("client_secret"));
  const body = new URLSearchParams({ client_secret, outcome });
  const response = await fetch(address, { method: "POST", body, redirect: "manual" });
  expect(response.status).toBe(303);
  return new URL(String(response.headers.get("location")));
}

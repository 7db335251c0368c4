import Stripe from "stripe";
import { expect, test } from "vitest";
import { buy, cardForm, purchase, startTestSandbox } from "./testing.ts";

const success = "http://localhost:3000/success";

test("a card that works pays: PaymentIntent, charge and events tell it, with Stripe's names", async () => {
  const { stripe, browse, received } = await startTestSandbox();
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

  const path = `/v1/payment_intents/${intent.id}/confirm`;
  const confirmed = await browse(path, {
    client_secret: String(intent.client_secret),
    ...cardForm("4242 4242 4242 4242"),
  });
  expect(confirmed).toMatchObject({ status: 200, body: { id: intent.id, status: "succeeded" } });

  const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ["latest_charge", "payment_method"] });
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
    payment_method: { object: "payment_method", type: "card" },
  });
  await expect
    .poll(() => received.types().toSorted())
    .toEqual(["charge.succeeded", "payment_intent.created", "payment_intent.succeeded"]);
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
] as const)(
  "the card %s is declined, and another card pays the same PaymentIntent once",
  async ([number, ...wanted]) => {
    const [code, decline_code, message] = wanted;
    const { stripe, browse, received } = await startTestSandbox();
    const { id, client_secret } = await stripe.paymentIntents.create(purchase);
    const confirm = (card: string) =>
      browse(`/v1/payment_intents/${id}/confirm`, { client_secret: String(client_secret), ...cardForm(card) });

    const { status, body } = await confirm(number);
    expect(status).toBe(402);
    expect(body.error).toMatchObject({ type: "card_error", code, decline_code, charge: expect.stringMatching(/^ch_/) });
    expect(body.error?.message).toMatch(message);
    expect(body.error).not.toHaveProperty("request_log_url");
    expect(body.error?.payment_intent).toMatchObject({ id, status: "requires_payment_method" });
    expect(body.error?.payment_intent).not.toHaveProperty("metadata");

    const declined = await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] });
    expect(declined).toMatchObject({
      status: "requires_payment_method",
      payment_method: null,
      last_payment_error: { code, decline_code, payment_method: { card: { last4: number.slice(-4) } } },
      latest_charge: { status: "failed", paid: false, failure_code: code },
    });

    expect((await confirm("4242424242424242")).body.status).toBe("succeeded");
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: "succeeded", last_payment_error: null });
    const charges = await stripe.charges.list({ payment_intent: id });
    expect(charges.data.map((charge) => charge.status)).toEqual(["succeeded", "failed"]);
    await expect
      .poll(() => received.types().toSorted())
      .toEqual([
        "charge.failed",
        "charge.succeeded",
        "payment_intent.created",
        "payment_intent.payment_failed",
        "payment_intent.succeeded",
      ]);
  },
);

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
] as const)(
  "the card %s, %s, %s cannot be one (%s), and no charge is tried",
  async ([number, expiry, cvc, code, param]) => {
    const { stripe, browse } = await startTestSandbox();
    const { id, client_secret } = await stripe.paymentIntents.create(purchase);
    const reply = await browse(`/v1/payment_intents/${id}/confirm`, {
      client_secret: String(client_secret),
      ...cardForm(number, { expiry, cvc }),
    });
    expect(reply).toMatchObject({ status: 402, body: { error: { type: "card_error", code, param } } });
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: "requires_payment_method",
      latest_charge: null,
    });
  },
);

test("a card is good until the end of its month", async () => {
  const { stripe, browse } = await startTestSandbox();
  const { id, client_secret } = await stripe.paymentIntents.create(purchase);
  const today = new Date();
  const expiry = `${today.getUTCMonth() + 1}/${today.getUTCFullYear() % 100}`;
  const parameters = { client_secret: String(client_secret), ...cardForm("5555555555554444", { expiry }) };
  const { body } = await browse(`/v1/payment_intents/${id}/confirm`, parameters);
  expect(body.status).toBe("succeeded");
});

test("authentication leads to the sandbox's page and back with what Stripe appends", async () => {
  const { stripe, browse, origin, received } = await startTestSandbox();
  const { id, client_secret } = await stripe.paymentIntents.create(purchase);
  const { body } = await browse(`/v1/payment_intents/${id}/confirm`, {
    client_secret: String(client_secret),
    return_url: `${success}?from=checkout`,
    ...cardForm("4000002500003155"),
  });
  expect(body).toMatchObject({
    status: "requires_action",
    next_action: { type: "redirect_to_url", redirect_to_url: { return_url: `${success}?from=checkout` } },
  });
  const address = String(body.next_action?.redirect_to_url?.url);
  expect(address.startsWith(`${origin}/`)).toBe(true);
  const page = await (await fetch(address)).text();
  expect(page).toContain("Test payment page — no money moves");
  expect(page).toContain("Complete authentication");
  expect(page).toContain("Fail authentication");

  const back = await decide(address, "succeeded");
  expect(back.origin + back.pathname).toBe(success);
  expect(Object.fromEntries(back.searchParams)).toEqual({
    from: "checkout",
    payment_intent: id,
    payment_intent_client_secret: client_secret,
    redirect_status: "succeeded",
  });
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: "succeeded", next_action: null });
  expect((await fetch(address, { redirect: "manual" })).headers.get("location")).toBe(back.href);
  expect((await decide(address, "failed")).href).toBe(back.href);
  await expect.poll(received.types).toContain("payment_intent.succeeded");
  expect(received.types()).toContain("payment_intent.requires_action");
});

test("failed authentication asks for another card, without a charge", async () => {
  const { stripe, received } = await startTestSandbox();
  const intent = await buy(stripe, "pm_card_authenticationRequired");
  const back = await decide(String(intent.next_action?.redirect_to_url?.url), "failed");
  expect(back.searchParams.get("redirect_status")).toBe("failed");
  expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
    status: "requires_payment_method",
    latest_charge: null,
    last_payment_error: { type: "invalid_request_error", code: "payment_intent_authentication_failure" },
  });
  await expect.poll(received.types).toContain("payment_intent.payment_failed");
});

test("a card may be declined after authentication", async () => {
  const { stripe } = await startTestSandbox();
  const intent = await buy(stripe, "pm_card_authenticationRequiredChargeDeclinedInsufficientFunds");
  const back = await decide(String(intent.next_action?.redirect_to_url?.url), "succeeded");
  expect(back.searchParams.get("redirect_status")).toBe("failed");
  expect((await stripe.paymentIntents.retrieve(intent.id)).last_payment_error?.decline_code).toBe("insufficient_funds");
});

test("the authentication page is closed to whoever doesn't know the client secret", async () => {
  const { stripe, origin } = await startTestSandbox();
  const { id } = await buy(stripe, "pm_card_authenticationRequired");
  for (const query of ["", "?client_secret=wrong"]) {
    expect((await fetch(`${origin}/authenticate/${id}${query}`)).status).toBe(404);
  }
  expect((await fetch(`${origin}/authenticate/pi_none`)).status).toBe(404);
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe("requires_action");
});

test("a PaymentIntent that is paid can be neither confirmed, canceled nor repriced", async () => {
  const { stripe } = await startTestSandbox();
  const { id } = await buy(stripe);
  const unexpected = { type: "StripeInvalidRequestError", statusCode: 400, code: "payment_intent_unexpected_state" };
  const again = stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa", return_url: success });
  await expect(again).rejects.toMatchObject({ ...unexpected, payment_intent: { id, status: "succeeded" } });
  await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject(unexpected);
  await expect(stripe.paymentIntents.update(id, { amount: 100 })).rejects.toMatchObject(unexpected);
  const updated = await stripe.paymentIntents.update(id, { metadata: { note: "kept", uid: "" } });
  expect(updated.metadata).toEqual({ note: "kept" });
});

test("a canceled PaymentIntent is told and takes no card", async () => {
  const { stripe, received } = await startTestSandbox();
  const { id } = await stripe.paymentIntents.create(purchase);
  const canceled = await stripe.paymentIntents.cancel(id, { cancellation_reason: "abandoned" });
  expect(canceled).toMatchObject({ status: "canceled", cancellation_reason: "abandoned" });
  expect(canceled.canceled_at).toBeTypeOf("number");
  const payment = stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa", return_url: success });
  await expect(payment).rejects.toMatchObject({ code: "payment_intent_unexpected_state" });
  await expect.poll(received.types).toContain("payment_intent.canceled");
});

test("amount, e-mail and receipt can be changed before payment", async () => {
  const { stripe } = await startTestSandbox();
  const { id } = await stripe.paymentIntents.create(purchase);
  const changed = { amount: 6300, description: "Lifetime access", receipt_email: "other@example.com" };
  expect(await stripe.paymentIntents.update(id, changed)).toMatchObject(changed);
  expect(await stripe.paymentIntents.update(id, { receipt_email: "" })).toMatchObject({ receipt_email: null });
});

test("a server cannot confirm without a return address unless it rules redirects out", async () => {
  const { stripe } = await startTestSandbox();
  const open = await stripe.paymentIntents.create(purchase);
  const confirmed = stripe.paymentIntents.confirm(open.id, { payment_method: "pm_card_visa" });
  await expect(confirmed).rejects.toThrow(/you must provide a `return_url`/);
  const automatic_payment_methods = { enabled: true, allow_redirects: "never" } as const;
  const { id } = await stripe.paymentIntents.create({ ...purchase, automatic_payment_methods });
  expect(await stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" })).toMatchObject({
    status: "succeeded",
  });
});

test("what is paid with can be said before the confirmation, and changed until then", async () => {
  const { stripe } = await startTestSandbox();
  const automatic_payment_methods = { enabled: true, allow_redirects: "never" } as const;
  const settings = { ...purchase, automatic_payment_methods };
  const { id, status } = await stripe.paymentIntents.create({ ...settings, payment_method: "pm_card_chargeDeclined" });
  expect(status).toBe("requires_confirmation");
  await stripe.paymentIntents.update(id, { payment_method: "pm_card_discover" });
  expect(await stripe.paymentIntents.confirm(id)).toMatchObject({ status: "succeeded" });
  const late = stripe.paymentIntents.update(id, { payment_method: "pm_card_visa" });
  await expect(late).rejects.toMatchObject({ code: "payment_intent_unexpected_state" });
});

test("a server never sends a card number, and a confirmation needs a card", async () => {
  const { stripe } = await startTestSandbox();
  const { id } = await stripe.paymentIntents.create(purchase);
  const card = { number: "4242424242424242", exp_month: "12", exp_year: "2034" };
  const params = { return_url: success, payment_method_data: { type: "card", card } };
  const direct = stripe.paymentIntents.confirm(id, params as unknown as Stripe.PaymentIntentConfirmParams);
  await expect(direct).rejects.toThrow(/generally unsafe/);
  const without = stripe.paymentIntents.confirm(id, { return_url: success });
  await expect(without).rejects.toMatchObject({ code: "payment_intent_unexpected_state" });
  const unknown = stripe.paymentIntents.confirm(id, { return_url: success, payment_method: "pm_none" });
  await expect(unknown).rejects.toMatchObject({ code: "resource_missing", param: "payment_method" });
});

test("a decline thrown by the SDK is a card error with the PaymentIntent", async () => {
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

test("a delayed payment is processing until it is settled", async () => {
  const { stripe, control, received } = await startTestSandbox();
  await control("/delayed_payments", { count: 2 });
  const [good, bad] = [await buy(stripe), await buy(stripe)];
  expect([good.status, bad.status, (await buy(stripe)).status]).toEqual(["processing", "processing", "succeeded"]);
  expect(await stripe.charges.retrieve(String(good.latest_charge))).toMatchObject({ status: "pending", paid: false });
  await control(`/payment_intents/${good.id}/settle`);
  await control(`/payment_intents/${bad.id}/settle`, { outcome: "failed" });
  expect((await stripe.paymentIntents.retrieve(good.id)).status).toBe("succeeded");
  expect((await stripe.paymentIntents.retrieve(bad.id)).status).toBe("requires_payment_method");
  await expect(control(`/payment_intents/${good.id}/settle`)).rejects.toThrow(/only processing can be settled/);
  await expect.poll(received.types).toContain("payment_intent.payment_failed");
  expect(received.types().filter((type) => type === "payment_intent.processing")).toHaveLength(2);
});

test("a delayed payment can settle by itself", async () => {
  const { stripe, control } = await startTestSandbox();
  await control("/delayed_payments", { count: 1, settle_after_ms: 200 });
  const { id, status } = await buy(stripe);
  expect(status).toBe("processing");
  await expect.poll(async () => (await stripe.paymentIntents.retrieve(id)).status).toBe("succeeded");
});

async function decide(address: string, outcome: string): Promise<URL> {
  const client_secret = String(new URL(address).searchParams.get("client_secret"));
  const body = new URLSearchParams({ client_secret, outcome });
  const response = await fetch(address, { method: "POST", body, redirect: "manual" });
  expect(response.status).toBe(303);
  return new URL(String(response.headers.get("location")));
}

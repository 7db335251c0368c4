import type Stripe from "stripe";
import { expect, test } from "vitest";
import { startTestSandbox } from "./testing.ts";

const access: Stripe.PaymentLinkCreateParams = {
  line_items: [
    { quantity: 1, price_data: { currency: "usd", unit_amount: 6200, product_data: { name: "Lifetime access" } } },
  ],
  metadata: { shop: "zodiac" },
  payment_intent_data: { metadata: { via: "link" } },
};

const card = { email: "buyer@example.com", number: "4242 4242 4242 4242", expiry: "12 / 34", cvc: "123" };

test("a visit to the link ends in a completed session and a payment", async () => {
  const { stripe, received } = await startTestSandbox();
  const link = await stripe.paymentLinks.create(access);
  const session = await visit(`${link.url}?prefilled_email=buyer%40example.com&client_reference_id=user-1`);
  const page = await (await fetch(session)).text();
  expect(page).toContain("Test payment page — no money moves");
  expect(page).toContain('value="buyer@example.com"');
  expect(page).toContain("$62.00");
  expect(page).toContain("Lifetime access");

  const thanks = await pay(session, card);
  expect(await thanks.text()).toContain("Thanks for your payment");
  await expect.poll(received.types).toContain("checkout.session.completed");
  const event = received.events.find(({ type }) => type === "checkout.session.completed");
  const completed = event?.data.object as Stripe.Checkout.Session;
  expect(completed).toMatchObject({
    object: "checkout.session",
    livemode: false,
    mode: "payment",
    status: "complete",
    payment_status: "paid",
    amount_total: 6200,
    currency: "usd",
    client_reference_id: "user-1",
    customer_details: { email: "buyer@example.com" },
    customer_email: null,
    payment_link: link.id,
    metadata: { shop: "zodiac" },
    url: null,
  });
  const intent = await stripe.paymentIntents.retrieve(String(completed.payment_intent), { expand: ["latest_charge"] });
  expect(intent).toMatchObject({
    status: "succeeded",
    amount_received: 6200,
    metadata: { via: "link" },
    latest_charge: { billing_details: { email: "buyer@example.com" } },
  });
  const found = await stripe.checkout.sessions.list({ payment_intent: intent.id });
  expect(found.data.map(({ id }) => id)).toEqual([completed.id]);
});

test("a session is paid once, however often its form is sent, and a decline can be corrected", async () => {
  const { stripe } = await startTestSandbox();
  const { url } = await stripe.paymentLinks.create(access);
  const session = await visit(url);
  const wrong = await (await pay(session, { ...card, number: "4242424242424241" })).text();
  expect(wrong).toContain("Your card number is incorrect.");
  const declined = await (await pay(session, { ...card, number: "4000000000000002" })).text();
  expect(declined).toContain("Your card was declined.");
  expect(declined).toContain('value="buyer@example.com"');
  await pay(session, card);
  await pay(session, card);
  const types = ["payment_intent.payment_failed", "payment_intent.succeeded", "checkout.session.completed"];
  const events = (await stripe.events.list({ types })).data.map(({ type }) => type);
  expect(events.toReversed()).toEqual(types);
  expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
});

test("authentication completes the session even if the customer never returns", async () => {
  const { stripe, received } = await startTestSandbox();
  const { url } = await stripe.paymentLinks.create(access);
  const session = await visit(url);
  const body = new URLSearchParams({ ...card, number: "4000002500003155" });
  const submitted = await fetch(session, { method: "POST", body, redirect: "manual" });
  const bank = String(submitted.headers.get("location"));
  const client_secret = String(new URL(bank).searchParams.get("client_secret"));
  const decision = new URLSearchParams({ client_secret, outcome: "succeeded" });
  const back = await fetch(bank, { method: "POST", body: decision, redirect: "manual" });
  await expect.poll(received.types).toContain("checkout.session.completed");
  const shown = await (await fetch(String(back.headers.get("location")))).text();
  expect(shown).toContain("Thanks for your payment");
});

test("a delayed payment completes the session unpaid and pays it later", async () => {
  const { stripe, control, received } = await startTestSandbox();
  await control("/delayed_payments", { count: 1 });
  const { url } = await stripe.paymentLinks.create(access);
  await pay(await visit(url), card);
  const [session] = (await stripe.checkout.sessions.list()).data;
  expect(session).toMatchObject({ status: "complete", payment_status: "unpaid" });
  await control(`/payment_intents/${session?.payment_intent}/settle`);
  await expect.poll(received.types).toContain("checkout.session.async_payment_succeeded");
  expect((await stripe.checkout.sessions.list()).data).toMatchObject([{ payment_status: "paid" }]);
});

test.for([["user 1"], ["<script>"], ["x".repeat(201)]])("ignores the invalid reference %s", async ([reference]) => {
  const { stripe } = await startTestSandbox();
  const { url } = await stripe.paymentLinks.create(access);
  await visit(`${url}?client_reference_id=${encodeURIComponent(String(reference))}&prefilled_email=no-address`);
  expect((await stripe.checkout.sessions.list()).data).toMatchObject([
    { client_reference_id: null, customer_details: { email: null } },
  ]);
});

test("lists the links", async () => {
  const { stripe } = await startTestSandbox();
  const { id, url } = await stripe.paymentLinks.create(access);
  const { data } = await stripe.paymentLinks.list({ active: true });
  expect(data).toMatchObject([{ id, url, active: true, metadata: { shop: "zodiac" } }]);
  expect((await fetch(`${url}x`)).status).toBe(404);
});

test("the page escapes what a customer typed", async () => {
  const { stripe } = await startTestSandbox();
  const { url } = await stripe.paymentLinks.create(access);
  const page = await (await pay(await visit(url), { ...card, email: '"><script>alert(1)</script>' })).text();
  expect(page).not.toContain("<script>");
  expect(page).toContain("Your email is incomplete.");
});

async function visit(url: string): Promise<string> {
  const response = await fetch(url, { redirect: "manual" });
  expect(response.status).toBe(303);
  return new URL(String(response.headers.get("location")), url).href;
}

function pay(session: string, form: Record<string, string>): Promise<Response> {
  return fetch(session, { method: "POST", body: new URLSearchParams(form) });
}

import type Stripe from "stripe";
import { expect, test } from "vitest";
import { startTestSandbox } from "./testing.ts";

const access: Stripe.PaymentLinkCreateParams = {
  line_items: [
    { quantity: 1, price_data: { currency: "usd", unit_amount: 6200, product_data: { name: "Lifetime access" } } },
  ],
  metadata: { shop: "zodiac" },
  payment_intent_data: { description: "Lifetime access", metadata: { via: "link" } },
};

const card = { email: "buyer@example.com", number: "4242 4242 4242 4242", expiry: "12 / 34", cvc: "123" };

test("a visit to the link, with e-mail and reference, ends in a completed session and a payment", async () => {
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
  const completed = received.events.find(({ type }) => type === "checkout.session.completed");
  const told = completed?.data.object as Stripe.Checkout.Session;
  expect(told).toMatchObject({
    object: "checkout.session",
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
  const intent = await stripe.paymentIntents.retrieve(String(told.payment_intent), { expand: ["latest_charge"] });
  expect(intent).toMatchObject({
    status: "succeeded",
    amount_received: 6200,
    description: "Lifetime access",
    metadata: { via: "link" },
    latest_charge: { billing_details: { email: "buyer@example.com" } },
  });
  const found = await stripe.checkout.sessions.list({ payment_intent: intent.id, expand: ["data.line_items"] });
  expect(found.data).toMatchObject([
    { id: told.id, line_items: { data: [{ description: "Lifetime access", amount_total: 6200, quantity: 1 }] } },
  ]);
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
  const charges = (await stripe.charges.list()).data.map(({ status }) => status);
  expect(charges).toEqual(["succeeded", "failed"]);
  expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
  expect((await stripe.checkout.sessions.list({ status: "complete" })).data).toHaveLength(1);
});

test("authentication completes the session even if the customer never comes back", async () => {
  const { stripe, received } = await startTestSandbox();
  const { url } = await stripe.paymentLinks.create(access);
  const session = await visit(url);
  const body = new URLSearchParams({ ...card, number: "4000002500003155" });
  const asked = await fetch(session, { method: "POST", body, redirect: "manual" });
  const bank = String(asked.headers.get("location"));
  const client_secret = String(new URL(bank).searchParams.get("client_secret"));
  const answer = new URLSearchParams({ client_secret, outcome: "succeeded" });
  const back = await fetch(bank, { method: "POST", body: answer, redirect: "manual" });
  await expect.poll(received.types).toContain("checkout.session.completed");
  const shown = await (await fetch(String(back.headers.get("location")))).text();
  expect(shown).toContain("Thanks for your payment");
});

test("after payment the customer is sent where the link says", async () => {
  const { stripe } = await startTestSandbox();
  const url = "http://localhost:3000/success?session={CHECKOUT_SESSION_ID}";
  const link = await stripe.paymentLinks.create({
    ...access,
    after_completion: { type: "redirect", redirect: { url } },
  });
  const session = await visit(link.url);
  const paid = await fetch(session, { method: "POST", body: new URLSearchParams(card), redirect: "manual" });
  const [{ id } = { id: "" }] = (await stripe.checkout.sessions.list()).data;
  expect(paid.headers.get("location")).toBe(`http://localhost:3000/success?session=${id}`);
});

test("a delayed payment completes the session unpaid, and pays it later", async () => {
  const { stripe, control, received } = await startTestSandbox();
  await control("/delayed_payments", { count: 1 });
  const { url } = await stripe.paymentLinks.create(access);
  await pay(await visit(url), card);
  const [session] = (await stripe.checkout.sessions.list()).data;
  expect(session).toMatchObject({ status: "complete", payment_status: "unpaid" });
  await control(`/payment_intents/${session?.payment_intent}/settle`);
  await expect.poll(received.types).toContain("checkout.session.async_payment_succeeded");
  expect(await stripe.checkout.sessions.retrieve(String(session?.id))).toMatchObject({ payment_status: "paid" });
});

test.for([["user 1"], ["<script>"], ["x".repeat(201)]])(
  "a reference of other characters is ignored: %s",
  async ([reference]) => {
    const { stripe } = await startTestSandbox();
    const { url } = await stripe.paymentLinks.create(access);
    await visit(`${url}?client_reference_id=${encodeURIComponent(String(reference))}&prefilled_email=no-address`);
    expect((await stripe.checkout.sessions.list()).data).toMatchObject([{ client_reference_id: null }]);
  },
);

test("links are listed, retrieved with what they sell, and closed", async () => {
  const { stripe } = await startTestSandbox();
  const { id, url } = await stripe.paymentLinks.create(access);
  const link = await stripe.paymentLinks.retrieve(id, { expand: ["line_items"] });
  expect(link.line_items?.data[0]).toMatchObject({ amount_total: 6200, price: { unit_amount: 6200 } });
  expect((await stripe.paymentLinks.listLineItems(id)).data[0]?.price?.unit_amount_decimal?.toString()).toBe("6200");
  expect((await stripe.paymentLinks.list({ active: true })).data.map((one) => one.id)).toEqual([id]);
  await stripe.paymentLinks.update(id, { active: false });
  expect((await fetch(url)).status).toBe(404);
  await expect(stripe.paymentLinks.retrieve("plink_none")).rejects.toMatchObject({ code: "resource_missing" });
});

test("what a customer typed stands on the page as text", async () => {
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

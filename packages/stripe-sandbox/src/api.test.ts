import { request } from "node:http";
import Stripe from "stripe";
import { expect, test } from "vitest";
import { publishableKey } from "./keys.ts";
import { buy, purchase, startTestSandbox, stripeAt } from "./testing.ts";

test.for([["sk_test_sandbox_other"], ["sk_test_51abcdefghijklmnop"], ["rk_live_x"]])(
  "the key %s is refused, and not repeated in full",
  async ([key]) => {
    const { origin } = await startTestSandbox();
    const error = await stripeAt(origin, key)
      .paymentIntents.list()
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    expect(error).toMatchObject({ statusCode: 401, message: expect.stringContaining("Invalid API Key provided: ") });
    expect((error as Error).message).not.toContain(String(key));
  },
);

test("a request without a key is refused; basic authentication is as good as a bearer token", async () => {
  const { origin } = await startTestSandbox();
  const list = (authorization?: string) =>
    fetch(`${origin}/v1/payment_intents`, { headers: authorization === undefined ? {} : { authorization } });
  const refused = await list();
  expect(refused.status).toBe(401);
  expect(refused.headers.get("www-authenticate")).toContain("Basic");
  expect((await list(`Basic ${Buffer.from("sk_test_sandbox_local:").toString("base64")}`)).status).toBe(200);
  expect((await list(`Basic ${Buffer.from("sk_test_sandbox_wrong:").toString("base64")}`)).status).toBe(401);
});

test("the publishable key opens one PaymentIntent, for whoever knows its secret, and nothing else", async () => {
  const { origin, stripe, browse } = await startTestSandbox();
  const { id, client_secret } = await stripe.paymentIntents.create(purchase);
  const browser = stripeAt(origin, publishableKey);
  const secretRequired = { statusCode: 403, code: "secret_key_required" };
  await expect(browser.paymentIntents.list()).rejects.toMatchObject(secretRequired);
  await expect(browser.paymentIntents.create(purchase)).rejects.toMatchObject(secretRequired);
  await expect(browser.paymentIntents.cancel(id)).rejects.toMatchObject(secretRequired);
  await expect(browser.refunds.create({ payment_intent: id })).rejects.toMatchObject(secretRequired);

  const look = (parameters: Record<string, string>) => browse(`/v1/payment_intents/${id}`, parameters, "GET");
  expect(await look({})).toMatchObject({ status: 400, body: { error: { param: "client_secret" } } });
  expect(await look({ client_secret: "pi_x_secret_y" })).toMatchObject({ status: 400 });
  const seen = await look({ client_secret: String(client_secret) });
  expect(seen.body).toMatchObject({ id, amount: 6200, status: "requires_payment_method" });
  for (const hidden of ["metadata", "latest_charge", "customer", "amount_received"]) {
    expect(seen.body).not.toHaveProperty(hidden);
  }
  const wrong = await browse(`/v1/payment_intents/${id}/confirm`, {
    client_secret: "wrong",
    payment_method: "pm_card_visa",
  });
  expect(wrong).toMatchObject({ status: 400, body: { error: { param: "client_secret" } } });
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe("requires_payment_method");
});

test("pages of this machine may ask, others may not", async () => {
  const { origin } = await startTestSandbox();
  const preflight = async (from: string) => {
    const headers = { origin: from, "access-control-request-method": "POST" };
    const response = await fetch(`${origin}/v1/payment_intents/pi_1/confirm`, { method: "OPTIONS", headers });
    return response.headers.get("access-control-allow-origin");
  };
  for (const own of ["http://localhost:3000", "http://127.0.0.1:4300"]) expect(await preflight(own)).toBe(own);
  for (const other of ["https://example.com", "http://localhost.example.com", "http://localhost:3000.example.com"]) {
    expect(await preflight(other)).toBeNull();
  }
});

test("a name that was pointed at this machine gets no answer", async () => {
  const { origin } = await startTestSandbox();
  const status = (host: string) =>
    new Promise((resolve) =>
      request(`${origin}/_sandbox`, { headers: { host } }, (r) => resolve(r.resume().statusCode)).end(),
    );
  expect(await status("evil.example.com")).toBe(403);
  expect(await status(`localhost:${new URL(origin).port}`)).toBe(200);
});

test.for<[object, code: string, param: string, RegExp]>([
  [{ currency: "usd" }, "parameter_missing", "amount", /^Missing required param: amount\.$/],
  [{ amount: "x", currency: "usd" }, "parameter_invalid_integer", "amount", /^Invalid integer: x$/],
  [{ amount: 49, currency: "usd" }, "amount_too_small", "amount", /at least \$0\.50/],
  [{ amount: 100_000_000, currency: "usd" }, "amount_too_large", "amount", /no more than/],
  [{ ...purchase, price: 5 }, "parameter_unknown", "price", /^Received unknown parameter: price$/],
  [
    { ...purchase, automatic_payment_methods: { enabled: true, enable: true } },
    "parameter_unknown",
    "automatic_payment_methods[enable]",
    /unknown/,
  ],
  [{ ...purchase, receipt_email: "nobody" }, "email_invalid", "receipt_email", /^Invalid email address: nobody$/],
  [{ ...purchase, return_url: "here" }, "url_invalid", "return_url", /Not a valid URL/],
])("parameters are refused as %2$s of %3$s, for example %1$j", async ([params, code, param, message]) => {
  const { stripe } = await startTestSandbox();
  const created = stripe.paymentIntents.create(params as Stripe.PaymentIntentCreateParams);
  const wanted = { type: "StripeInvalidRequestError", statusCode: 400, code, param };
  await expect(created).rejects.toMatchObject({ ...wanted, message: expect.stringMatching(message) });
  expect((await stripe.paymentIntents.list()).data).toEqual([]);
});

test("what isn't there is 404, in the words of the API", async () => {
  const { stripe, origin } = await startTestSandbox();
  const missing = { statusCode: 404, code: "resource_missing" };
  await expect(stripe.paymentIntents.retrieve("pi_none")).rejects.toMatchObject({ ...missing, param: "intent" });
  await expect(stripe.charges.retrieve("ch_none")).rejects.toThrow("No such charge: 'ch_none'");
  await expect(stripe.customers.list()).rejects.toThrow(/Unrecognized request URL \(GET: \/v1\/customers\)/);
  expect((await fetch(`${origin}/v2/anything`)).status).toBe(404);
});

test("every answer names its request and the version, and another version is refused", async () => {
  const { stripe } = await startTestSandbox();
  const { lastResponse } = await stripe.paymentIntents.list();
  expect(lastResponse.requestId).toMatch(/^req_/);
  expect(lastResponse.apiVersion).toBe(Stripe.API_VERSION);
  const error = await stripe.paymentIntents.retrieve("pi_none").catch((reason: unknown) => reason);
  expect(error).toMatchObject({ requestId: expect.stringMatching(/^req_/) });
  const old = stripe.paymentIntents.list({}, { apiVersion: "2020-08-27" });
  await expect(old).rejects.toThrow(/Invalid Stripe API version: 2020-08-27/);
});

test("lists come in pages, newest first, and the SDK walks through them", async () => {
  const { stripe } = await startTestSandbox();
  const ids: string[] = [];
  for (let count = 0; count < 12; count++) ids.unshift((await stripe.paymentIntents.create(purchase)).id);
  const page = async (params: Stripe.PaymentIntentListParams) => {
    const { data, has_more, object, url } = await stripe.paymentIntents.list(params);
    expect({ object, url }).toEqual({ object: "list", url: "/v1/payment_intents" });
    return [data.map(({ id }) => id), has_more];
  };
  expect(await page({})).toEqual([ids.slice(0, 10), true]);
  expect(await page({ limit: 12 })).toEqual([ids, false]);
  expect(await page({ limit: 5, starting_after: String(ids[4]) })).toEqual([ids.slice(5, 10), true]);
  expect(await page({ limit: 5, starting_after: String(ids[9]) })).toEqual([ids.slice(10), false]);
  expect(await page({ limit: 3, ending_before: String(ids[5]) })).toEqual([ids.slice(2, 5), true]);
  expect(await page({ limit: 9, ending_before: String(ids[2]) })).toEqual([ids.slice(0, 2), false]);
  const walked = await stripe.paymentIntents.list({ limit: 5 }).autoPagingToArray({ limit: 100 });
  expect(walked.map(({ id }) => id)).toEqual(ids);
  await expect(stripe.paymentIntents.list({ limit: 101 })).rejects.toMatchObject({ param: "limit" });
  await expect(stripe.paymentIntents.list({ starting_after: "pi_none" })).rejects.toMatchObject({
    param: "starting_after",
  });
});

test("references are expanded where they are asked for, in lists too", async () => {
  const { stripe } = await startTestSandbox();
  const { id, latest_charge } = await buy(stripe);
  const { id: refund } = await stripe.refunds.create({ payment_intent: id, amount: 100 });
  const deep = await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge.refunds", "payment_method"] });
  expect(deep).toMatchObject({
    latest_charge: { id: latest_charge, payment_intent: id, refunds: { data: [{ id: refund }] } },
    payment_method: { card: { last4: "4242" } },
  });
  const list = await stripe.charges.list({ expand: ["data.payment_intent"] });
  expect(list.data).toMatchObject([{ payment_intent: { id } }]);
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ latest_charge });
  expect(await stripe.paymentIntents.create({ ...purchase, expand: ["latest_charge"] })).toMatchObject({
    latest_charge: null,
  });
  for (const path of ["amount", "nothing", "latest_charge.nothing"]) {
    const expanded = stripe.paymentIntents.retrieve(id, { expand: [path] });
    await expect(expanded).rejects.toThrow(`This property cannot be expanded (${path}).`);
  }
  const tooDeep = stripe.paymentIntents.list({ expand: ["data.latest_charge.payment_intent.latest_charge.refunds"] });
  await expect(tooDeep).rejects.toThrow(/more than 4 levels/);
});

import { type IncomingHttpHeaders, request } from "node:http";
import Stripe from "stripe";
import { expect, test } from "vitest";
import { publishableKey } from "./keys.ts";
import { buy, cardForm, createStripe, purchase, startTestSandbox } from "./testing.ts";

test.for([["sk_test_sandbox_other"], ["sk_test_51abcdefghijklmnop"], ["rk_live_x"]])(
  "refuses the key %s and doesn't repeat it in full",
  async ([key]) => {
    const { origin } = await startTestSandbox();
    const error = await createStripe(origin, key)
      .paymentIntents.list()
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    expect(error).toMatchObject({ statusCode: 401, message: expect.stringContaining("Invalid API Key provided: ") });
    expect((error as Error).message).not.toContain(String(key));
  },
);

test("refuses a request without a key and accepts basic authentication", async () => {
  const { origin } = await startTestSandbox();
  const list = (authorization?: string) =>
    fetch(`${origin}/v1/payment_intents`, { headers: authorization === undefined ? {} : { authorization } });
  const refused = await list();
  expect(refused.status).toBe(401);
  expect(refused.headers.get("www-authenticate")).toContain("Basic");
  expect((await list(`Basic ${Buffer.from("sk_test_sandbox_local:").toString("base64")}`)).status).toBe(200);
  expect((await list(`Basic ${Buffer.from("sk_test_sandbox_wrong:").toString("base64")}`)).status).toBe(401);
});

test("the publishable key confirms one PaymentIntent, with its client secret, and does nothing else", async () => {
  const { origin, stripe, confirm } = await startTestSandbox();
  const intent = await stripe.paymentIntents.create(purchase);
  const browser = createStripe(origin, publishableKey);
  const secretRequired = { statusCode: 403, code: "secret_key_required" };
  await expect(browser.paymentIntents.list()).rejects.toMatchObject(secretRequired);
  await expect(browser.paymentIntents.retrieve(intent.id)).rejects.toMatchObject(secretRequired);
  await expect(browser.paymentIntents.create(purchase)).rejects.toMatchObject(secretRequired);
  await expect(browser.paymentIntents.cancel(intent.id)).rejects.toMatchObject(secretRequired);
  await expect(browser.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject(secretRequired);

  const card = cardForm("4242424242424242");
  for (const client_secret of ["pi_x_secret_y", "wrong"]) {
    const reply = await confirm({ id: intent.id, client_secret }, card);
    expect(reply).toMatchObject({ status: 400, body: { error: { param: "client_secret" } } });
  }
  const without = browser.paymentIntents.confirm(intent.id, {
    payment_method: "pm_card_visa",
    return_url: "http://localhost:3000/success",
  });
  await expect(without).rejects.toMatchObject({ code: "parameter_missing", param: "client_secret" });
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe("requires_payment_method");

  const { body } = await confirm(intent, card);
  expect(body).toMatchObject({ id: intent.id, amount: 6200, status: "succeeded" });
  for (const hidden of ["metadata", "latest_charge", "customer", "amount_received"]) {
    expect(body).not.toHaveProperty(hidden);
  }
});

const evil = "https://evil.example.com";

test.for([
  ["GET", "/v1/payment_intents", { host: "evil.example.com" }],
  ["GET", "/_sandbox", { host: "evil.example.com" }],
  ["GET", "/_sandbox", { host: "localhost.evil.example.com" }],
  ["GET", "/_sandbox", { origin: evil }],
  ["POST", "/v1/payment_intents/pi_1/confirm", { origin: evil }],
  ["POST", "/v1/payment_intents/pi_1/confirm", { origin: "null" }],
  ["POST", "/_sandbox/faults", { origin: "http://localhost.evil.example.com", "content-type": "application/json" }],
  ["OPTIONS", "/v1/payment_intents/pi_1/confirm", { origin: evil, "access-control-request-method": "POST" }],
] as const)("refuses %s %s with the headers %j", async ([method, path, headers]) => {
  const { origin } = await startTestSandbox();
  const response = await send(method, `${origin}${path}`, headers);
  expect(response.statusCode).toBe(403);
  expect(response.headers).not.toHaveProperty("access-control-allow-origin");
});

test("serves the pages of this machine", async () => {
  const { origin } = await startTestSandbox();
  for (const own of ["http://localhost:3000", "http://127.0.0.1:4300"]) {
    const headers = { origin: own, "access-control-request-method": "POST" };
    const response = await send("OPTIONS", `${origin}/v1/payment_intents/pi_1/confirm`, headers);
    expect(response.headers["access-control-allow-origin"]).toBe(own);
  }
  const host = `localhost:${new URL(origin).port}`;
  expect((await send("GET", `${origin}/_sandbox`, { host })).statusCode).toBe(200);
});

test.for([[undefined], ["text/plain"], ["application/x-www-form-urlencoded"], ["multipart/form-data"]])(
  "the control API refuses a request with the content type %s",
  async ([contentType]) => {
    const { origin, stripe } = await startTestSandbox();
    const { id } = await buy(stripe);
    const headers: Record<string, string> = contentType === undefined ? {} : { "content-type": contentType };
    expect((await send("POST", `${origin}/_sandbox/payment_intents/${id}/settle`, headers)).statusCode).toBe(415);
  },
);

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
])("refuses the parameters %1$j with the code %2$s", async ([params, code, param, message]) => {
  const { stripe } = await startTestSandbox();
  const created = stripe.paymentIntents.create(params as Stripe.PaymentIntentCreateParams);
  const wanted = { type: "StripeInvalidRequestError", statusCode: 400, code, param };
  await expect(created).rejects.toMatchObject({ ...wanted, message: expect.stringMatching(message) });
  expect((await stripe.paymentIntents.list()).data).toEqual([]);
});

test("returns 404 for unknown objects and paths", async () => {
  const { stripe, origin } = await startTestSandbox();
  const missing = { statusCode: 404, code: "resource_missing", param: "intent" };
  await expect(stripe.paymentIntents.retrieve("pi_none")).rejects.toMatchObject(missing);
  await expect(stripe.paymentIntents.retrieve("pi_none")).rejects.toThrow("No such payment_intent: 'pi_none'");
  await expect(stripe.customers.list()).rejects.toThrow(/Unrecognized request URL \(GET: \/v1\/customers\)/);
  expect((await fetch(`${origin}/v2/anything`)).status).toBe(404);
});

test("every response names its request and the API version, and another version is refused", async () => {
  const { stripe } = await startTestSandbox();
  const { lastResponse } = await stripe.paymentIntents.list();
  expect(lastResponse.requestId).toMatch(/^req_/);
  expect(lastResponse.apiVersion).toBe(Stripe.API_VERSION);
  const error = await stripe.paymentIntents.retrieve("pi_none").catch((reason: unknown) => reason);
  expect(error).toMatchObject({ requestId: expect.stringMatching(/^req_/) });
  const old = stripe.paymentIntents.list({}, { apiVersion: "2020-08-27" });
  await expect(old).rejects.toThrow(/Invalid Stripe API version: 2020-08-27/);
});

test("lists are paged, newest first", async () => {
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
  const walked = await stripe.paymentIntents.list({ limit: 5 }).autoPagingToArray({ limit: 100 });
  expect(walked.map(({ id }) => id)).toEqual(ids);
  await expect(stripe.paymentIntents.list({ limit: 101 })).rejects.toMatchObject({ param: "limit" });
  await expect(stripe.paymentIntents.list({ starting_after: "pi_none" })).rejects.toMatchObject({
    param: "starting_after",
  });
});

test("expands the latest charge of a PaymentIntent", async () => {
  const { stripe } = await startTestSandbox();
  const { id, latest_charge } = await buy(stripe);
  expect(await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] })).toMatchObject({
    latest_charge: { id: latest_charge, payment_intent: id, payment_method_details: { card: { last4: "4242" } } },
  });
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ latest_charge });
  const unpaid = await stripe.paymentIntents.create(purchase);
  expect(await stripe.paymentIntents.retrieve(unpaid.id, { expand: ["latest_charge"] })).toMatchObject({
    latest_charge: null,
  });
  await expect(stripe.paymentIntents.retrieve(id, { expand: ["nothing"] })).rejects.toMatchObject({ statusCode: 400 });
});

function send(method: string, url: string, headers: Record<string, string>) {
  return new Promise<{ statusCode: number | undefined; headers: IncomingHttpHeaders }>((resolve, reject) => {
    request(url, { method, headers }, (response) => {
      response.resume();
      resolve({ statusCode: response.statusCode, headers: response.headers });
    })
      .on("error", reject)
      .end();
  });
}

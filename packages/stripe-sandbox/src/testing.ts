import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getPort from "get-port";
import Stripe from "stripe";
import { onTestFinished } from "vitest";
import { publishableKey, secretKey } from "./keys.ts";
import { serveSandbox } from "./server.ts";

export const webhookSecret = "whsec_sandbox_test";

/** An endpoint for webhooks that remembers what it got. */
export interface Receiver {
  url: string;
  /** Every delivery, in the order of arrival, verified by the SDK. */
  events: Stripe.Event[];
  /** Answers for the next deliveries; 200 when there is none left. */
  answers: number[];
  types(): string[];
}

export interface TestSandbox {
  origin: string;
  stateFile: string;
  /** The real SDK, pointed at the sandbox; it tries nothing again by itself. */
  stripe: Stripe;
  received: Receiver;
  /** As the test form in the browser asks: with the publishable key and a form. */
  browse(path: string, parameters: Record<string, string>, method?: "GET" | "POST"): Promise<Reply>;
  /** Throws what the control API refuses. */
  control<Answer = unknown>(path: string, body?: object): Promise<Answer>;
  close(): Promise<void>;
}

export interface Reply {
  status: number;
  headers: Headers;
  body: Stripe.PaymentIntent & { error?: Stripe.PaymentIntent.LastPaymentError };
}

/** A sandbox of this process, gone after the test. */
export async function startTestSandbox(stateFile?: string): Promise<TestSandbox> {
  const received = await startReceiver();
  const file = stateFile ?? join(await temporaryFolder(), "stripe.json");
  const origin = `http://127.0.0.1:${await getPort({ host: "127.0.0.1" })}`;
  const sandbox = await serveSandbox({ stateFile: file, origin, webhookUrl: received.url, webhookSecret });
  onTestFinished(() => sandbox.close());
  return {
    origin,
    stateFile: file,
    stripe: stripeAt(origin),
    received,
    close: () => sandbox.close(),
    browse: (path, parameters, method = "POST") => browse(`${origin}${path}`, parameters, method),
    async control(path, body) {
      const request =
        body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
      const method = path.startsWith("GET ") ? "GET" : "POST";
      const response = await fetch(`${origin}/_sandbox${path.replace("GET ", "")}`, { method, ...request });
      const answer = await response.json();
      if (!response.ok) throw new Error(JSON.stringify(answer));
      return answer as never;
    },
  };
}

export function stripeAt(origin: string, key = secretKey, settings: Stripe.StripeConfig = {}): Stripe {
  const { hostname: host, port } = new URL(origin);
  return new Stripe(key, { protocol: "http", host, port, maxNetworkRetries: 0, telemetry: false, ...settings });
}

/** A card as the test form sends it. */
export function cardForm(number: string, { expiry = "12/2034", cvc = "123" } = {}): Record<string, string> {
  const [month = "", year = ""] = expiry.split("/");
  return {
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": number,
    "payment_method_data[card][exp_month]": month,
    "payment_method_data[card][exp_year]": year,
    "payment_method_data[card][cvc]": cvc,
  };
}

export const purchase = {
  amount: 6200,
  currency: "usd",
  automatic_payment_methods: { enabled: true },
  receipt_email: "buyer@example.com",
  metadata: { uid: "user-1" },
} satisfies Stripe.PaymentIntentCreateParams;

/** A PaymentIntent that the customer has paid with a card of Stripe's test PaymentMethods. */
export function buy(stripe: Stripe, payment_method = "pm_card_visa"): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.create({
    ...purchase,
    confirm: true,
    payment_method,
    return_url: "http://localhost:3000/success",
  });
}

async function browse(url: string, parameters: Record<string, string>, method: "GET" | "POST"): Promise<Reply> {
  const form = new URLSearchParams({ key: publishableKey, ...parameters });
  const headers = { origin: "http://localhost:3000" };
  const response =
    method === "POST"
      ? await fetch(url, { method, headers, body: form })
      : await fetch(`${url}?${form}`, { method, headers });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Reply["body"] };
}

async function startReceiver(): Promise<Receiver> {
  const receiver: Receiver = { url: "", events: [], answers: [], types: () => receiver.events.map(({ type }) => type) };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const header = String(request.headers["stripe-signature"]);
    receiver.events.push(Stripe.webhooks.constructEvent(Buffer.concat(chunks), header, webhookSecret));
    response.writeHead(receiver.answers.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`;
  return receiver;
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "stripe-sandbox-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

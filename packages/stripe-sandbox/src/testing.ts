import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getPort from "get-port";
import Stripe from "stripe";
import { onTestFinished } from "vitest";
import { publishableKey, secretKey } from "./keys.ts";
import { startServer } from "./server.ts";

export const webhookSecret = "whsec_sandbox_test";
export const successUrl = "http://localhost:3000/success";

/** A webhook endpoint that records what it receives. */
interface Receiver {
  url: string;
  /** The received events in order of arrival, verified by the SDK. */
  events: Stripe.Event[];
  /** Status codes for the next deliveries; 200 after the last one. */
  statusCodes: number[];
  types(): string[];
}

export interface TestSandbox {
  origin: string;
  stateFile: string;
  /** The real SDK, connected to the sandbox, without retries. */
  stripe: Stripe;
  received: Receiver;
  /** Confirms a PaymentIntent with a card, as the form in the browser does. */
  confirm(intent: Pick<Stripe.PaymentIntent, "id" | "client_secret">, card: Record<string, string>): Promise<Reply>;
  /** Calls the control API. Throws if it refuses the request. */
  control<Answer = unknown>(path: string, body?: object): Promise<Answer>;
  /** Moves the sandbox's clock forward. */
  advance(ms: number): void;
  close(): Promise<void>;
}

interface Reply {
  status: number;
  body: Stripe.PaymentIntent & { error?: Stripe.PaymentIntent.LastPaymentError };
}

/** Starts a sandbox in this process until the test ends. */
export async function startTestSandbox(stateFile?: string): Promise<TestSandbox> {
  const received = await startReceiver();
  const file = stateFile ?? join(await temporaryFolder(), "stripe.json");
  const origin = await freeOrigin();
  let offsetMs = 0;
  const now = () => Date.now() + offsetMs;
  const sandbox = await startServer({ stateFile: file, origin, webhookUrl: received.url, webhookSecret, now });
  onTestFinished(() => sandbox.close());
  return {
    origin,
    stateFile: file,
    stripe: createStripe(origin),
    received,
    advance: (ms) => {
      offsetMs += ms;
    },
    close: () => sandbox.close(),
    confirm: ({ id, client_secret }, card) =>
      postForm(`${origin}/v1/payment_intents/${id}/confirm`, { client_secret: String(client_secret), ...card }),
    async control(path, body = {}) {
      const headers = { "content-type": "application/json" };
      const response = await fetch(`${origin}/_sandbox${path}`, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
      const answer = await response.json();
      if (!response.ok) throw new Error(JSON.stringify(answer));
      return answer as never;
    },
  };
}

export function createStripe(origin: string, key = secretKey, config: Stripe.StripeConfig = {}): Stripe {
  const { hostname: host, port } = new URL(origin);
  return new Stripe(key, { protocol: "http", host, port, maxNetworkRetries: 0, telemetry: false, ...config });
}

/** Returns the fields of the card form. */
export function cardForm(number: string, { expiry = "12/2034", cvc = "123" } = {}): Record<string, string> {
  const [month = "", year = ""] = expiry.split("/");
  return {
    return_url: successUrl,
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

/** Creates a PaymentIntent and confirms it with a test PaymentMethod of Stripe's. */
export async function buy(stripe: Stripe, payment_method = "pm_card_visa"): Promise<Stripe.PaymentIntent> {
  const { id } = await stripe.paymentIntents.create(purchase);
  return stripe.paymentIntents.confirm(id, { payment_method, return_url: successUrl });
}

export async function freeOrigin(): Promise<string> {
  return `http://127.0.0.1:${await getPort({ host: "127.0.0.1" })}`;
}

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "stripe-sandbox-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function postForm(url: string, parameters: Record<string, string>): Promise<Reply> {
  const body = new URLSearchParams({ key: publishableKey, ...parameters });
  const response = await fetch(url, { method: "POST", headers: { origin: "http://localhost:3000" }, body });
  return { status: response.status, body: (await response.json()) as Reply["body"] };
}

async function startReceiver(): Promise<Receiver> {
  const receiver: Receiver = {
    url: "",
    events: [],
    statusCodes: [],
    types: () => receiver.events.map(({ type }) => type),
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const header = String(request.headers["stripe-signature"]);
    receiver.events.push(Stripe.webhooks.constructEvent(Buffer.concat(chunks), header, webhookSecret));
    response.writeHead(receiver.statusCodes.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`;
  return receiver;
}

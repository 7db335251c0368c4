import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { price } from "@zodiac-at-work/contracts/price";
import type { Db } from "@zodiac-at-work/db";
import { startStripeSandbox } from "@zodiac-at-work/local/stripe-sandbox";
import type Stripe from "stripe";
import type { DisputeFact, PaymentFact, RefundedFact, RefundFact } from "./facts.ts";
import { createStripe } from "./stripe-client.ts";

export { recordPayment } from "./record-payment.ts";

/** A Stripe sandbox that a test controls. */
export interface Sandbox {
  origin: string;
  webhookSecret: string;
  /** What a process of the product needs to use it. */
  settings: Readonly<
    Record<"STRIPE_API_BASE" | "STRIPE_SECRET_KEY" | "STRIPE_PUBLISHABLE_KEY" | "STRIPE_WEBHOOK_SECRET", string>
  >;
  /** The SDK as the product creates it. */
  stripe: Stripe;
  /** Calls the control API of the sandbox. */
  control(path: string, body?: object): Promise<void>;
  /** Pays as a browser does, with one of Stripe's test cards. */
  pay(intentId: string, clientSecret: string, card?: string): Promise<number>;
  /** Sends SIGKILL to the sandbox, and starts it again at its address with what it has saved. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts an empty sandbox. It delivers no events until a test registers an endpoint. */
export async function startSandbox(): Promise<Sandbox> {
  const folder = await mkdtemp(join(tmpdir(), "zodiac-stripe-"));
  const options = { stateFile: join(folder, "state.json"), webhookSecret: "whsec_sandbox_test" };
  let sandbox = await startStripeSandbox(options);
  await sandbox.ready;
  const { origin, secretKey, publishableKey, webhookSecret } = sandbox;
  return {
    origin,
    webhookSecret,
    settings: {
      STRIPE_API_BASE: origin,
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
    },
    stripe: createStripe({ secretKey, apiBase: origin, timeoutMs: 1_000 }),
    async control(path, body = {}) {
      const headers = { "content-type": "application/json" };
      const response = await fetch(`${origin}/_sandbox${path}`, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(await response.text());
    },
    async pay(intentId, clientSecret, card = "4242424242424242") {
      const body = new URLSearchParams({
        key: publishableKey,
        client_secret: clientSecret,
        return_url: "http://localhost:3000/success",
        "payment_method_data[type]": "card",
        "payment_method_data[card][number]": card,
        "payment_method_data[card][exp_month]": "12",
        "payment_method_data[card][exp_year]": "2034",
        "payment_method_data[card][cvc]": "123",
      });
      const response = await fetch(`${origin}/v1/payment_intents/${intentId}/confirm`, { method: "POST", body });
      return response.status;
    },
    async kill() {
      await sandbox.kill();
      sandbox = await startStripeSandbox({ ...options, port: Number(new URL(origin).port) });
      await sandbox.ready;
    },
    async stop() {
      await sandbox.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the payment's id. Its client secret begins with it. */
export function intentOf(clientSecret: string): string {
  return clientSecret.split("_secret_")[0] ?? "";
}

/** Returns the time of a second of the test. */
export function second(number: number): Date {
  return new Date(Date.UTC(2026, 10, 21, 12, 0, number));
}

/** A payment of the full price, made ten seconds into the test, with changes. */
export function paymentFact(changes: Partial<PaymentFact> & { id: string }): PaymentFact {
  return {
    kind: "payment",
    provider: "stripe",
    status: "succeeded",
    asOf: second(10),
    createdAt: second(0),
    amount: price.cents,
    amountReceived: (changes.status ?? "succeeded") === "succeeded" ? price.cents : 0,
    currency: "usd",
    ...changes,
  };
}

/** A full refund of a payment, with changes. */
export function refundFact(paymentId: string, changes: Partial<RefundFact> = {}): RefundFact {
  return {
    kind: "refund",
    id: `re_${paymentId}`,
    paymentId,
    amount: price.cents,
    status: "succeeded",
    asOf: second(20),
    ...changes,
  };
}

/** The sum of all refunds of a payment. */
export function refundedFact(paymentId: string, amountRefunded: number = price.cents): RefundedFact {
  return { kind: "refunded", paymentId, amountRefunded, asOf: second(20) };
}

/** A dispute over a payment, with changes. */
export function disputeFact(paymentId: string, changes: Partial<DisputeFact> = {}): DisputeFact {
  return { kind: "dispute", id: `dp_${paymentId}`, paymentId, status: "open", asOf: second(30), ...changes };
}

let users = 0;

/** Adds a user for one test. */
export async function addUser(db: Db, email?: string): Promise<string> {
  users += 1;
  const id = `user-${users}`;
  await db
    .insertInto("users")
    .values({ id, email: email ?? `${id}@example.com` })
    .execute();
  return id;
}

/** Reads whether a user has access. */
export async function hasAccess(db: Db, userId: string): Promise<boolean> {
  const user = await db.selectFrom("users").select("hasPaidAccess").where("id", "=", userId).executeTakeFirstOrThrow();
  return user.hasPaidAccess;
}

import { z } from "zod";

/** What the environment says about payments. */
export interface PaymentSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Address of the payment link; without it one is found or created. */
  paymentLink: string | null;
  /** Origin of the local stand-in for Stripe. */
  sandboxUrl: string | null;
}

/** The settings by their names in the environment, for the schema of an app. */
export const paymentVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, "is not a secret key")
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith("pk_", "is not a publishable key").optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_", "is not a webhook's signing secret").optional(),
  STRIPE_PAYMENT_LINK: z.url({ protocol: /^https?$/, error: "is not an address" }).optional(),
  STRIPE_API_BASE: z
    .string()
    .refine(
      (value) => URL.canParse(value) && new URL(value).origin === value,
      "is not an origin such as http://127.0.0.1:4242",
    )
    .optional(),
};

type Environment = Readonly<Record<string, string | undefined>>;

const keys = ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"] as const;

/**
 * What of the payment settings keeps a process from starting: in production one that is missing or a laptop's, on a
 * laptop keys that don't go together. The sentences name settings and no values.
 */
export function paymentProblems(env: Environment, { production }: { production: boolean }): string[] {
  const isSetUp = production || keys.some((name) => env[name]) || env.STRIPE_API_BASE !== undefined;
  const required = isSetUp ? keys.filter((name) => !env[name]) : [];
  const problems = required.map((name) => `${name} is missing: ${advice[name]}`);
  if (production) return [...problems, ...standIns(env)];
  // A real key must not be sent to a stand-in, nor a stand-in's to Stripe.
  for (const name of keys) {
    if (!env[name] || isSandbox(env[name]) === Boolean(env.STRIPE_API_BASE)) continue;
    problems.push(
      `${name} is ${env.STRIPE_API_BASE ? "not " : ""}the local sandbox's, and STRIPE_API_BASE is ${env.STRIPE_API_BASE ? "" : "not "}set`,
    );
  }
  return problems;
}

/** @returns null where payments are not set up, which only a laptop may be */
export function readPaymentSettings(env: Environment): PaymentSettings | null {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = env;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return null;
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    paymentLink: env.STRIPE_PAYMENT_LINK ?? null,
    sandboxUrl: env.STRIPE_API_BASE ?? null,
  };
}

function standIns(env: Environment): string[] {
  const problems = keys.filter((name) => isSandbox(env[name])).map((name) => `${name} is the local sandbox's`);
  if (env.STRIPE_API_BASE) problems.push("STRIPE_API_BASE is set, and payments would go to a stand-in for Stripe");
  if (!env.STRIPE_PAYMENT_LINK) problems.push("STRIPE_PAYMENT_LINK is missing: the address of the payment link");
  else if (!env.STRIPE_PAYMENT_LINK.startsWith("https:"))
    problems.push("STRIPE_PAYMENT_LINK is an address without https");
  return problems;
}

function isSandbox(key: string | undefined): boolean {
  return /^((sk|pk)_test|whsec)_sandbox_/.test(key ?? "");
}

const keysOf = "of Stripe's dashboard, Developers, API keys";
const advice = {
  STRIPE_SECRET_KEY: `the secret or restricted key ${keysOf}`,
  STRIPE_PUBLISHABLE_KEY: `the publishable key ${keysOf}`,
  STRIPE_WEBHOOK_SECRET: "the signing secret of the webhook endpoint /api/stripe/webhook",
};

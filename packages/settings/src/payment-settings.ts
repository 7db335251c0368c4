import type { Environment } from "./read-settings.ts";

/** How the product connects to Stripe. */
export interface PaymentSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** A second secret that counts, too, while secrets are changed. */
  nextWebhookSecret: string | null;
  /** Whether the keys are live keys. These move real money. */
  livemode: boolean;
  /** The id of the keys' own account. Events that name another account are ignored. */
  accountId: string | null;
  /** The payment link; without it, one is found or created with the API. */
  paymentLink: string | null;
  /** The origin of the local Stripe sandbox. */
  sandboxUrl: string | null;
}

const apiKeys = ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY"] as const;
const required = [...apiKeys, "STRIPE_WEBHOOK_SECRET"] as const;

/**
 * Returns what is wrong with the payment settings, as sentences that name variables and no values. Production needs
 * all of them, and live keys; staging may use test keys with `STRIPE_MODE=test`. On a laptop they are optional.
 */
export function paymentProblems(env: Environment, { production }: { production: boolean }): string[] {
  const isConfigured = production || required.some((name) => env[name]) || env.STRIPE_API_BASE !== undefined;
  const missing = isConfigured ? required.filter((name) => !env[name]) : [];
  return [
    ...missing.map((name) => `${name} is missing: ${advice[name]}`),
    ...modeProblems(env, { production }),
    ...(production ? productionProblems(env) : laptopProblems(env)),
  ];
}

/** @returns null if payments are not configured; only a laptop allows that */
export function readPaymentSettings(env: Environment): PaymentSettings | null {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = env;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return null;
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    nextWebhookSecret: env.STRIPE_WEBHOOK_SECRET_NEXT ?? null,
    livemode: modeOf(STRIPE_SECRET_KEY) === "live",
    accountId: env.STRIPE_ACCOUNT_ID ?? null,
    paymentLink: env.STRIPE_PAYMENT_LINK ?? null,
    sandboxUrl: env.STRIPE_API_BASE ?? null,
  };
}

/** With a test key, people would get access without paying. With keys of two modes, nobody could pay. */
function modeProblems(env: Environment, { production }: { production: boolean }): string[] {
  const modes = apiKeys.map((name) => ({ name, mode: modeOf(env[name]) })).filter(({ mode }) => mode !== undefined);
  const wanted = env.STRIPE_MODE ?? (production ? "live" : undefined);
  if (wanted) {
    const hint = env.STRIPE_MODE
      ? `STRIPE_MODE is ${wanted}`
      : "production needs live keys, and staging STRIPE_MODE=test";
    const problems = modes
      .filter(({ mode }) => mode !== wanted)
      .map(({ name, mode }) => `${name} is a ${mode} key: ${hint}`);
    return [...problems, ...linkProblems(env, wanted)];
  }
  const isMixed = new Set(modes.map(({ mode }) => mode)).size > 1;
  return isMixed ? [`${apiKeys.join(" and ")} do not match: one is a test key, the other a live key`] : [];
}

function linkProblems({ STRIPE_PAYMENT_LINK: link }: Environment, wanted: string): string[] {
  if (!link || !URL.canParse(link)) return [];
  const { hostname, pathname } = new URL(link);
  const mode = pathname.split("/").at(-1)?.startsWith("test_") ? "test" : "live";
  // A link on a custom domain or of the sandbox may look different.
  if (mode === wanted || (mode === "live" && hostname !== "buy.stripe.com")) return [];
  return [`STRIPE_PAYMENT_LINK is a ${mode} link, and the keys must be ${wanted} keys`];
}

function productionProblems(env: Environment): string[] {
  const problems = [...required, "STRIPE_WEBHOOK_SECRET_NEXT"]
    .filter((name) => isSandbox(env[name]))
    .map((name) => `${name} belongs to the local sandbox`);
  if (env.STRIPE_API_BASE) problems.push("STRIPE_API_BASE is set, so that no payment would reach Stripe");
  if (!env.STRIPE_PAYMENT_LINK) problems.push("STRIPE_PAYMENT_LINK is missing: the URL of the payment link");
  else if (!env.STRIPE_PAYMENT_LINK.startsWith("https:")) problems.push("STRIPE_PAYMENT_LINK is a URL without https");
  return problems;
}

/** A real key must not reach the sandbox, and a sandbox key must not reach Stripe. */
function laptopProblems(env: Environment): string[] {
  const hasSandbox = Boolean(env.STRIPE_API_BASE);
  return required
    .filter((name) => env[name] && isSandbox(env[name]) !== hasSandbox)
    .map((name) =>
      hasSandbox
        ? `${name} does not belong to the local sandbox, and STRIPE_API_BASE is set`
        : `${name} belongs to the local sandbox, and STRIPE_API_BASE is not set`,
    );
}

function isSandbox(key: string | undefined): boolean {
  return /^((sk|pk)_test|whsec)_sandbox_/.test(key ?? "");
}

function modeOf(key: string | undefined): string | undefined {
  return /^(?:sk|rk|pk)_(live|test)_/.exec(key ?? "")?.[1];
}

const advice = {
  STRIPE_SECRET_KEY: "the secret or restricted key in Stripe's dashboard, Developers, API keys",
  STRIPE_PUBLISHABLE_KEY: "the publishable key in Stripe's dashboard, Developers, API keys",
  STRIPE_WEBHOOK_SECRET: "the signing secret of the webhook endpoint /api/stripe/webhook",
};

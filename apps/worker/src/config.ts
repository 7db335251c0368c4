import {
  type Environment,
  type OperatorSettings,
  type PaymentSettings,
  type ProcessSettings,
  paymentProblems,
  type RetentionSettings,
  readOperatorSettings,
  readPaymentSettings,
  readProcessSettings,
  readRetentionSettings,
  readSettings,
  sharedVariables,
  tracingVariables,
} from "@zodiac-at-work/settings";
import { z } from "zod";
import type { ModelSettings } from "./articles/model-settings.ts";
import type { FetchSettings } from "./openings/fetch/fetch-settings.ts";
import type { FirebaseSettings } from "./try-firebase.ts";

const tokensAdvice = "is not a number of tokens from 1000 to 200000";

/**
 * Every variable that the worker reads, with its rule. `packages/settings` says what the shared ones mean.
 *
 * @public for the test that compares it with `.env.example`
 */
export const variables = {
  NODE_ENV: sharedVariables.NODE_ENV,
  DATABASE_URL: sharedVariables.DATABASE_URL,
  LOG_LEVEL: sharedVariables.LOG_LEVEL,
  METRICS_HOST: sharedVariables.METRICS_HOST,
  METRICS_PORT: sharedVariables.METRICS_PORT,
  ...tracingVariables,

  /** `live`, or the local stand-in for all job boards. Production is live unless it says otherwise. */
  JOB_SOURCES: z
    .string()
    .regex(/^(live|http:\/\/127\.0\.0\.1:\d{1,5})$/, "is neither live nor http://127.0.0.1:PORT")
    .optional(),
  /** Whom the hosts of job boards may write to: the user agent names it. Without it no real host is asked. */
  SCRAPE_CONTACT: z
    .union(
      [z.email(), z.url({ protocol: /^https$/ }).regex(/^[\x21-\x7e]+$/)],
      "is neither an email address nor an https URL",
    )
    .optional(),
  /** Hosts that agreed to be fetched from, separated by commas. Their robots.txt is not consulted. */
  SCRAPE_ALLOWED_HOSTS: z
    .string()
    .transform((list) => list.split(",").map((host) => host.trim().toLowerCase()))
    .refine((hosts) => hosts.every(isHostName), "is not a list of hosts, separated by commas")
    .optional(),

  /** The service that writes articles. Without any of these five, the templates write them. */
  ARTICLE_MODEL_PROVIDER: z
    .enum(["openai-compatible", "anthropic"], "is not openai-compatible or anthropic")
    .optional(),
  ARTICLE_MODEL_NAME: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, "is not the name of a model")
    .optional(),
  /** Where its API is. The key travels with each request, so a plain connection stays on this machine. */
  ARTICLE_MODEL_URL: z
    .string()
    .refine(isSafeUrl, "is not an https URL without user, query and fragment, or http on this machine")
    .optional(),
  ARTICLE_MODEL_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, "contains characters that no header can carry")
    .optional(),
  /** The most tokens that the model may write for one article. */
  ARTICLE_MODEL_MAX_TOKENS: z
    .string()
    .regex(/^\d{1,7}$/, tokensAdvice)
    .transform(Number)
    .refine((tokens) => tokens >= 1_000 && tokens <= 200_000, tokensAdvice)
    .optional(),

  STRIPE_SECRET_KEY: sharedVariables.STRIPE_SECRET_KEY,
  STRIPE_PUBLISHABLE_KEY: sharedVariables.STRIPE_PUBLISHABLE_KEY,
  STRIPE_WEBHOOK_SECRET: sharedVariables.STRIPE_WEBHOOK_SECRET,
  STRIPE_MODE: sharedVariables.STRIPE_MODE,
  STRIPE_ACCOUNT_ID: sharedVariables.STRIPE_ACCOUNT_ID,
  STRIPE_PAYMENT_LINK: sharedVariables.STRIPE_PAYMENT_LINK,
  STRIPE_API_BASE: sharedVariables.STRIPE_API_BASE,

  RETENTION_CLOSED_JOBS_DAYS: sharedVariables.RETENTION_CLOSED_JOBS_DAYS,
  RETENTION_CHECKS_DAYS: sharedVariables.RETENTION_CHECKS_DAYS,
  RETENTION_GENERATIONS_DAYS: sharedVariables.RETENTION_GENERATIONS_DAYS,
  RETENTION_REVISIONS_DAYS: sharedVariables.RETENTION_REVISIONS_DAYS,
  RETENTION_PAYMENT_EVENTS_DAYS: sharedVariables.RETENTION_PAYMENT_EVENTS_DAYS,
  RETENTION_AUDIT_LOG_DAYS: sharedVariables.RETENTION_AUDIT_LOG_DAYS,
  RETENTION_BROWSER_REPORTS_DAYS: sharedVariables.RETENTION_BROWSER_REPORTS_DAYS,

  // The worker only checks that the API's keys are accepted.
  FIREBASE_WEB_API_KEY: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  GOOGLE_APPLICATION_CREDENTIALS: z.string().optional(),

  // The worker only checks what the site says with these.
  OPERATOR_NAME: sharedVariables.OPERATOR_NAME,
  OPERATOR_ADDRESS: sharedVariables.OPERATOR_ADDRESS,
  OPERATOR_LAW: sharedVariables.OPERATOR_LAW,
  SUPPORT_EMAIL: sharedVariables.SUPPORT_EMAIL,
  REFUND_DAYS: sharedVariables.REFUND_DAYS,
  LEGAL_DATE: sharedVariables.LEGAL_DATE,
  OFFER_ENDS: sharedVariables.OFFER_ENDS,
};

/** The checked settings. Only this file reads the environment. */
export interface Config extends ProcessSettings {
  /** Null if payments are not configured. Only a laptop allows that. */
  payments: PaymentSettings | null;
  fetching: FetchSettings;
  /** Null if no model is configured: articles are then written by the templates. */
  articleModel: ModelSettings | null;
  operator: OperatorSettings;
  firebase: FirebaseSettings;
  /** For how many days old records are kept. */
  retention: RetentionSettings;
  production: boolean;
}

/**
 * Reads the settings.
 *
 * @throws {SettingsError}
 */
export function readConfig(environment: Environment = process.env): Config {
  const { settings, env, production } = readSettings(environment, z.object(variables), (env, mode) => [
    ...paymentProblems(env, mode),
    ...fetchProblems(env, mode),
    ...modelProblems(env),
  ]);
  return {
    ...readProcessSettings(settings),
    payments: readPaymentSettings(env),
    fetching: readFetchSettings(settings, production),
    articleModel: readModelSettings(settings),
    operator: readOperatorSettings(settings),
    firebase: {
      apiKey: settings.FIREBASE_WEB_API_KEY ?? null,
      credentials: settings.GOOGLE_APPLICATION_CREDENTIALS ?? null,
      emulatorHost: settings.FIREBASE_AUTH_EMULATOR_HOST ?? null,
    },
    retention: readRetentionSettings(settings),
    production,
  };
}

type Settings = z.output<z.ZodObject<typeof variables>>;

/** A missing contact is no problem here: `whyNotFetched` explains it. */
function fetchProblems({ JOB_SOURCES }: Environment, { production }: { production: boolean }): string[] {
  const isStandIn = JOB_SOURCES !== undefined && JOB_SOURCES !== "live";
  return production && isStandIn ? ["JOB_SOURCES is an address, so that no real source would be checked"] : [];
}

function readFetchSettings(settings: Settings, production: boolean): FetchSettings {
  const sources = settings.JOB_SOURCES ?? (production ? "live" : null);
  return {
    target: sources === null || sources === "live" ? sources : new URL(sources),
    contact: settings.SCRAPE_CONTACT ?? null,
    allowedHosts: settings.SCRAPE_ALLOWED_HOSTS ?? [],
  };
}

/** A model that is configured needs all but the limit. */
function modelProblems(env: Environment): string[] {
  if (!Object.keys(variables).some((name) => name.startsWith("ARTICLE_MODEL_") && env[name] !== undefined)) return [];
  const needed = ["ARTICLE_MODEL_PROVIDER", "ARTICLE_MODEL_NAME", "ARTICLE_MODEL_KEY"];
  // The other provider has one address for everybody.
  if (env.ARTICLE_MODEL_PROVIDER === "openai-compatible") needed.push("ARTICLE_MODEL_URL");
  return needed
    .filter((name) => env[name] === undefined)
    .map((name) => `${name} is missing: set it, or remove all variables that begin with ARTICLE_MODEL_`);
}

function readModelSettings(settings: Settings): ModelSettings | null {
  const { ARTICLE_MODEL_PROVIDER: provider, ARTICLE_MODEL_NAME: name, ARTICLE_MODEL_KEY: key } = settings;
  const url = settings.ARTICLE_MODEL_URL ?? (provider === "anthropic" ? "https://api.anthropic.com/v1" : undefined);
  if (provider === undefined || name === undefined || key === undefined || url === undefined) return null;
  return { provider, name, url: url.replace(/\/+$/, ""), key, maxTokens: settings.ARTICLE_MODEL_MAX_TOKENS ?? 8_000 };
}

function isSafeUrl(value: string): boolean {
  const url = URL.parse(value);
  if (!url || url.username || url.password || url.search || url.hash) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && ["127.0.0.1", "localhost"].includes(url.hostname));
}

function isHostName(host: string): boolean {
  return /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/.test(host);
}

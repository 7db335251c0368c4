import { existsSync } from "node:fs";
import { isIP } from "node:net";
import { join } from "node:path";
import type { ReaderLimits } from "@zodiac-at-work/db";
import {
  databaseAddress,
  type Environment,
  type OperatorSettings,
  type PaymentSettings,
  type ProcessSettings,
  paymentProblems,
  portNumber,
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
import { type ReaderQuote, readerQuotes } from "./reader-quotes.ts";

/**
 * Every variable that the API reads, with its rule. `packages/settings` says what the shared ones mean.
 *
 * @public for the test that compares it with `.env.example`
 */
export const variables = {
  NODE_ENV: sharedVariables.NODE_ENV,
  DATABASE_URL: sharedVariables.DATABASE_URL,
  /** The same database without the pooler in transaction mode that DATABASE_URL leads through. */
  LISTEN_DATABASE_URL: databaseAddress().optional(),
  LOG_LEVEL: sharedVariables.LOG_LEVEL,
  METRICS_HOST: sharedVariables.METRICS_HOST,
  METRICS_PORT: sharedVariables.METRICS_PORT,
  ...tracingVariables,

  /** The address to listen on. By default every interface in production, and loopback otherwise. */
  HOST: z.string().optional(),
  PORT: portNumber().default(3000),
  /** The folder of the built site, if this process serves it. */
  WEB_DIR: z
    .string()
    .refine((folder) => existsSync(join(folder, "app.html")), "is not a folder with an app.html")
    .optional(),
  /** The public origin of the site, for canonical addresses and previews. */
  SITE_URL: z.string().refine(isOrigin, "is not an origin such as https://www.example.com").optional(),
  /** Other origins whose pages may call the API with credentials, separated by commas. */
  ALLOWED_ORIGINS: z
    .string()
    .default("")
    .transform(listOf)
    .refine((origins) => origins.every(isOrigin), "is not a list of origins such as https://www.example.com"),
  /** The proxies whose X-Forwarded-* headers are trusted, separated by commas. */
  TRUST_PROXY: z
    .string()
    .default("")
    .transform(listOf)
    .refine((proxies) => proxies.every(isAddressRange), "is not a list of addresses or ranges such as 10.0.0.0/8"),

  /** For how long the process serves on after SIGTERM, until the balancer has seen that it is not ready. */
  DRAIN_SECONDS: wholeNumber({ from: 0, to: 300 }).optional(),

  FIREBASE_PROJECT_ID: z.string("is missing: id of the Firebase project"),
  /** The project's web configuration, for the browser; not secret. */
  FIREBASE_WEB_API_KEY: z.string("is missing: apiKey of the Firebase project's web configuration"),
  FIREBASE_WEB_AUTH_DOMAIN: z.string().optional(),
  FIREBASE_WEB_APP_ID: z.string().optional(),
  /** The local emulator. It accepts forged sign-ins. firebase-admin reads this one and the next two itself. */
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[^/]+:\d+$/, "is not of the form host:port")
    .optional(),
  /** The file of the service account. */
  GOOGLE_APPLICATION_CREDENTIALS: z.string().refine(existsSync, "names a file that does not exist").optional(),
  /** Set in place of the file on Google's own platform. The platform provides credentials. */
  GOOGLE_CLOUD_PROJECT: z.string().optional(),

  /** For how many minutes the result of a check of a job board stands. */
  SCRAPE_FRESH_MINUTES: wholeNumber({ from: 0, to: 1_440 }).default(30),
  /** The most checks of one job board that all readers together start in an hour. */
  SCRAPE_READER_CHECKS_PER_HOUR: wholeNumber({ from: 1, to: 60 }).default(4),

  STRIPE_SECRET_KEY: sharedVariables.STRIPE_SECRET_KEY,
  STRIPE_PUBLISHABLE_KEY: sharedVariables.STRIPE_PUBLISHABLE_KEY,
  STRIPE_WEBHOOK_SECRET: sharedVariables.STRIPE_WEBHOOK_SECRET,
  STRIPE_WEBHOOK_SECRET_NEXT: sharedVariables.STRIPE_WEBHOOK_SECRET_NEXT,
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

  OPERATOR_NAME: sharedVariables.OPERATOR_NAME,
  OPERATOR_ADDRESS: sharedVariables.OPERATOR_ADDRESS,
  OPERATOR_LAW: sharedVariables.OPERATOR_LAW,
  SUPPORT_EMAIL: sharedVariables.SUPPORT_EMAIL,
  REFUND_DAYS: sharedVariables.REFUND_DAYS,
  LEGAL_DATE: sharedVariables.LEGAL_DATE,
  OFFER_ENDS: sharedVariables.OFFER_ENDS,
  /** What three readers say, as JSON. They have agreed to it. */
  READER_QUOTES: readerQuotes.optional(),
  /** Marks the operator, the end of the offer and the quotes as samples. A laptop sets it. */
  SAMPLE_OPERATOR: z.literal("yes", "is not yes").optional(),
};

/** The validated environment. Only this file reads it. */
export interface Config extends ProcessSettings {
  /** Where notices of changes come from; null if `databaseUrl` delivers them. */
  listenDatabaseUrl: string | null;
  production: boolean;
  host: string;
  /** 0 chooses a free port. */
  port: number;
  /** The folder of the built web app, if this process serves it. */
  webDir: string | undefined;
  /** The public origin of the site. Null on a laptop, where pages take it from the request. */
  siteUrl: string | null;
  /** Other origins whose pages may call the API with credentials. */
  allowedOrigins: readonly string[];
  /** The addresses of trusted proxies, whose X-Forwarded-* headers are used. */
  trustProxy: string[];
  /** Between SIGTERM and the end of the listener, in milliseconds. */
  drainMs: number;
  firebase: { projectId: string; apiKey: string; authDomain: string | null; appId: string | null };
  /** `host:port` of the Firebase emulator, in local mode only. */
  authEmulatorHost: string | null;
  /** Who runs the site, for the legal pages and the offer. */
  operator: OperatorSettings;
  /** Null if the operator has none. The site then shows lines of a reading. */
  readerQuotes: readonly ReaderQuote[] | null;
  /** Whether the operator and the quotes are samples, which the pages say. */
  hasSampleOperator: boolean;
  /** Null if payments are not configured. Production requires them. */
  payments: PaymentSettings | null;
  /** How often readers may have a job board checked. */
  readerLimits: ReaderLimits;
  /** For how many days the worker keeps old records, to show it. */
  retention: RetentionSettings;
}

/**
 * Reads and validates the environment.
 *
 * @throws {SettingsError}
 */
export function readConfig(environment: Environment = process.env): Config {
  const { settings, env, production } = readSettings(environment, z.object(variables), (env, mode) => [
    ...(mode.production ? productionProblems(env) : []),
    ...paymentProblems(env, mode),
  ]);
  return {
    ...readProcessSettings(settings),
    listenDatabaseUrl: settings.LISTEN_DATABASE_URL ?? null,
    production,
    host: settings.HOST ?? (production ? "0.0.0.0" : "127.0.0.1"),
    port: settings.PORT,
    webDir: settings.WEB_DIR,
    siteUrl: settings.SITE_URL ?? null,
    allowedOrigins: settings.ALLOWED_ORIGINS,
    trustProxy: settings.TRUST_PROXY,
    drainMs: (settings.DRAIN_SECONDS ?? (production ? 10 : 0)) * 1_000,
    firebase: {
      projectId: settings.FIREBASE_PROJECT_ID,
      apiKey: settings.FIREBASE_WEB_API_KEY,
      authDomain: settings.FIREBASE_WEB_AUTH_DOMAIN ?? null,
      appId: settings.FIREBASE_WEB_APP_ID ?? null,
    },
    authEmulatorHost: settings.FIREBASE_AUTH_EMULATOR_HOST ?? null,
    operator: readOperatorSettings(settings),
    readerQuotes: settings.READER_QUOTES ?? null,
    hasSampleOperator: settings.SAMPLE_OPERATOR !== undefined,
    payments: readPaymentSettings(env),
    retention: readRetentionSettings(settings),
    readerLimits: {
      freshMinutes: settings.SCRAPE_FRESH_MINUTES,
      checksPerHour: settings.SCRAPE_READER_CHECKS_PER_HOUR,
    },
  };
}

/** Returns the problems of a production environment: local stand-ins, and settings that are missing or insecure. */
function productionProblems(env: Environment): string[] {
  const problems: string[] = [];
  if (env.FIREBASE_AUTH_EMULATOR_HOST) {
    problems.push("FIREBASE_AUTH_EMULATOR_HOST is set, and the emulator accepts forged sign-ins");
  }
  if (env.FIREBASE_PROJECT_ID?.startsWith("demo-")) problems.push("FIREBASE_PROJECT_ID names a demo project");
  if (env.FIREBASE_WEB_API_KEY?.startsWith("demo-")) problems.push("FIREBASE_WEB_API_KEY is the emulator's");
  if (!env.GOOGLE_APPLICATION_CREDENTIALS && !env.GOOGLE_CLOUD_PROJECT) {
    problems.push(
      "GOOGLE_APPLICATION_CREDENTIALS is missing: path of the service account's file " +
        "(on Google's own platform, which provides credentials, set GOOGLE_CLOUD_PROJECT instead)",
    );
  }
  if (env.SAMPLE_OPERATOR) problems.push("SAMPLE_OPERATOR is set, so that nobody real would run the site");
  if (env.WEB_DIR && !env.SITE_URL) problems.push("SITE_URL is missing: public origin of the site that WEB_DIR holds");
  if (env.SITE_URL?.startsWith("http:")) problems.push("SITE_URL is an origin without https");
  if (env.ALLOWED_ORIGINS?.includes("http:")) problems.push("ALLOWED_ORIGINS names an origin without https");
  return problems;
}

function wholeNumber({ from, to }: { from: number; to: number }) {
  const advice = `is not a whole number from ${from} to ${to}`;
  return z
    .string()
    .regex(/^\d{1,4}$/, advice)
    .transform(Number)
    .refine((number) => number >= from && number <= to, advice);
}

function listOf(value: string): string[] {
  return value.split(",").flatMap((part) => part.trim() || []);
}

/** `10.0.0.1`, `10.0.0.0/8`, `::1`, or a range that proxy-addr knows by name. */
function isAddressRange(value: string): boolean {
  const [address = "", bits = "0", ...rest] = value.split("/");
  const isNamed = ["loopback", "linklocal", "uniquelocal"].includes(value);
  return isNamed || (isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= 128 && rest.length === 0);
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value;
}

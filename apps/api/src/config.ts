import { existsSync } from "node:fs";
import { isIP } from "node:net";
import { join } from "node:path";
import type { ReaderLimits } from "@zodiac-at-work/db";
import { type PaymentSettings, paymentProblems, paymentVariables, readPaymentSettings } from "@zodiac-at-work/payments";
import {
  type Environment,
  type OperatorSettings,
  operatorVariables,
  type ProcessSettings,
  portNumber,
  processVariables,
  readOperatorSettings,
  readProcessSettings,
  readSettings,
} from "@zodiac-at-work/settings";
import { z } from "zod";
import { readerLimitsVariables, readReaderLimits } from "./routes/jobs/reader-limits.ts";

/** The validated environment. Only this file reads it. */
export interface Config extends ProcessSettings {
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
  firebase: { projectId: string; apiKey: string; authDomain: string | null; appId: string | null };
  /** `host:port` of the Firebase emulator, in local mode only. */
  authEmulatorHost: string | null;
  /** Who runs the site, for the legal pages. */
  operator: OperatorSettings;
  /** Null if payments are not configured, which production refuses. */
  payments: PaymentSettings | null;
  /** How often readers may have a job board checked. */
  readerLimits: ReaderLimits;
}

/**
 * Reads and validates the environment.
 *
 * @throws {SettingsError}
 */
export function readConfig(environment: Environment = process.env): Config {
  const { settings, env, production } = readSettings(environment, schema, (variables, mode) => [
    ...(mode.production ? productionProblems(variables) : []),
    ...paymentProblems(variables, mode),
  ]);
  return {
    ...readProcessSettings(settings),
    production,
    host: settings.HOST ?? (production ? "0.0.0.0" : "127.0.0.1"),
    port: settings.PORT,
    webDir: settings.WEB_DIR,
    siteUrl: settings.SITE_URL ?? null,
    allowedOrigins: settings.ALLOWED_ORIGINS,
    trustProxy: settings.TRUST_PROXY,
    firebase: {
      projectId: settings.FIREBASE_PROJECT_ID,
      apiKey: settings.FIREBASE_WEB_API_KEY,
      authDomain: settings.FIREBASE_WEB_AUTH_DOMAIN ?? null,
      appId: settings.FIREBASE_WEB_APP_ID ?? null,
    },
    authEmulatorHost: settings.FIREBASE_AUTH_EMULATOR_HOST ?? null,
    operator: readOperatorSettings(settings),
    payments: readPaymentSettings(env),
    readerLimits: readReaderLimits(settings),
  };
}

const schema = z.object({
  ...processVariables,
  HOST: z.string().optional(),
  PORT: portNumber.default(3000),
  WEB_DIR: z
    .string()
    .refine((folder) => existsSync(join(folder, "app.html")), "is not a folder with an app.html")
    .optional(),
  SITE_URL: z.string().refine(isOrigin, "is not an origin such as https://www.example.com").optional(),
  ALLOWED_ORIGINS: z
    .string()
    .default("")
    .transform(listOf)
    .refine((origins) => origins.every(isOrigin), "is not a list of origins such as https://www.example.com"),
  TRUST_PROXY: z
    .string()
    .default("")
    .transform(listOf)
    .refine((proxies) => proxies.every(isAddressRange), "is not a list of addresses or ranges such as 10.0.0.0/8"),
  FIREBASE_PROJECT_ID: z.string("is missing: id of the Firebase project"),
  FIREBASE_WEB_API_KEY: z.string("is missing: apiKey of the Firebase project's web configuration"),
  FIREBASE_WEB_AUTH_DOMAIN: z.string().optional(),
  FIREBASE_WEB_APP_ID: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[^/]+:\d+$/, "is not of the form host:port")
    .optional(),
  GOOGLE_APPLICATION_CREDENTIALS: z.string().refine(existsSync, "names a file that does not exist").optional(),
  ...operatorVariables,
  ...paymentVariables,
  ...readerLimitsVariables,
});

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
  if (env.WEB_DIR && !env.SITE_URL) problems.push("SITE_URL is missing: public origin of the site that WEB_DIR holds");
  if (env.SITE_URL?.startsWith("http:")) problems.push("SITE_URL is an origin without https");
  if (env.ALLOWED_ORIGINS?.includes("http:")) problems.push("ALLOWED_ORIGINS names an origin without https");
  return problems;
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

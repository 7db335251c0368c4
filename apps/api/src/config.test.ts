import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SettingsError } from "@zodiac-at-work/settings";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

const folder = mkdtempSync(join(tmpdir(), "config-"));
writeFileSync(join(folder, "app.html"), "<!doctype html>");
writeFileSync(join(folder, "account.json"), "{}");

const production = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://api:hunter2@db.example:5432/zodiac",
  FIREBASE_PROJECT_ID: "zodiac-live",
  FIREBASE_WEB_API_KEY: "AIza-hunter2",
  GOOGLE_APPLICATION_CREDENTIALS: join(folder, "account.json"),
  STRIPE_SECRET_KEY: "sk_live_hunter2",
  STRIPE_PUBLISHABLE_KEY: "pk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_hunter2",
  STRIPE_PAYMENT_LINK: "https://buy.stripe.com/1",
};

const laptop = {
  NODE_ENV: "development",
  DATABASE_URL: "postgres://postgres:hunter2@127.0.0.1:5433/zodiac",
  FIREBASE_PROJECT_ID: "demo-zodiac",
  FIREBASE_WEB_API_KEY: "demo-key",
  FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099",
};

const sandbox = {
  STRIPE_API_BASE: "http://127.0.0.1:4242",
  STRIPE_SECRET_KEY: "sk_test_sandbox_local",
  STRIPE_PUBLISHABLE_KEY: "pk_test_sandbox_local",
  STRIPE_WEBHOOK_SECRET: "whsec_sandbox_local",
};

const quotes = JSON.stringify(
  ["rat", "ox", "tiger"].map((sign) => ({ quote: "I read hunter2 over coffee.", role: "Nurse", sign })),
);

function problemsOf(env: Record<string, string | undefined>): string {
  try {
    readConfig(env);
    return "none";
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
}

test("a complete production configuration is accepted, and listens on every interface", () => {
  expect(readConfig(production)).toEqual({
    production: true,
    host: "0.0.0.0",
    listenDatabaseUrl: null,
    port: 3000,
    logLevel: "info",
    databaseUrl: production.DATABASE_URL,
    metrics: null,
    tracing: false,
    webDir: undefined,
    siteUrl: null,
    allowedOrigins: [],
    trustProxy: [],
    drainMs: 10_000,
    firebase: { projectId: "zodiac-live", apiKey: "AIza-hunter2", authDomain: null, appId: null },
    authEmulatorHost: null,
    payments: {
      secretKey: "sk_live_hunter2",
      publishableKey: "pk_live_1",
      webhookSecret: "whsec_hunter2",
      nextWebhookSecret: null,
      livemode: true,
      accountId: null,
      paymentLink: "https://buy.stripe.com/1",
      sandboxUrl: null,
    },
    operator: { name: null, address: null, email: null, law: null, legalDate: null, refundDays: null, offerEnds: null },
    readerQuotes: null,
    hasSampleOperator: false,
    retention: {
      ...{ closedJobs: 180, checks: 365, generations: 365, revisions: 365, paymentEvents: 90, auditLog: 730 },
      browserReports: 90,
    },
    readerLimits: { freshMinutes: 30, checksPerHour: 4 },
  });
});

test("a local configuration with the emulator is accepted, and listens on loopback only", () => {
  expect(readConfig(laptop)).toMatchObject({
    production: false,
    host: "127.0.0.1",
    authEmulatorHost: "127.0.0.1:9099",
  });
});

const required = [
  "DATABASE_URL",
  "FIREBASE_PROJECT_ID",
  "FIREBASE_WEB_API_KEY",
  "GOOGLE_APPLICATION_CREDENTIALS",
  "STRIPE_SECRET_KEY",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_PAYMENT_LINK",
];

test.each([
  ["empty", {}],
  ["of empty settings", Object.fromEntries(required.map((name) => [name, ""]))],
])("in production, an environment that is %s is refused with every missing setting at once", (_, env) => {
  const message = problemsOf({ ...env, NODE_ENV: "production" });
  for (const name of required) expect(message).toContain(`${name} is missing`);
});

test("in production, a sample of an operator is refused", () => {
  expect(problemsOf({ ...production, SAMPLE_OPERATOR: "yes" })).toContain("\n  SAMPLE_OPERATOR is set");
  expect(readConfig({ ...laptop, SAMPLE_OPERATOR: "yes" }).hasSampleOperator).toBe(true);
});

test("three quotes of readers are read from JSON", () => {
  expect(readConfig({ ...laptop, READER_QUOTES: quotes }).readerQuotes?.map(({ sign }) => sign)).toEqual([
    "rat",
    "ox",
    "tiger",
  ]);
});

test("without NODE_ENV, production is assumed", () => {
  expect(problemsOf({ ...laptop, NODE_ENV: undefined })).toContain("NODE_ENV is not set, so this is production");
});

test("in production, local stand-ins are refused by name, together with missing settings", () => {
  const message = problemsOf({ ...laptop, ...sandbox, NODE_ENV: "production", DATABASE_URL: undefined });
  for (const name of [...Object.keys(laptop), ...Object.keys(sandbox)].filter((one) => one !== "NODE_ENV")) {
    expect(message).toContain(`\n  ${name} `);
  }
});

test("in production, serving the site requires its origin", () => {
  expect(problemsOf({ ...production, WEB_DIR: folder })).toContain("SITE_URL is missing");
  expect(readConfig({ ...laptop, WEB_DIR: folder }).siteUrl).toBeNull();
});

test("on Google's platform, no file with credentials is required", () => {
  const { GOOGLE_APPLICATION_CREDENTIALS: _, ...rest } = production;
  expect(readConfig({ ...rest, GOOGLE_CLOUD_PROJECT: "zodiac-live" }).production).toBe(true);
});

describe("an invalid setting is named, and its value is not shown", () => {
  test.each([
    ["NODE_ENV", "hunter2"],
    ["PORT", "hunter2"],
    ["OFFER_ENDS", "hunter2"],
    ["READER_QUOTES", "hunter2"],
    ["READER_QUOTES", '[{ "quote": "hunter2", "role": "Nurse", "sign": "tiger" }]'],
    ["READER_QUOTES", quotes.replace("rat", "cat")],
    ["SAMPLE_OPERATOR", "hunter2"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["LOG_LEVEL", "hunter2"],
    ["DATABASE_URL", "mysql://me:hunter2@db/zodiac"],
    ["DATABASE_URL", "hunter2"],
    ["WEB_DIR", "/hunter2"],
    ["SITE_URL", "https://hunter2.example/path"],
    ["SITE_URL", "http://hunter2.example"],
    ["ALLOWED_ORIGINS", "https://hunter2.example/path"],
    ["ALLOWED_ORIGINS", "*"],
    ["ALLOWED_ORIGINS", "http://hunter2.example"],
    ["TRUST_PROXY", "1"],
    ["TRUST_PROXY", "true"],
    ["TRUST_PROXY", "10.0.0.0/hunter2"],
    ["FIREBASE_AUTH_EMULATOR_HOST", "http://hunter2:9099"],
    ["GOOGLE_APPLICATION_CREDENTIALS", "/hunter2.json"],
    ["STRIPE_PUBLISHABLE_KEY", "sk_live_hunter2"],
    ["STRIPE_SECRET_KEY", "pk_live_hunter2"],
    ["STRIPE_WEBHOOK_SECRET", "hunter2"],
    ["STRIPE_WEBHOOK_SECRET_NEXT", "hunter2"],
    ["STRIPE_PAYMENT_LINK", "hunter2"],
    ["STRIPE_PAYMENT_LINK", "http://hunter2.example"],
    ["STRIPE_API_BASE", "hunter2"],
    ["STRIPE_SECRET_KEY", "sk_test_sandbox_hunter2"],
  ])("%s=%s", (name, value) => {
    const message = problemsOf({ ...production, [name]: value });
    expect(message).toMatch(new RegExp(`^ {2}${name} (is|names) `, "m"));
    if (name !== "NODE_ENV") expect(message).not.toContain("hunter2");
  });
});

test("in development, payments use the sandbox, Stripe's test keys, or are not configured", () => {
  expect(readConfig(laptop).payments).toBeNull();
  expect(readConfig({ ...laptop, ...sandbox }).payments).toMatchObject({ sandboxUrl: "http://127.0.0.1:4242" });
  const testKeys = {
    STRIPE_SECRET_KEY: "sk_test_1",
    STRIPE_PUBLISHABLE_KEY: "pk_test_1",
    STRIPE_WEBHOOK_SECRET: "whsec_1",
  };
  expect(readConfig({ ...laptop, ...testKeys }).payments).toMatchObject({ sandboxUrl: null, paymentLink: null });
});

test("the sandbox's keys are refused for Stripe, Stripe's for the sandbox, and an incomplete set for both", () => {
  expect(problemsOf({ ...laptop, ...sandbox, STRIPE_API_BASE: undefined })).toContain("STRIPE_SECRET_KEY belongs to");
  expect(problemsOf({ ...laptop, ...sandbox, STRIPE_SECRET_KEY: "sk_test_1" })).toContain(
    "STRIPE_SECRET_KEY does not belong to the local sandbox, and STRIPE_API_BASE is set",
  );
  expect(problemsOf({ ...laptop, ...sandbox, STRIPE_WEBHOOK_SECRET: undefined })).toContain(
    "STRIPE_WEBHOOK_SECRET is missing",
  );
});

test("the limits of readers' checks are whole numbers in their range", () => {
  const limitsOf = (changes: Record<string, string>) => readConfig({ ...laptop, ...changes }).readerLimits;
  const least = { SCRAPE_FRESH_MINUTES: "0", SCRAPE_READER_CHECKS_PER_HOUR: "1" };
  expect(limitsOf(least)).toEqual({ freshMinutes: 0, checksPerHour: 1 });
  const most = { SCRAPE_FRESH_MINUTES: "1440", SCRAPE_READER_CHECKS_PER_HOUR: "60" };
  expect(limitsOf(most)).toEqual({ freshMinutes: 1_440, checksPerHour: 60 });
  for (const wrong of ["1441", "-1", "1.5", "half"]) {
    expect(problemsOf({ ...laptop, SCRAPE_FRESH_MINUTES: wrong })).toContain(
      "SCRAPE_FRESH_MINUTES is not a whole number from 0 to 1440",
    );
  }
  for (const wrong of ["0", "61", "many"]) {
    expect(problemsOf({ ...laptop, SCRAPE_READER_CHECKS_PER_HOUR: wrong })).toContain(
      "SCRAPE_READER_CHECKS_PER_HOUR is not a whole number from 1 to 60",
    );
  }
});

test("lists are split at commas, and port 0 is accepted", () => {
  const config = readConfig({
    ...production,
    PORT: "0",
    WEB_DIR: folder,
    SITE_URL: "https://www.example.com",
    ALLOWED_ORIGINS: "https://a.example, https://b.example:8443",
    TRUST_PROXY: "loopback, 10.0.0.0/8,::1",
  });
  expect(config).toMatchObject({
    port: 0,
    webDir: folder,
    siteUrl: "https://www.example.com",
    allowedOrigins: ["https://a.example", "https://b.example:8443"],
    trustProxy: ["loopback", "10.0.0.0/8", "::1"],
  });
});

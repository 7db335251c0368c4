import { SettingsError } from "@zodiac-at-work/settings";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { whyNotFetched } from "./openings/fetch/fetch-settings.ts";

const laptop = { NODE_ENV: "development", DATABASE_URL: "postgres://me:secret@127.0.0.1/zodiac" };
const production = {
  ...laptop,
  NODE_ENV: "production",
  STRIPE_SECRET_KEY: "sk_live_x",
  STRIPE_PUBLISHABLE_KEY: "pk_live_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
  STRIPE_PAYMENT_LINK: "https://buy.stripe.com/abc",
};

test("production fetches from the real hosts, and starts without a contact but refuses to fetch", () => {
  const { fetching } = readConfig(production);
  expect(fetching).toEqual({ target: "live", contact: null, allowedHosts: [] });
  expect(whyNotFetched(fetching)).toMatch(/^SCRAPE_CONTACT is missing/);
});

test("a contact is an email address or an https URL", () => {
  for (const contact of ["jobs@example.com", "https://example.com/bot"]) {
    const { fetching } = readConfig({ ...production, SCRAPE_CONTACT: contact });
    expect(fetching.contact).toBe(contact);
    expect(whyNotFetched(fetching)).toBeNull();
  }
  for (const contact of ["me", "http://example.com", "https://example.com/ü", "a@b.com)\r\nx: y", "javascript:1"]) {
    expect(() => readConfig({ ...production, SCRAPE_CONTACT: contact })).toThrow("SCRAPE_CONTACT is neither");
  }
});

test("production refuses a stand-in, and a laptop takes one without a contact", () => {
  const standIn = { JOB_SOURCES: "http://127.0.0.1:4000" };
  expect(() => readConfig({ ...production, ...standIn })).toThrow("JOB_SOURCES is an address");
  const { fetching } = readConfig({ ...laptop, ...standIn });
  expect(fetching.target).toEqual(new URL("http://127.0.0.1:4000"));
  expect(whyNotFetched(fetching)).toBeNull();
});

test("a stand-in is on this machine", () => {
  for (const address of ["http://example.com:80", "https://127.0.0.1:4000", "http://127.0.0.1", "yes"]) {
    expect(() => readConfig({ ...laptop, JOB_SOURCES: address })).toThrow("JOB_SOURCES is neither live nor");
  }
});

test("a laptop fetches nothing unless it is told from where", () => {
  expect(whyNotFetched(readConfig(laptop).fetching)).toMatch(/^JOB_SOURCES is missing/);
  expect(whyNotFetched(readConfig({ ...laptop, JOB_SOURCES: "live" }).fetching)).toMatch(/^SCRAPE_CONTACT is missing/);
});

test("hosts that are allowed by agreement are a list", () => {
  const hosts = "api.smartrecruiters.com, Jobs.Example.com";
  expect(readConfig({ ...laptop, SCRAPE_ALLOWED_HOSTS: hosts }).fetching.allowedHosts).toEqual([
    "api.smartrecruiters.com",
    "jobs.example.com",
  ]);
  for (const wrong of ["*", "*.example.com", "https://example.com", "localhost", "127.0.0.1", "a.com,,b.com"]) {
    expect(() => readConfig({ ...laptop, SCRAPE_ALLOWED_HOSTS: wrong })).toThrow("SCRAPE_ALLOWED_HOSTS is not a list");
  }
});

const model = {
  ARTICLE_MODEL_PROVIDER: "openai-compatible",
  ARTICLE_MODEL_NAME: "writer-1",
  ARTICLE_MODEL_URL: "https://models.example.com/v1/",
  ARTICLE_MODEL_KEY: "secret-key",
};

test("without settings no model writes", () => {
  expect(readConfig(laptop).articleModel).toBeNull();
  expect(readConfig({ ...laptop, ARTICLE_MODEL_NAME: "" }).articleModel).toBeNull();
});

test("a model has a provider, a name, an address without the last slash, a key and a limit of 8,000 tokens", () => {
  expect(readConfig({ ...laptop, ...model }).articleModel).toEqual({
    provider: "openai-compatible",
    name: "writer-1",
    url: "https://models.example.com/v1",
    key: "secret-key",
    maxTokens: 8_000,
  });
});

test("Anthropic has one address for everybody", () => {
  const { ARTICLE_MODEL_URL: _, ...settings } = { ...model, ARTICLE_MODEL_PROVIDER: "anthropic" };
  expect(readConfig({ ...laptop, ...settings }).articleModel?.url).toBe("https://api.anthropic.com/v1");
});

test.each(["http://127.0.0.1:11434/v1", "http://localhost:11434/v1"])("a model on this machine may be at %s", (url) => {
  expect(readConfig({ ...laptop, ...model, ARTICLE_MODEL_URL: url }).articleModel?.url).toBe(url);
});

test.each(Object.keys(model))("a model without %s is a problem that names it", (name) => {
  expect(() => readConfig({ ...laptop, ...model, [name]: undefined })).toThrow(`${name} is missing`);
});

test.each([
  ["ARTICLE_MODEL_PROVIDER", "gateway"],
  ["ARTICLE_MODEL_NAME", "two words"],
  ["ARTICLE_MODEL_URL", "http://models.example.com/v1"],
  ["ARTICLE_MODEL_URL", "https://user:password@models.example.com"],
  ["ARTICLE_MODEL_URL", "https://models.example.com/v1?key=secret"],
  ["ARTICLE_MODEL_URL", "models.example.com"],
  ["ARTICLE_MODEL_KEY", "secret\nkey"],
  ["ARTICLE_MODEL_MAX_TOKENS", "999"],
  ["ARTICLE_MODEL_MAX_TOKENS", "200001"],
  ["ARTICLE_MODEL_MAX_TOKENS", "8k"],
])("%s as %j is a problem that does not repeat the value", (name, value) => {
  const read = () => readConfig({ ...laptop, ...model, [name]: value });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(new RegExp(`^  ${name} `, "m"));
  expect(read).not.toThrow(value);
});

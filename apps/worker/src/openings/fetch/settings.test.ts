import { expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import { whyNotFetched } from "./settings.ts";

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

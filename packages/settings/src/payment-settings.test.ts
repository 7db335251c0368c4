import { expect, test } from "vitest";
import { paymentProblems, readPaymentSettings } from "./payment-settings.ts";

const live = {
  STRIPE_SECRET_KEY: "sk_live_hunter2",
  STRIPE_PUBLISHABLE_KEY: "pk_live_hunter2",
  STRIPE_WEBHOOK_SECRET: "whsec_hunter2",
  STRIPE_PAYMENT_LINK: "https://buy.stripe.com/abc",
};
const staging = {
  STRIPE_MODE: "test",
  STRIPE_SECRET_KEY: "sk_test_hunter2",
  STRIPE_PUBLISHABLE_KEY: "pk_test_hunter2",
  STRIPE_WEBHOOK_SECRET: "whsec_hunter2",
  STRIPE_PAYMENT_LINK: "https://buy.stripe.com/test_abc",
};
const production = { production: true };
const laptop = { production: false };

test("production accepts live keys, restricted ones too", () => {
  expect(paymentProblems(live, production)).toEqual([]);
  expect(paymentProblems({ ...live, STRIPE_SECRET_KEY: "rk_live_hunter2" }, production)).toEqual([]);
  expect(readPaymentSettings(live)).toMatchObject({ livemode: true });
});

test("staging accepts matching test keys with STRIPE_MODE=test, and production does not", () => {
  expect(paymentProblems(staging, production)).toEqual([]);
  expect(readPaymentSettings(staging)).toMatchObject({ livemode: false });
  expect(paymentProblems({ ...staging, STRIPE_MODE: undefined }, production)).toEqual([
    "STRIPE_SECRET_KEY is a test key: production needs live keys, and staging STRIPE_MODE=test",
    "STRIPE_PUBLISHABLE_KEY is a test key: production needs live keys, and staging STRIPE_MODE=test",
    "STRIPE_PAYMENT_LINK is a test link, and the keys must be live keys",
  ]);
});

test.each([
  [{ ...live, STRIPE_PUBLISHABLE_KEY: "pk_test_hunter2" }, /^STRIPE_PUBLISHABLE_KEY is a test key/],
  [{ ...live, STRIPE_SECRET_KEY: "sk_test_hunter2" }, /^STRIPE_SECRET_KEY is a test key/],
  [{ ...live, STRIPE_SECRET_KEY: "rk_test_hunter2" }, /^STRIPE_SECRET_KEY is a test key/],
  [{ ...staging, STRIPE_PUBLISHABLE_KEY: "pk_live_hunter2" }, /^STRIPE_PUBLISHABLE_KEY is a live key/],
  [{ ...staging, STRIPE_SECRET_KEY: "sk_live_hunter2" }, /^STRIPE_SECRET_KEY is a live key/],
  [{ ...live, STRIPE_PAYMENT_LINK: "https://buy.stripe.com/test_abc" }, /^STRIPE_PAYMENT_LINK is a test link/],
  [{ ...staging, STRIPE_PAYMENT_LINK: "https://buy.stripe.com/abc" }, /^STRIPE_PAYMENT_LINK is a live link/],
])("production refuses a single setting of the other mode: %#", (env, problem) => {
  const problems = paymentProblems(env, production);
  expect(problems).toEqual([expect.stringMatching(problem)]);
  expect(problems.join()).not.toContain("hunter2");
});

test("production refuses the sandbox's keys, with STRIPE_MODE=test too", () => {
  const env = {
    ...staging,
    STRIPE_SECRET_KEY: "sk_test_sandbox_local",
    STRIPE_PUBLISHABLE_KEY: "pk_test_sandbox_local",
    STRIPE_WEBHOOK_SECRET: "whsec_sandbox_local",
    STRIPE_WEBHOOK_SECRET_NEXT: "whsec_sandbox_other",
    STRIPE_API_BASE: "http://127.0.0.1:4242",
  };
  expect(paymentProblems(env, production)).toEqual([
    "STRIPE_SECRET_KEY belongs to the local sandbox",
    "STRIPE_PUBLISHABLE_KEY belongs to the local sandbox",
    "STRIPE_WEBHOOK_SECRET belongs to the local sandbox",
    "STRIPE_WEBHOOK_SECRET_NEXT belongs to the local sandbox",
    "STRIPE_API_BASE is set, so that no payment would reach Stripe",
  ]);
});

test("a laptop accepts test keys, and refuses a test key beside a live one", () => {
  expect(paymentProblems({ ...staging, STRIPE_MODE: undefined }, laptop)).toEqual([]);
  const mixed = { ...staging, STRIPE_MODE: undefined, STRIPE_SECRET_KEY: "sk_live_hunter2" };
  expect(paymentProblems(mixed, laptop)).toEqual([
    "STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY do not match: one is a test key, the other a live key",
  ]);
});

test("a laptop needs no payment settings", () => {
  expect(paymentProblems({}, laptop)).toEqual([]);
  expect(readPaymentSettings({})).toBeNull();
});

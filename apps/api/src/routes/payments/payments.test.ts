import { startSandbox } from "@zodiac-at-work/payments/testing";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, testPayments } from "../../testing.ts";

const sandbox = await startSandbox();
const { app, db, log, signIn, close } = await buildTestApp(
  { payments: { ...testPayments, sandboxUrl: sandbox.origin } },
  sandbox.stripe,
);
afterAll(() => Promise.all([close(), sandbox.stop()]));
beforeEach(async () => {
  await fetch(`${sandbox.origin}/_sandbox/faults`, { method: "DELETE" });
});

let people = 0;
async function newcomer(changes: { emailVerified?: boolean; hasPaidAccess?: boolean; recorded?: boolean } = {}) {
  people += 1;
  const userId = `person-${people}`;
  const email = `Person-${people}@Example.com`;
  return { userId, email, headers: await signIn({ uid: userId, email, ...changes }) };
}

type Person = Awaited<ReturnType<typeof newcomer>>;

function post(url: string, { headers }: Person, payload: object) {
  return app.inject({ method: "POST", url, headers, payload });
}

function createIntent(person: Person, changes: object = {}) {
  const { email, userId } = person;
  return post("/api/create-payment-intent", person, { amount: 62, email, userId, ...changes });
}

async function status({ userId, headers }: Person) {
  return (await app.inject({ url: `/api/user/${userId}/payment-status`, headers })).json();
}

async function pay(clientSecret: string, card?: string) {
  return sandbox.pay(clientSecret.split("_secret_")[0] ?? "", clientSecret, card);
}

describe("create-payment-intent", () => {
  test("returns a client secret, the same to two tabs, with or without the address", async () => {
    const person = await newcomer();
    const responses = await Promise.all([
      createIntent(person),
      createIntent(person),
      createIntent(person, { email: undefined }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const secrets = new Set(responses.map((response) => response.json().clientSecret));
    expect([...secrets]).toEqual([expect.stringMatching(/^pi_\w+_secret_\w+$/)]);
  });

  test.each([61, 63, 0, -62, 6200, "62", null, undefined, 62.5])(
    "an amount of %s responds with 400 and opens no payment",
    async (amount) => {
      const person = await newcomer();
      const response = await createIntent(person, { amount });
      expect([response.statusCode, response.json().code]).toEqual([400, "invalid-request"]);
      expect(await db.selectFrom("orders").select("id").where("userId", "=", person.userId).execute()).toEqual([]);
    },
  );

  test("refuses another user's id or address, and ignores the case of the address", async () => {
    const person = await newcomer();
    expect((await createIntent(person, { userId: "somebody" })).statusCode).toBe(403);
    expect((await createIntent(person, { email: "somebody@example.com" })).statusCode).toBe(403);
    expect((await createIntent(person, { email: person.email.toLowerCase() })).statusCode).toBe(200);
  });

  test("refuses users who have paid and users who are not registered", async () => {
    const paid = await createIntent(await newcomer({ hasPaidAccess: true }));
    expect([paid.statusCode, paid.json().code]).toEqual([409, "already-paid"]);
    expect((await createIntent(await newcomer({ recorded: false }))).statusCode).toBe(404);
  });

  test("refuses a second payment while one is processing", async () => {
    const person = await newcomer();
    const { clientSecret } = (await createIntent(person)).json();
    await sandbox.control("/delayed_payments", { count: 1 });
    await pay(clientSecret);
    const response = await createIntent(person);
    expect([response.statusCode, response.json().code]).toEqual([409, "payment-processing"]);
  });

  test.each([
    ["responses 500", { kind: "error", count: 9 }],
    ["drops connections", { kind: "drop", count: 9 }],
    ["hangs", { kind: "hang", count: 9 }],
  ])("a provider that %s is 503, worth a retry, and the retry succeeds", async (_, fault) => {
    const person = await newcomer();
    await sandbox.control("/faults", fault);
    const response = await createIntent(person);
    expect([response.statusCode, response.json().code, response.headers["retry-after"]]).toEqual([
      503,
      "payment-unavailable",
      "5",
    ]);
    await fetch(`${sandbox.origin}/_sandbox/faults`, { method: "DELETE" });
    expect((await createIntent(person)).statusCode).toBe(200);
  });

  test("waits for a slow provider", async () => {
    await sandbox.control("/faults", { kind: "delay", ms: 700 });
    expect((await createIntent(await newcomer())).statusCode).toBe(200);
  });
});

describe("payment-status", () => {
  test("finds a payment whose webhook event is missing", async () => {
    const person = await newcomer();
    const { clientSecret } = (await createIntent(person)).json();
    expect(await status(person)).toEqual({ hasPaid: false, paymentFailed: false });
    await pay(clientSecret);
    await db.updateTable("payments").set({ askedAt: null }).where("userId", "=", person.userId).execute();
    expect(await status(person)).toEqual({ hasPaid: true, paymentFailed: false });
  });

  test("reports a decline, and the success after it", async () => {
    const person = await newcomer();
    const { clientSecret } = (await createIntent(person)).json();
    expect(await pay(clientSecret, "4000000000000002")).toBe(402);
    expect(await status(person)).toEqual({ hasPaid: false, paymentFailed: true });
    expect(await pay(clientSecret)).toBe(200);
    expect(await status(person)).toEqual({ hasPaid: true, paymentFailed: false });
  });

  test("does not report a failure while the provider can't be reached, because another card may have paid", async () => {
    const person = await newcomer();
    const { clientSecret } = (await createIntent(person)).json();
    await pay(clientSecret, "4000000000000002");
    expect(await status(person)).toEqual({ hasPaid: false, paymentFailed: true });
    await pay(clientSecret);
    await sandbox.control("/faults", { kind: "error", count: 5 });
    expect(await status(person)).toEqual({ hasPaid: false, paymentFailed: false });
  });

  test.each([
    { kind: "error", count: 5 },
    { kind: "hang", count: 5 },
    { kind: "drop", count: 5 },
  ])("responds with what is recorded while the provider has a fault: %o", async (fault) => {
    const person = await newcomer();
    await createIntent(person);
    await sandbox.control("/faults", fault);
    expect(await status(person)).toEqual({ hasPaid: false, paymentFailed: false });
  });
});

describe("payment-link", () => {
  test("returns the same URL to every user who has not paid", async () => {
    const get = async ({ headers }: Person) => app.inject({ url: "/api/payment-link", headers });
    const [first, second] = [await get(await newcomer()), await get(await newcomer())];
    expect(first.json()).toEqual({ paymentLink: expect.stringContaining(sandbox.origin) });
    expect(second.json()).toEqual(first.json());
    expect((await get(await newcomer({ hasPaidAccess: true }))).json().code).toBe("already-paid");
  });
});

describe("update-payment-user-id", () => {
  async function paidByLink(email: string) {
    const id = `pi_link_${email}`;
    const moment = new Date();
    await db
      .insertInto("payments")
      .values({
        id,
        provider: "stripe",
        email,
        status: "succeeded",
        statusAt: moment,
        createdAt: moment,
        amountReceived: 6200,
        currency: "usd",
        grantsAccess: true,
      })
      .execute();
  }

  test("assigns the payment of a verified address once, whatever its case", async () => {
    const person = await newcomer({ emailVerified: true });
    await paidByLink(person.email.toUpperCase());
    const ask = () => post("/api/update-payment-user-id", person, { email: person.email, userId: person.userId });
    expect((await ask()).json()).toEqual({ attached: 1, hasPaid: true });
    expect((await ask()).json()).toEqual({ attached: 0, hasPaid: true });
    expect((await status(person)).hasPaid).toBe(true);
  });

  test("changes nothing for an address that is not verified", async () => {
    const person = await newcomer();
    await paidByLink(person.email);
    const response = await post("/api/update-payment-user-id", person, { email: person.email, userId: person.userId });
    expect(response.json()).toEqual({ attached: 0, hasPaid: false });
  });

  test("refuses another user's id or address", async () => {
    const victim = await newcomer({ emailVerified: true });
    await paidByLink(victim.email);
    const thief = await newcomer({ emailVerified: true });
    for (const body of [
      { email: victim.email, userId: thief.userId },
      { email: thief.email, userId: victim.userId },
      { email: victim.email, userId: victim.userId },
    ]) {
      expect((await post("/api/update-payment-user-id", thief, body)).statusCode).toBe(403);
    }
    expect((await status(thief)).hasPaid).toBe(false);
  });
});

test("the log contains no address, client secret or key", () => {
  const lines = log.join("\n");
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines).not.toMatch(/person-\d+@example|_secret_|sk_test|whsec/i);
});

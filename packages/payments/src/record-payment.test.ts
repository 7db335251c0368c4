import { createDb, deleteAccount, registerUser } from "@zodiac-at-work/db";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { afterAll, describe, expect, test } from "vitest";
import type { Fact } from "./facts.ts";
import { attachPayments, recordPayment } from "./record-payment.ts";
import { addUser, disputeFact, hasAccess, paymentFact, refundedFact, refundFact, second } from "./testing.ts";

const { db, connectionString, drop } = await createTestDb();
afterAll(drop);

let payments = 0;
function newId(): string {
  payments += 1;
  return `pi_${payments}`;
}

function find(id: string) {
  return db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

async function record(...facts: Fact[]): Promise<void> {
  for (const fact of facts) await recordPayment(db, fact);
}

describe("access", () => {
  test("is granted when the full price is received", async () => {
    const userId = await addUser(db);
    const id = newId();
    await record(paymentFact({ id, userId, status: "processing", asOf: second(1) }));
    expect(await hasAccess(db, userId)).toBe(false);
    await record(paymentFact({ id, userId }));
    expect(await hasAccess(db, userId)).toBe(true);
  });

  test.each([
    ["less than the price", { amountReceived: 6199 }],
    ["another currency", { currency: "jpy" }],
    ["a failed payment", { status: "failed" }],
    ["a canceled payment", { status: "canceled" }],
    ["a payment in processing", { status: "processing" }],
  ] as const)("is not granted for %s", async (_, changes) => {
    const userId = await addUser(db);
    await record(paymentFact({ id: newId(), userId, ...changes }));
    expect(await hasAccess(db, userId)).toBe(false);
  });

  const id = "pi_story";
  test.each<[string, Fact[], boolean]>([
    ["is kept after a partial refund", [refundFact(id, { amount: 6199 })], true],
    ["is kept after a partial refund that is reported as a sum", [refundedFact(id, 6199)], true],
    ["is removed by a full refund", [refundFact(id)], false],
    ["is removed by a full refund that is reported as a sum", [refundedFact(id)], false],
    ["is removed by a pending refund", [refundFact(id, { status: "pending" })], false],
    [
      "is removed by partial refunds that add up to the price",
      [refundFact(id, { id: "a", amount: 3100 }), refundFact(id, { id: "b", amount: 3100 })],
      false,
    ],
    [
      "is restored when the refund fails",
      [refundFact(id), refundedFact(id), refundFact(id, { status: "failed" })],
      true,
    ],
    [
      "is restored when the refund is canceled",
      [refundFact(id, { status: "pending" }), refundFact(id, { status: "canceled" })],
      true,
    ],
    [
      "is removed by a second refund after one that failed",
      [refundFact(id, { id: "a", status: "failed" }), refundFact(id, { id: "b" })],
      false,
    ],
    ["is removed by a dispute", [disputeFact(id)], false],
    [
      "stays removed when the dispute is lost",
      [disputeFact(id), disputeFact(id, { status: "lost", asOf: second(40) })],
      false,
    ],
    [
      "is restored when the dispute is won",
      [disputeFact(id), disputeFact(id, { status: "won", asOf: second(40) })],
      true,
    ],
    [
      "is restored when the inquiry is closed",
      [disputeFact(id), disputeFact(id, { status: "warning_closed", asOf: second(40) })],
      true,
    ],
    [
      "is restored when the dispute is prevented",
      [disputeFact(id), disputeFact(id, { status: "prevented", asOf: second(40) })],
      true,
    ],
    [
      "stays removed after a full refund, even if the dispute is won",
      [refundFact(id), disputeFact(id, { status: "won" })],
      false,
    ],
    [
      "is removed while one of two disputes is open",
      [disputeFact(id, { id: "a", status: "won" }), disputeFact(id, { id: "b" })],
      false,
    ],
  ])("%s", async (_, facts, expected) => {
    const userId = await addUser(db);
    const own = newId();
    const renamed = facts.map(
      (fact) => ({ ...fact, paymentId: own, ...("id" in fact && { id: `${fact.id}_${own}` }) }) as Fact,
    );
    await record(paymentFact({ id: own, userId }), ...renamed);
    expect(await hasAccess(db, userId)).toBe(expected);
  });

  test("is kept while another payment grants it", async () => {
    const userId = await addUser(db);
    const [first, again] = [newId(), newId()];
    await record(paymentFact({ id: first, userId }), paymentFact({ id: again, userId }), refundFact(first));
    expect(await hasAccess(db, userId)).toBe(true);
    await record(refundFact(again));
    expect(await hasAccess(db, userId)).toBe(false);
  });

  test("is granted only to the buyer", async () => {
    const [buyer, other] = [await addUser(db), await addUser(db)];
    await record(paymentFact({ id: newId(), userId: buyer }));
    expect(await hasAccess(db, other)).toBe(false);
  });
});

describe("events", () => {
  const event = (id: string) => ({ id, type: "payment_intent.succeeded", createdAt: second(10) });

  test("one event delivered a hundred times at once, to two pools, is recorded once", async () => {
    const userId = await addUser(db);
    const fact = paymentFact({ id: newId(), userId });
    const other = createDb(connectionString);
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, index) => recordPayment(index % 2 ? db : other, fact, event("evt_same"))),
    );
    await other.destroy();
    expect(outcomes.filter((outcome) => outcome === "recorded")).toHaveLength(1);
    expect(await db.selectFrom("payments").selectAll().where("userId", "=", userId).execute()).toHaveLength(1);
    expect(await hasAccess(db, userId)).toBe(true);
  });

  test("fifty concurrent events of one payment leave one payment and one grant", async () => {
    const userId = await addUser(db);
    const id = newId();
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        recordPayment(
          db,
          paymentFact({ id, ...(index % 2 ? { userId } : { email: "x@example.com" }) }),
          event(`evt_${id}_${index}`),
        ),
      ),
    );
    expect(await find(id)).toMatchObject({ userId, email: null, grantsAccess: true });
    expect(await hasAccess(db, userId)).toBe(true);
  });

  test("an event that could not be recorded can be delivered again", async () => {
    const fact = paymentFact({ id: "", userId: await addUser(db) });
    await expect(recordPayment(db, fact, event("evt_broken"))).rejects.toThrow();
    expect(await recordPayment(db, paymentFact({ id: newId() }), event("evt_broken"))).toBe("recorded");
  });
});

describe("a payment without a user", () => {
  test("waits with its address, and is assigned to the user who has the address in any case", async () => {
    const userId = await addUser(db);
    const id = newId();
    await record(paymentFact({ id, email: "Late@Example.com" }));
    expect(await find(id)).toMatchObject({ userId: null, email: "Late@Example.com", grantsAccess: true });
    expect(await attachPayments(db, { userId, email: "late@example.COM" })).toBe(1);
    expect(await find(id)).toMatchObject({ userId, email: null });
    expect(await hasAccess(db, userId)).toBe(true);
    expect(await attachPayments(db, { userId, email: "late@example.com" })).toBe(0);
  });

  test("goes to one of two users who claim it at once", async () => {
    const [first, second] = [await addUser(db), await addUser(db)];
    await record(paymentFact({ id: newId(), email: "both@example.com" }));
    const counts = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        attachPayments(db, { userId: index % 2 ? first : second, email: "both@example.com" }),
      ),
    );
    expect(counts.filter((count) => count === 1)).toHaveLength(1);
    expect([await hasAccess(db, first), await hasAccess(db, second)].sort()).toEqual([false, true]);
  });

  test("is not assigned to another address", async () => {
    const userId = await addUser(db);
    await record(paymentFact({ id: newId(), email: "a_b@example.com" }));
    expect(await attachPayments(db, { userId, email: "axb@example.com" })).toBe(0);
    expect(await attachPayments(db, { userId: "nobody", email: "a_b@example.com" })).toBe(0);
  });

  test("keeps its address if it names an unknown user", async () => {
    const id = newId();
    await record(paymentFact({ id, userId: "not-recorded", email: "x@example.com" }));
    expect(await find(id)).toMatchObject({ userId: null, email: "x@example.com" });
  });

  test("is assigned to the user whom a later fact names", async () => {
    const userId = await addUser(db);
    const id = newId();
    await record(refundedFact(id, 0), paymentFact({ id }), paymentFact({ id, userId, email: "x@example.com" }));
    expect(await find(id)).toMatchObject({ userId, email: null });
    expect(await hasAccess(db, userId)).toBe(true);
  });
});

describe("a deleted account", () => {
  test("leaves its payments anonymous, and no later fact changes that", async () => {
    const userId = await addUser(db);
    const [before, after] = [newId(), newId()];
    await record(paymentFact({ id: before, userId }));
    await deleteAccount(db, userId, async () => {});
    const anonymous = { userId: null, email: null, anonymizedAt: expect.any(Date), amountReceived: 6200 };
    expect(await find(before)).toMatchObject(anonymous);
    await record(paymentFact({ id: before, userId, email: "x@example.com", asOf: second(50) }), refundFact(before));
    await record(paymentFact({ id: after, userId, email: "x@example.com" }));
    expect(await find(before)).toMatchObject({ ...anonymous, grantsAccess: false });
    expect(await find(after)).toMatchObject(anonymous);
    await expect(registerUser(db, { id: userId, email: "x@example.com" })).rejects.toThrow("deleted");
  });

  test("leaves a payment anonymous that is recorded at the same time", async () => {
    for (let round = 0; round < 10; round += 1) {
      const userId = await addUser(db);
      const id = newId();
      await Promise.all([
        recordPayment(db, paymentFact({ id, userId, email: "x@example.com" })),
        deleteAccount(db, userId, async () => {}),
        recordPayment(db, paymentFact({ id, userId, email: "x@example.com", asOf: second(11) })),
      ]);
      expect(await find(id)).toMatchObject({ userId: null, email: null });
    }
  });

  test("is kept if the identity provider can't delete it", async () => {
    const userId = await addUser(db);
    await record(paymentFact({ id: newId(), userId }));
    await expect(
      deleteAccount(db, userId, async () => {
        throw new Error("the provider is out of reach");
      }),
    ).rejects.toThrow("out of reach");
    expect(await hasAccess(db, userId)).toBe(true);
  });
});

import { createDb, deleteAccount, insertAuditEntry, listAuditEntries } from "@zodiac-at-work/db";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { afterAll, describe, expect, test } from "vitest";
import { moveAccess, recordPayment } from "./record-payment.ts";
import { addUser, disputeFact, hasAccess, paymentFact, refundFact, second } from "./testing.ts";

const testDb = await createTestDb();
const { db } = testDb;
/** The API's role, with enough connections for races. */
const api = createDb(await testDb.createApiRole(), { maxConnections: 8 });
afterAll(async () => {
  await api.destroy();
  await testDb.drop();
});

let payments = 0;
const account = async () => {
  const uid = await addUser(db);
  return { uid, email: `${uid}@example.com` };
};
type Account = Awaited<ReturnType<typeof account>>;

async function pay({ uid }: Account): Promise<string> {
  payments += 1;
  const id = `pi_${payments}`;
  await recordPayment(db, paymentFact({ id, userId: uid }));
  return id;
}

const move = (from: Account, to: Account) =>
  moveAccess(api, { from, to }, (trx, ids) =>
    insertAuditEntry(trx, { by: { uid: "ada" }, action: "move-access", subject: to.uid, target: ids.join(" ") }),
  );
const entriesOf = async (id: string) =>
  (await listAuditEntries(db, {}, { page: 1, limit: 100 })).entries.filter(({ target }) =>
    target?.split(" ").includes(id),
  );
const access = async (...accounts: Account[]) => Promise.all(accounts.map(({ uid }) => hasAccess(db, uid)));
const ownerOf = async (id: string) =>
  (await db.selectFrom("payments").select("userId").where("id", "=", id).executeTakeFirstOrThrow()).userId;

test("access and the payment behind it move, with the order, and a second move changes nothing", async () => {
  const [from, to] = [await account(), await account()];
  const { id: orderId } = await db
    .insertInto("orders")
    .values({ userId: from.uid })
    .returning("id")
    .executeTakeFirstOrThrow();
  payments += 1;
  const id = `pi_${payments}`;
  await recordPayment(db, paymentFact({ id, userId: from.uid, orderId }));
  expect(await move(from, to)).toEqual({ kind: "moved", paymentIds: [id] });
  expect(await access(from, to)).toEqual([false, true]);
  const order = await db.selectFrom("orders").select("userId").where("paymentId", "=", id).executeTakeFirst();
  expect(order?.userId).toBe(to.uid);
  expect(await move(from, to)).toEqual({ kind: "unchanged" });
  expect(await entriesOf(id)).toHaveLength(1);
});

test("what the provider reports later counts for the new account, whomever it names", async () => {
  const [from, to] = [await account(), await account()];
  const id = await pay(from);
  await move(from, to);
  await recordPayment(db, paymentFact({ id, userId: from.uid, asOf: second(50) }));
  expect([await ownerOf(id), ...(await access(from, to))]).toEqual([to.uid, false, true]);
  await recordPayment(db, refundFact(id));
  expect(await access(from, to)).toEqual([false, false]);
});

test("payments that grant nothing stay", async () => {
  const [from, to] = [await account(), await account()];
  const [refunded, disputed, granting] = [await pay(from), await pay(from), await pay(from)];
  await recordPayment(db, refundFact(refunded));
  await recordPayment(db, disputeFact(disputed));
  expect(await move(from, to)).toEqual({ kind: "moved", paymentIds: [granting] });
  expect([await ownerOf(refunded), await ownerOf(disputed)]).toEqual([from.uid, from.uid]);
  // A dispute that is won brings the old account's access back.
  await recordPayment(db, disputeFact(disputed, { status: "won", asOf: second(60) }));
  expect(await access(from, to)).toEqual([true, true]);
});

describe("nothing moves", () => {
  test("from an account without access", async () => {
    const [from, to] = [await account(), await account()];
    expect(await move(from, to)).toEqual({ kind: "no-access" });
  });

  test("to an account that has access of its own", async () => {
    const [from, to] = [await account(), await account()];
    await pay(from);
    await pay(to);
    expect(await move(from, to)).toEqual({ kind: "both-have-access" });
    expect(await access(from, to)).toEqual([true, true]);
  });

  test("from or to an account that does not exist, or has another address by now", async () => {
    const [from, to] = [await account(), await account()];
    await pay(from);
    const outcomes = [
      await move({ uid: "nobody", email: "nobody@example.com" }, to),
      await move(from, { uid: "nobody", email: "nobody@example.com" }),
      await move({ ...from, email: "other@example.com" }, to),
      await move(from, { ...to, email: "other@example.com" }),
    ];
    expect(outcomes).toEqual(Array(4).fill({ kind: "unknown-account" }));
    expect(await move({ ...from, email: from.email.toUpperCase() }, to)).toMatchObject({ kind: "moved" });
  });

  test("within one account", async () => {
    const from = await account();
    await expect(move(from, from)).rejects.toThrow("Access can't be moved within an account.");
  });

  test("if the entry of the audit log can't be stored", async () => {
    const [from, to] = [await account(), await account()];
    await pay(from);
    const fail = () => Promise.reject(new Error("no audit log"));
    await expect(moveAccess(api, { from, to }, fail)).rejects.toThrow("no audit log");
    expect(await access(from, to)).toEqual([true, false]);
  });
});

describe("at the same time", () => {
  /** Each race is run often, because one run may happen to take turns. */
  const rounds = Array.from({ length: 15 });

  test("the same move twenty times moves once", async () => {
    const [from, to] = [await account(), await account()];
    const id = await pay(from);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => move(from, to)));
    expect(outcomes.filter(({ kind }) => kind === "moved")).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === "unchanged")).toHaveLength(19);
    expect(await entriesOf(id)).toHaveLength(1);
  });

  test("moves to two accounts give access to one of them", async () => {
    for (const _ of rounds) {
      const [from, to, other] = [await account(), await account(), await account()];
      const id = await pay(from);
      const outcomes = await Promise.all([move(from, to), move(from, other)]);
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["moved", "no-access"]);
      const [, ...targets] = await access(from, to, other);
      expect([await hasAccess(db, from.uid), ...targets.toSorted()]).toEqual([false, false, true]);
      expect(await entriesOf(id)).toHaveLength(1);
    }
  });

  test("moves there and back, and along a chain, end with one access", async () => {
    for (const _ of rounds) {
      const [a, b, c] = [await account(), await account(), await account()];
      const id = await pay(a);
      await Promise.all([move(a, b), move(b, a), move(b, c), move(c, a)]);
      const accesses = await access(a, b, c);
      expect(accesses.filter(Boolean)).toHaveLength(1);
      expect(await ownerOf(id)).toBe([a, b, c][accesses.indexOf(true)]?.uid);
    }
  });

  test("a refund leaves nobody with access, whoever is first", async () => {
    for (const _ of rounds) {
      const [from, to] = [await account(), await account()];
      const id = await pay(from);
      const [outcome] = await Promise.all([move(from, to), recordPayment(db, refundFact(id))]);
      expect(["moved", "no-access"]).toContain(outcome.kind);
      expect(await access(from, to)).toEqual([false, false]);
    }
  });

  test("a payment of the new account leaves no access without a payment", async () => {
    for (const _ of rounds) {
      const [from, to] = [await account(), await account()];
      const id = await pay(from);
      const [outcome, own] = await Promise.all([move(from, to), pay(to)]);
      expect(await ownerOf(own)).toBe(to.uid);
      expect(await ownerOf(id)).toBe(outcome.kind === "moved" ? to.uid : from.uid);
      expect(await access(from, to)).toEqual([outcome.kind !== "moved", true]);
    }
  });

  test("a deletion of the old account takes the access with it or leaves it with the new one", async () => {
    for (const _ of rounds) {
      const [from, to] = [await account(), await account()];
      const id = await pay(from);
      const [outcome] = await Promise.all([move(from, to), deleteAccount(api, from.uid, async () => {})]);
      expect(["moved", "unknown-account", "no-access"]).toContain(outcome.kind);
      expect(await hasAccess(db, to.uid)).toBe(outcome.kind === "moved");
      expect(await ownerOf(id)).toBe(outcome.kind === "moved" ? to.uid : null);
    }
  });

  test("a deletion of the new account leaves the access or ends it, and the payment names nobody who is gone", async () => {
    for (const _ of rounds) {
      const [from, to] = [await account(), await account()];
      const id = await pay(from);
      const [outcome] = await Promise.all([move(from, to), deleteAccount(api, to.uid, async () => {})]);
      expect(["moved", "unknown-account"]).toContain(outcome.kind);
      expect(await hasAccess(db, from.uid)).toBe(outcome.kind !== "moved");
      expect(await ownerOf(id)).toBe(outcome.kind === "moved" ? null : from.uid);
    }
  });
});

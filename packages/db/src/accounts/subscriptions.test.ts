import { afterAll, beforeEach, expect, test } from "vitest";
import { createTestDb } from "../testing.ts";
import { blockUser, unblockUser } from "./blocked-users.ts";
import { deleteAccount } from "./delete-account.ts";
import { createSubscription, deleteSubscription, findSubscribedSign, listSubscriptions } from "./subscriptions.ts";

const { db, drop } = await createTestDb();
afterAll(drop);
beforeEach(async () => {
  await db.deleteFrom("users").execute();
  await db
    .insertInto("users")
    .values([
      { id: "member", hasPaidAccess: true },
      { id: "other", hasPaidAccess: true },
    ])
    .execute();
});

const feed = { userId: "member", kind: "feed", sign: "dragon" } as const;

test("a secret finds the sign of its subscription, and only as its kind", async () => {
  const { secret, subscription } = await createSubscription(db, feed);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(subscription).toEqual({ kind: "feed", sign: "dragon", createdAt: expect.any(Date) });
  expect(await findSubscribedSign(db, "feed", secret)).toBe("dragon");
  expect(await findSubscribedSign(db, "calendar", secret)).toBeUndefined();
  expect(await findSubscribedSign(db, "feed", `${secret.slice(0, -1)}!`)).toBeUndefined();
  expect(await findSubscribedSign(db, "feed", "")).toBeUndefined();
});

test("the table holds the hash of a secret, and the hash finds nothing", async () => {
  const { secret } = await createSubscription(db, feed);
  const [row] = await db.selectFrom("subscriptions").selectAll().execute();
  expect(JSON.stringify(row)).not.toContain(secret);
  expect(await findSubscribedSign(db, "feed", row?.secretHash ?? "")).toBeUndefined();
});

test("a second subscription of a kind ends the first, and leaves the other kind and other users", async () => {
  const first = await createSubscription(db, feed);
  const calendar = await createSubscription(db, { ...feed, kind: "calendar" });
  const others = await createSubscription(db, { ...feed, userId: "other" });
  const second = await createSubscription(db, { ...feed, sign: "rat" });
  expect(await findSubscribedSign(db, "feed", first.secret)).toBeUndefined();
  expect(await findSubscribedSign(db, "feed", second.secret)).toBe("rat");
  expect(await findSubscribedSign(db, "calendar", calendar.secret)).toBe("dragon");
  expect(await findSubscribedSign(db, "feed", others.secret)).toBe("dragon");
  expect(await listSubscriptions(db, "member")).toMatchObject([{ kind: "calendar" }, { kind: "feed", sign: "rat" }]);
});

test("a deleted subscription finds nothing, and deleting again changes nothing", async () => {
  const { secret } = await createSubscription(db, feed);
  const calendar = await createSubscription(db, { ...feed, kind: "calendar" });
  await deleteSubscription(db, "other", "feed");
  expect(await findSubscribedSign(db, "feed", secret)).toBe("dragon");
  await deleteSubscription(db, "member", "feed");
  await deleteSubscription(db, "member", "feed");
  expect(await findSubscribedSign(db, "feed", secret)).toBeUndefined();
  expect(await findSubscribedSign(db, "calendar", calendar.secret)).toBe("dragon");
});

test("a secret finds nothing while its owner has no access", async () => {
  const { secret } = await createSubscription(db, feed);
  const setAccess = (hasPaidAccess: boolean) =>
    db.updateTable("users").set({ hasPaidAccess }).where("id", "=", "member").execute();
  await setAccess(false);
  expect(await findSubscribedSign(db, "feed", secret)).toBeUndefined();
  await db.updateTable("users").set({ role: "admin" }).where("id", "=", "member").execute();
  expect(await findSubscribedSign(db, "feed", secret)).toBe("dragon");
  await setAccess(true);
  await blockUser(db, { uid: "member", blockedBy: "ada" });
  expect(await findSubscribedSign(db, "feed", secret)).toBeUndefined();
  await unblockUser(db, { uid: "member", unblockedBy: "operator" });
  expect(await findSubscribedSign(db, "feed", secret)).toBe("dragon");
});

test("deleting the account deletes its subscriptions", async () => {
  const { secret } = await createSubscription(db, feed);
  await deleteAccount(db, "member", async () => undefined);
  expect(await findSubscribedSign(db, "feed", secret)).toBeUndefined();
  expect(await listSubscriptions(db, "member")).toEqual([]);
});

test("only a registered user can subscribe", async () => {
  await expect(createSubscription(db, { ...feed, userId: "nobody" })).rejects.toThrow(/foreign key/);
});

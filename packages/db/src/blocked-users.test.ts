import { afterAll, expect, test } from "vitest";
import { blockUser, isBlocked, listBlockedUsers, unblockUser } from "./blocked-users.ts";
import { deleteAccount } from "./delete-account.ts";
import { createTestDb } from "./testing.ts";
import { findUser, registerUser } from "./users.ts";

const { db, drop } = await createTestDb();
afterAll(drop);

test("a user is blocked until they are unblocked", async () => {
  await registerUser(db, { id: "ann", email: "ann@example.com" });
  expect(await isBlocked(db, "ann")).toBe(false);
  expect([
    await blockUser(db, { uid: "ann", blockedBy: "Grace" }),
    await blockUser(db, { uid: "ann", blockedBy: "Ada" }),
  ]).toEqual([true, false]);
  expect(await isBlocked(db, "ann")).toBe(true);
  expect(await listBlockedUsers(db)).toEqual([{ userId: "ann", blockedBy: "Grace", blockedAt: expect.any(Date) }]);
  expect([await unblockUser(db, "ann"), await unblockUser(db, "ann")]).toEqual([true, false]);
  expect(await isBlocked(db, "ann")).toBe(false);
});

test("a user can be blocked before they register, and stays blocked when the account is deleted", async () => {
  await blockUser(db, { uid: "eve", blockedBy: "Grace" });
  await registerUser(db, { id: "eve", email: "eve@example.com" });
  await deleteAccount(db, "eve", async () => {});
  expect(await isBlocked(db, "eve")).toBe(true);
  expect(await findUser(db, "eve")).toBeUndefined();
});

import { afterAll, expect, test } from "vitest";
import { createTestDb } from "../testing.ts";
import { getAccountStanding } from "./account-standing.ts";
import { blockUser, listBlockedUsers, unblockUser } from "./blocked-users.ts";
import { deleteAccount } from "./delete-account.ts";
import { findUser, registerUser } from "./users.ts";

const { db, drop } = await createTestDb();
afterAll(drop);

test("a user is blocked until they are unblocked", async () => {
  await registerUser(db, { id: "ann", email: "ann@example.com" });
  expect(await getAccountStanding(db, "ann")).toBe("good");
  expect([
    await blockUser(db, { uid: "ann", blockedBy: "Grace" }),
    await blockUser(db, { uid: "ann", blockedBy: "Ada" }),
  ]).toEqual([true, false]);
  expect(await getAccountStanding(db, "ann")).toBe("blocked");
  expect(await listBlockedUsers(db)).toEqual([{ userId: "ann", blockedBy: "Grace", blockedAt: expect.any(Date) }]);
  const unblock = () => unblockUser(db, { uid: "ann", unblockedBy: "Grace" });
  expect([await unblock(), await unblock()]).toEqual([true, false]);
  expect(await getAccountStanding(db, "ann")).toBe("good");
});

test("a user can be blocked before they register, and the block outlives the account", async () => {
  await blockUser(db, { uid: "eve", blockedBy: "Grace" });
  await registerUser(db, { id: "eve", email: "eve@example.com" });
  expect(await getAccountStanding(db, "eve")).toBe("blocked");
  await deleteAccount(db, "eve", async () => {});
  expect(await listBlockedUsers(db)).toMatchObject([{ userId: "eve" }]);
  expect(await findUser(db, "eve")).toBeUndefined();
});

test("a deleted account stays deleted, blocked or not, whether or not it was registered", async () => {
  await registerUser(db, { id: "leo", email: "leo@example.com" });
  for (const uid of ["leo", "never-registered"]) {
    expect(await getAccountStanding(db, uid)).toBe("good");
    await deleteAccount(db, uid, async () => {});
    expect(await getAccountStanding(db, uid)).toBe("deleted");
    await blockUser(db, { uid, blockedBy: "Grace" });
    expect(await getAccountStanding(db, uid)).toBe("deleted");
  }
});
